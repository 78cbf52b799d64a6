import { expect, test, vi } from 'vitest';
import { createLatestPerFrame } from './latestPerFrame.ts';

/** Creates a page whose frames the test draws. */
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

test('passes on the latest value of a frame, once', () => {
  const { draw } = aPage();
  const passed: number[] = [];
  const { next } = createLatestPerFrame<number>((value) => passed.push(value));
  next(1);
  next(2);
  expect(passed).toEqual([]);
  draw();
  expect(passed).toEqual([2]);
  draw();
  next(3);
  draw();
  expect(passed).toEqual([2, 3]);
});

test('passes on a pending value immediately when flushed, and only once', () => {
  const { draw } = aPage();
  const passed: number[] = [];
  const { next, flush } = createLatestPerFrame<number>((value) => passed.push(value));
  flush();
  next(1);
  flush();
  draw();
  flush();
  expect(passed).toEqual([1]);
});

test('passes on each value immediately in a hidden page, also an earlier pending one', () => {
  const { page } = aPage();
  const passed: number[] = [];
  const { next } = createLatestPerFrame<number>((value) => passed.push(value));
  next(1);
  page.hidden = true;
  next(2);
  expect(passed).toEqual([2]);
});

test('passes on each value immediately outside of a page', () => {
  const passed: number[] = [];
  const { next } = createLatestPerFrame<number>((value) => passed.push(value));
  next(1);
  next(2);
  expect(passed).toEqual([1, 2]);
});
