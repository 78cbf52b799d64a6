import { expect, test } from 'vitest';
import { heapOf, mostElements, ratioToFloor, scrollOf, timeOf } from './findings.ts';
import { someFindings } from './findings.fixtures.ts';

const timeline = { subject: 'timeline', device: 'wide', persons: 1000 } as const;

test('ratioToFloor compares each round with its own floor, so that a busy round changes nothing', () => {
  const findings = someFindings();
  expect(ratioToFloor(findings, timeline, 'painted')).toBe(1.5);
  for (const paint of findings.paints) if (paint.round === 2) paint.painted *= 10;
  expect(ratioToFloor(findings, timeline, 'painted')).toBe(1.5);
});

test('ratioToFloor ignores a round without a result of the floor', () => {
  const findings = someFindings();
  findings.paints = findings.paints.filter(({ round, subject }) => round !== 0 || subject !== 'floor');
  expect(ratioToFloor(findings, timeline, 'painted')).toBe(1.5);
});

test('timeOf returns the median of the rounds', () => {
  expect(timeOf(someFindings(), timeline, 'painted')).toBe(60);
});

test('mostElements returns the greatest number of elements', () => {
  expect(mostElements(someFindings(), 'timeline', 'phone')).toBe(500);
});

test('missing measurements are NaN', () => {
  const findings = someFindings();
  expect(timeOf(findings, { ...timeline, subject: 'vis-timeline' }, 'painted')).toBeNaN();
  expect(scrollOf(findings, 'vis-timeline', 'wide', 'wheel').missed).toBeNaN();
  expect(heapOf(findings, 'vis-timeline')).toBeNaN();
});
