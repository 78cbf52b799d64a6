import { describe, expect, test } from 'vitest';
import { localDate } from '../core/local-date.ts';
import {
  freshPeriod,
  moveStart,
  periodProblem,
  sortSubstitutions,
  timeOfSubstitution,
} from './substitution-period.ts';

const today = localDate('2026-11-20');
const period = (start: string, end: string) => ({ start: localDate(start), end: localDate(end) });

describe('period of a substitution', () => {
  test('begins today and ends tomorrow', { tags: ['settings-14'] }, () => {
    expect(freshPeriod(today)).toEqual(period('2026-11-20', '2026-11-21'));
  });

  test.each([
    ['a start before the end leaves it', '2026-11-24', '2026-11-25'],
    ['a start at the end moves it to the day after', '2026-11-25', '2026-11-26'],
    ['a start after the end moves it to the day after', '2026-12-31', '2027-01-01'],
  ])('%s', { tags: ['settings-17'] }, (_, start, end) => {
    expect(moveStart(period('2026-11-20', '2026-11-25'), localDate(start))).toEqual(period(start, end));
  });

  test.each([
    ['2026-11-19', '2026-11-25', 'startInPast'],
    ['2026-11-20', '2026-11-20', 'endTooEarly'],
    ['2026-11-25', '2026-11-20', 'endTooEarly'],
    ['2026-11-20', '2026-11-21', null],
  ])('the problem from %s to %s is %s', { tags: ['settings-15', 'settings-16'] }, (start, end, problem) => {
    expect(periodProblem(period(start, end), today)).toBe(problem);
  });

  test.each([
    ['2026-11-10', '2026-11-19', 'past'],
    ['2026-11-10', '2026-11-20', 'current'],
    ['2026-11-20', '2026-11-21', 'current'],
    ['2026-11-21', '2026-11-22', 'future'],
  ])('a substitution from %s to %s is %s', (start, end, time) => {
    expect(timeOfSubstitution(period(start, end), today)).toBe(time);
  });

  test('sorts current ones first, then upcoming ones, then past ones', { tags: ['settings-5'] }, () => {
    const all = [
      ['2026-09-01', '2026-09-04'],
      ['2026-12-24', '2026-12-31'],
      ['2026-11-01', '2026-11-05'],
      ['2026-11-16', '2026-11-27'],
      ['2026-12-01', '2026-12-04'],
    ].map(([start = '', end = ''], id) => ({ id, name: 'Novák Jan', ...period(start, end) }));
    expect(sortSubstitutions(all, today).map(({ id }) => id)).toEqual([3, 4, 1, 2, 0]);
  });
});
