import { expect, test } from 'vitest';
import { noMeasures, withElements, withFrame, withLongTask } from './measures.ts';

test('long tasks are counted, and the longest is kept', () => {
  const measures = [80.4, 120, 51].reduce(withLongTask, noMeasures);
  expect(measures).toMatchObject({ longTasks: 3, longestTaskMs: 120 });
});

test('the number of elements is that of now, and the most is kept', () => {
  expect([900, 1200, 700].reduce(withElements, noMeasures)).toMatchObject({
    elements: 700,
    mostElements: 1200,
  });
});

test('the longest time between two frames is kept', () => {
  expect([16.7, 48.2, 16.6].reduce(withFrame, noMeasures).longestFrameMs).toBe(48);
});
