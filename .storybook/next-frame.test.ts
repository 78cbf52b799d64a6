import { afterEach, expect, test, vi } from 'vitest';
import { nextFrame } from './next-frame.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

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

test('nextFrame continues after a timeout if the browser draws no frame', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('requestAnimationFrame', () => 0);
  const done = vi.fn<() => void>();
  void nextFrame().then(done);
  await vi.advanceTimersByTimeAsync(1000);
  expect(done).toHaveBeenCalledOnce();
});
