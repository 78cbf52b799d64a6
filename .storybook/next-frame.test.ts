import { expect, test, vi } from 'vitest';
import { nextFrame } from './next-frame.ts';

test('nextFrame waits for the next frame', async () => {
  const frames: (() => void)[] = [];
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => frames.push(frame));
  const done = vi.fn<() => void>();
  const waiting = nextFrame().then(done);
  await Promise.resolve();
  expect(done).not.toHaveBeenCalled();
  for (const frame of frames) frame();
  await waiting;
  expect(done).toHaveBeenCalledOnce();
});

test('nextFrame brings a tab without frames to the front and waits on', async () => {
  vi.useFakeTimers();
  const frames: (() => void)[] = [];
  const bringToFront = vi.fn<() => Promise<void>>(() => Promise.resolve());
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => frames.push(frame));
  vi.stubGlobal('bringToFront', bringToFront);
  const done = vi.fn<() => void>();
  const waiting = nextFrame().then(done);
  await vi.advanceTimersByTimeAsync(1000);
  expect(bringToFront).toHaveBeenCalledOnce();
  expect(done).not.toHaveBeenCalled();
  for (const frame of frames) frame();
  await waiting;
  expect(done).toHaveBeenCalledOnce();
});

test('nextFrame fails if the browser draws no frame', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('requestAnimationFrame', () => 0);
  const fault = nextFrame().catch(String);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(await fault).toBe('Error: The browser has drawn no frame for 30 s.');
});
