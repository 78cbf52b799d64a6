import { afterEach, expect, test, vi } from 'vitest';
import { createLatestPerFrame } from './latest-per-frame.ts';

/** A page that draws when it is told to. */
function aPage() {
  const frames = new Map<number, () => void>();
  const page = { hidden: false };
  vi.stubGlobal('document', page);
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => {
    frames.set(frames.size + 1, draw);
    return frames.size;
  });
  vi.stubGlobal('cancelAnimationFrame', (frame: number) => frames.delete(frame));
  return {
    page,
    draw() {
      const now = [...frames.values()];
      frames.clear();
      for (const frame of now) frame();
    },
  };
}

afterEach(() => void vi.unstubAllGlobals());

test('what comes in one frame is handed on once, the latest alone', () => {
  const { draw } = aPage();
  const told: number[] = [];
  const { next } = createLatestPerFrame<number>((value) => told.push(value));
  next(1);
  next(2);
  expect(told).toEqual([]);
  draw();
  expect(told).toEqual([2]);
  draw();
  next(3);
  draw();
  expect(told).toEqual([2, 3]);
});

test('what still waits can be had at once, and only once', () => {
  const { draw } = aPage();
  const told: number[] = [];
  const { next, flush } = createLatestPerFrame<number>((value) => told.push(value));
  flush();
  next(1);
  flush();
  draw();
  flush();
  expect(told).toEqual([1]);
});

test('a hidden page draws nothing and waits for nothing, also what came before it was hidden', () => {
  const { page } = aPage();
  const told: number[] = [];
  const { next } = createLatestPerFrame<number>((value) => told.push(value));
  next(1);
  page.hidden = true;
  next(2);
  expect(told).toEqual([2]);
});

test('outside of a page each is handed on at once', () => {
  const told: number[] = [];
  const { next } = createLatestPerFrame<number>((value) => told.push(value));
  next(1);
  next(2);
  expect(told).toEqual([1, 2]);
});
