import { expect, test } from 'vitest';
import { timelineMeasures } from './timelineMeasures.ts';

test.each([
  ['wide if there is room', 1100, 208],
  ['narrower if a week fits only then', 688, 184],
  ['wide if a week does not fit anyway', 650, 208],
  ['narrow on a phone', 390, 112],
])('row heads beside a week are %s', (_, width, headWidth) => {
  const own = { width, tokenRowHeight: 40, days: 7, hourStep: 12, areRowsDays: false, form: 'bars' } as const;
  expect(timelineMeasures({}, own).headWidth).toBe(headWidth);
});
