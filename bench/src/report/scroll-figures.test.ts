import { expect, test } from 'vitest';
import { scrollFigures } from './scroll-figures.ts';

const frame = 1000 / 60;

test('scrollFigures finds no missed frame in consecutive frames', () => {
  const times = Array.from({ length: 101 }, (_, index) => index * frame);
  const figures = scrollFigures({ times, looks: 100, blanks: 0 });
  expect(figures.missed).toBe(0);
  expect(figures.slowFrame).toBeCloseTo(frame);
  expect(figures.blank).toBe(0);
});

test('scrollFigures counts two missed frames for a frame three times as long', () => {
  const times = [0, 1, 2, 5, 6].map((count) => count * frame);
  expect(scrollFigures({ times, looks: 5, blanks: 1 }).missed).toBeCloseTo(2 / 6);
});

test('scrollFigures returns blank frames as a share of the checked frames', () => {
  expect(scrollFigures({ times: [0, frame, 2 * frame], looks: 50, blanks: 1 }).blank).toBe(0.02);
});
