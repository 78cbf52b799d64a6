import { expect, test } from 'vitest';
import { scrollFigures } from './scroll-figures.ts';

const frame = 1000 / 60;

test('frames that follow each other miss nothing', () => {
  const times = Array.from({ length: 101 }, (_, index) => index * frame);
  const figures = scrollFigures({ times, looks: 100, blanks: 0 });
  expect(figures.missed).toBe(0);
  expect(figures.slowFrame).toBeCloseTo(frame);
  expect(figures.blank).toBe(0);
});

test('a frame three times as long has missed two', () => {
  const times = [0, 1, 2, 5, 6].map((count) => count * frame);
  expect(scrollFigures({ times, looks: 5, blanks: 1 }).missed).toBeCloseTo(2 / 6);
});

test('blank rows count against the frames that were looked at', () => {
  expect(scrollFigures({ times: [0, frame, 2 * frame], looks: 50, blanks: 1 }).blank).toBe(0.02);
});
