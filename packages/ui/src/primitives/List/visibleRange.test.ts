import { expect, test } from 'vitest';
import { equalRows } from './rowPlaces.ts';
import { visibleRange } from './visibleRange.ts';

const places = equalRows(100, 40);

test('starts with the first visible row and ends a third of the visible height below the last one', () => {
  expect(visibleRange(places, { top: 410, bottom: 1010, isUp: false })).toEqual({ first: 10, end: 31 });
});

test('starts a third of the visible height above the first visible row while scrolling up', () => {
  expect(visibleRange(places, { top: 410, bottom: 1010, isUp: true })).toEqual({ first: 5, end: 26 });
});

test('stays within the existing rows', () => {
  expect(visibleRange(places, { top: 0, bottom: 90_000, isUp: true })).toEqual({ first: 0, end: 100 });
});
