import { expect, test } from 'vitest';
import { moveToStop, nearestStop } from './moveToStop.ts';
import type { Place } from './moveToStop.ts';
import { headStop } from './navigationStops.ts';
import type { Stop } from './navigationStops.ts';

const stop = (begin: number, end: number): Stop => ({ day: 0, begin, end, key: `${begin}/0` });
const rows: Stop[][] = [
  [headStop, stop(360, 840), stop(960, 1320)],
  [headStop],
  [headStop, stop(0, 360), stop(840, 1320)],
];
const stops = { rowCount: 3, pageRows: 2, stopsAt: (row: number) => rows[row] ?? [] };
const from = (row: number, at: number): Place => {
  const place = rows[row]?.[at] ?? headStop;
  return { row, stop: place, goal: place.begin };
};
const press = (key: string, place: Place, held: { ctrlKey?: boolean; shiftKey?: boolean } = {}) =>
  moveToStop({ key, ctrlKey: false, shiftKey: false, ...held }, place, stops);

test('left and right move to the next place and turn the page at the ends', () => {
  expect(press('ArrowRight', from(0, 0))).toMatchObject({ row: 0, stop: { begin: 360 } });
  expect(press('ArrowRight', from(0, 2))).toBe('next');
  expect(press('ArrowLeft', from(0, 0))).toBe('previous');
});

test('up and down move to the same time, also across a row without intervals', () => {
  const below = press('ArrowDown', from(0, 2)) as Place;
  expect(below).toMatchObject({ row: 1, stop: headStop, goal: 960 });
  expect(press('ArrowDown', below)).toMatchObject({ row: 2, stop: { begin: 840 } });
  expect(press('ArrowUp', from(0, 1))).toBeNull();
});

test('up and down move from head to head', () => {
  expect(press('ArrowDown', from(0, 0))).toMatchObject({ row: 1, stop: headStop });
});

test('Home and End move within the row, with Control to the first and last row', () => {
  expect(press('End', from(0, 0))).toMatchObject({ row: 0, stop: { begin: 960 } });
  expect(press('Home', from(0, 2))).toMatchObject({ row: 0, stop: headStop });
  expect(press('End', from(0, 1), { ctrlKey: true })).toMatchObject({ row: 2, goal: 360 });
  expect(press('Home', from(2, 1), { ctrlKey: true })).toMatchObject({ row: 0 });
});

test('Page Up and Page Down move by the visible rows, with Shift they turn the page', () => {
  expect(press('PageDown', from(0, 1))).toMatchObject({ row: 2 });
  expect(press('PageUp', from(2, 0))).toMatchObject({ row: 0 });
  expect(press('PageDown', from(0, 1), { shiftKey: true })).toBe('next');
  expect(press('PageUp', from(0, 1), { shiftKey: true })).toBe('previous');
  expect(press('a', from(0, 1))).toBeNull();
});

test('the nearest place contains the minute, or begins or ends closest to it', () => {
  const places = rows[2] ?? [];
  expect(nearestStop(places, 350)).toMatchObject({ begin: 0 });
  expect(nearestStop(places, 800)).toMatchObject({ begin: 840 });
  expect(nearestStop(places, -1)).toBe(headStop);
});
