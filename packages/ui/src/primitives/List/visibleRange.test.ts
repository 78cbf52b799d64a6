import { expect, test } from 'vitest';
import { equalRows } from './rowPlaces.ts';
import { visibleRange } from './visibleRange.ts';

const places = equalRows(100, 40);

test('begins with the first row in sight and ends a third of the sight below it', () => {
  expect(visibleRange(places, { top: 410, bottom: 1010, isUp: false })).toEqual({ first: 10, end: 31 });
});

test('on the way up it begins a third of the sight above it', () => {
  expect(visibleRange(places, { top: 410, bottom: 1010, isUp: true })).toEqual({ first: 5, end: 26 });
});

test('stays within the rows', () => {
  expect(visibleRange(places, { top: 0, bottom: 90_000, isUp: true })).toEqual({ first: 0, end: 100 });
});
