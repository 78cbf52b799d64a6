import { expect, test } from 'vitest';
import { heapOf, mostElements, ratioToFloor, scrollOf, timeOf } from './findings.ts';
import { someFindings } from './findings.fixtures.ts';

const timeline = { subject: 'timeline', device: 'wide', persons: 1000 } as const;

test('each round is compared with its own floor, so that a busy one changes nothing', () => {
  const findings = someFindings();
  expect(ratioToFloor(findings, timeline, 'painted')).toBe(1.5);
  for (const paint of findings.paints) if (paint.round === 2) paint.painted *= 10;
  expect(ratioToFloor(findings, timeline, 'painted')).toBe(1.5);
});

test('a round whose floor did not end says nothing', () => {
  const findings = someFindings();
  findings.paints = findings.paints.filter(({ round, subject }) => round !== 0 || subject !== 'floor');
  expect(ratioToFloor(findings, timeline, 'painted')).toBe(1.5);
});

test('a time is the median of its rounds', () => {
  expect(timeOf(someFindings(), timeline, 'painted')).toBe(60);
});

test('the number of elements is the greatest that was seen', () => {
  expect(mostElements(someFindings(), 'timeline', 'phone')).toBe(500);
});

test('what was not measured is not a number', () => {
  const findings = someFindings();
  expect(timeOf(findings, { ...timeline, subject: 'vis-timeline' }, 'painted')).toBeNaN();
  expect(scrollOf(findings, 'vis-timeline', 'wide', 'wheel').missed).toBeNaN();
  expect(heapOf(findings, 'vis-timeline')).toBeNaN();
});
