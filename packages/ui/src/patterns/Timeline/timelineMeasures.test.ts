import { expect, test } from 'vitest';
import { timelineMeasures } from './timelineMeasures.ts';

test.each([
  ['wide where there is room', 1100, 208],
  ['narrower where a week would not fit else', 688, 184],
  ['wide where a week does not fit anyway', 650, 208],
  ['narrow on a phone', 390, 112],
])('the heads beside a week are %s', (_, width, headWidth) => {
  const own = { width, tokenRowHeight: 40, days: 7, hourStep: 12, areRowsDays: false, form: 'bars' } as const;
  expect(timelineMeasures({}, own).headWidth).toBe(headWidth);
});
