import { expect, test } from 'vitest';
import { entryPlace, remainingPlace, turnedPlace } from './entryPlace.ts';
import { headStop } from './navigationStops.ts';
import type { Stop } from './navigationStops.ts';

const early: Stop = { day: 0, begin: 360, end: 840, key: 'early' };
const late: Stop = { day: 0, begin: 960, end: 1320, key: 'late' };
const stops = { rowCount: 20, pageRows: 5, stopsAt: () => [headStop, early, late] };
const place = (row: number) => ({ row, stop: late, goal: late.begin });

test('enters the rows at the last place if it is visible, otherwise at the first visible row', () => {
  expect(entryPlace(place(7), 3, stops)).toEqual(place(7));
  expect(entryPlace(place(8), 3, stops)).toEqual({ row: 3, stop: headStop, goal: -1 });
  expect(entryPlace(place(2), 3, stops)).toEqual({ row: 3, stop: headStop, goal: -1 });
  expect(entryPlace(null, 3, stops)).toEqual({ row: 3, stop: headStop, goal: -1 });
});

test('does not enter rows that do not exist any more', () => {
  const fewer = { ...stops, rowCount: 4 };
  expect(entryPlace(place(5), 1, fewer)).toEqual({ row: 1, stop: headStop, goal: -1 });
  expect(entryPlace(place(5), 9, fewer)).toEqual({ row: 3, stop: headStop, goal: -1 });
});

test('enters a turned page from the side of the previous one', () => {
  expect(turnedPlace(place(2), 'next', stops)).toEqual({ row: 2, stop: early, goal: early.begin });
  expect(turnedPlace(place(2), 'previous', stops)).toEqual({ row: 2, stop: late, goal: late.begin });
  const free = { ...stops, rowCount: 2, stopsAt: () => [headStop] };
  expect(turnedPlace(place(9), 'next', free)).toEqual({ row: 1, stop: headStop, goal: headStop.begin });
});

test('moves to the nearest place if the last one does not exist any more, and keeps its minute', () => {
  const other = { ...stops, rowCount: 2, stopsAt: () => [headStop, early] };
  expect(remainingPlace(place(9), other)).toEqual({ row: 1, stop: early, goal: late.begin });
});
