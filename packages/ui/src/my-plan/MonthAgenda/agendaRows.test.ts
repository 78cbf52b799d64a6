import { localDate } from '@selfservice/api/core/local-date';
import { addDays } from '@selfservice/api/core/local-date-arithmetic';
import { aPlanInterval } from '@selfservice/api/my-plan/my-plan.fixtures';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { PlanDay } from '../MonthOfDays/planDay.ts';
import { agendaRows } from './agendaRows.ts';

const first = localDate('2026-11-01');

const aDay = (place: number, differences: Partial<PlanDay> = {}): PlanDay => ({
  day: addDays(first, place),
  intervals: [],
  holiday: undefined,
  states: [],
  actions: [],
  isMarked: false,
  change: undefined,
  ...differences,
});
const none = () => false;

test('free days in a row are one row', { tags: ['my-plan-50'] }, () => {
  const days = [aDay(0, { intervals: [aPlanInterval()] }), aDay(1), aDay(2, { states: ['signed'] })];
  expect(agendaRows(days, none)).toEqual([
    { kind: 'day', day: days[0] },
    { kind: 'folded', first: '2026-11-02', last: '2026-11-03', isMarked: false },
  ]);
});

test.each<[string, Partial<PlanDay>]>([
  ['an entry', { intervals: [aPlanInterval()] }],
  ['a request', { intervals: [aPlanInterval({ kind: 'request' })] }],
  ['a holiday', { holiday: '' }],
  ['a day to sign', { states: ['signable'] }],
  ['a change to approve', { states: ['changeable'] }],
  ['a change since the last visit', { change: { before: null } }],
])('%s is not folded', { tags: ['my-plan-50'] }, (_, differences) => {
  expect(agendaRows([aDay(0, differences)], none)).toMatchObject([{ kind: 'day' }]);
});

test(
  'every day is in one row, in order, and no two folded rows follow each other',
  { tags: ['my-plan-50'] },
  () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.boolean(), fc.boolean())), (parts) => {
        const days = parts.map(([isFree], place) => aDay(place, isFree ? {} : { holiday: 'A day' }));
        const unfolded = new Set(days.filter((_, place) => parts[place]?.[1]).map(({ day }) => day));
        const rows = agendaRows(days, (day) => unfolded.has(day));
        const shown = rows.flatMap((row) => {
          if (row.kind === 'day') return [row.day.day];
          const range = [row.first];
          while (range.at(-1) !== row.last) range.push(addDays(range.at(-1) ?? row.last, 1));
          expect(range.some((day) => unfolded.has(day))).toBe(false);
          return range;
        });
        expect(shown).toEqual(days.map(({ day }) => day));
        const kinds = rows.map(({ kind }) => kind);
        expect(kinds.some((kind, at) => kind === 'folded' && kinds[at + 1] === 'folded')).toBe(false);
      }),
    );
  },
);
