import { expect, test } from 'vitest';
import { localDateTime } from '../core/local-date.ts';
import { directionOfPass, likelyDirection } from './pass-direction.ts';

const types = [
  { id: 1, name: 'Arrival', direction: 'in' as const },
  { id: 22, name: 'Lunch', direction: 'out' as const },
  { id: 23, name: 'Lunch', direction: 'out' as const },
  { id: 9, name: 'Out', direction: 'in' as const },
  { id: 24, name: 'Gate', direction: 'in' as const },
  { id: 25, name: 'Gate', direction: 'out' as const },
  { id: 26, name: 'Door', direction: 'unknown' as const },
];
const now = localDateTime('2026-11-20T12:00:00');
const at = (time: string, direction: 'in' | 'out' | 'unknown') => ({
  time: localDateTime(`2026-11-${time}:00`),
  direction,
});

test.each([
  ['Lunch', 'out'],
  ['Arrival', 'in'],
  ['Out', 'in'],
  ['Příchod', 'in'],
  ['Door', 'unknown'],
  ['Gate', null],
  ['Lost', null],
  // A name of JavaScript's own.
  ['constructor', null],
])('the direction of %s is %s', { tags: ['terminal-36'] }, (name, direction) => {
  expect(directionOfPass(name, types)).toBe(direction);
});

test('the usual names need no types', () => {
  expect(['In', 'Odchod', 'Lunch'].map((name) => directionOfPass(name, undefined))).toEqual([
    'in',
    'out',
    null,
  ]);
});

test.each([
  ['20T07:58', 'in', 'out'],
  ['19T20:00', 'in', 'out'],
  ['19T19:59', 'in', 'in'],
  ['20T11:30', 'out', 'in'],
  ['20T11:30', 'unknown', null],
] as const)('after a pass at %s with direction %s the next one is %s', (time, direction, likely) => {
  expect(likelyDirection(at(time, direction), now)).toBe(likely);
});

test('without a pass the next one is in', () => {
  expect(likelyDirection(null, now)).toBe('in');
});
