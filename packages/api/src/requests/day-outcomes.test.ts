import { NetworkError, OutcomeUnknownError } from '../core/errors.ts';
import { localDate } from '../core/local-date.ts';
import { PartsNotSavedError } from '../core/outbox/save-parts.ts';
import { expect, test } from 'vitest';
import { dayOutcomes } from './day-outcomes.ts';

const part = (day: string, note = 'Course') => ({
  firstDay: localDate(day),
  begin: null,
  end: null,
  note,
});
const [first, second, third] = [part('2026-12-07'), part('2026-12-08'), part('2026-12-09')];
const none = { outcomes: [], problem: null };
const lost = new NetworkError('/x', null);

test('returns every day as pending before the first attempt', () => {
  expect(dayOutcomes([first, second], null, none).map(({ state }) => state)).toEqual(['pending', 'pending']);
});

test('returns the days of the log as saved, saved twice or saved with other values, also days outside of the form', () => {
  const saved = [
    { part: third, ids: [1, 2] },
    { part: part('2026-12-08', 'Other'), ids: [3] },
    { part: first, ids: [] },
  ];
  expect(dayOutcomes([second, third], { knownIds: [], saved, open: null }, none)).toEqual([
    { day: '2026-12-07', state: 'saved' },
    { day: '2026-12-08', state: 'savedOtherwise' },
    { day: '2026-12-09', state: 'savedTwice' },
  ]);
});

test('returns the reasons of the last attempt', () => {
  const problem = new PartsNotSavedError([
    { part: first, state: 'notSaved', reason: 'unavailabilityReserved' },
    { part: second, state: 'unknown', reason: new OutcomeUnknownError(lost) },
    { part: third, state: 'notSent' },
  ]);
  expect(dayOutcomes([first, second, third], null, { outcomes: [], problem })).toEqual([
    { day: '2026-12-07', state: 'notSaved', reason: 'unavailabilityReserved' },
    { day: '2026-12-08', state: 'notKnown', reason: lost },
    { day: '2026-12-09', state: 'notSent' },
  ]);
});
