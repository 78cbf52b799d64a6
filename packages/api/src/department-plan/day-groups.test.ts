import fc from 'fast-check';
import { expect, test } from 'vitest';
import { localDate, localDateTime } from '../core/local-date.ts';
import { addMinutes } from '../core/local-date-arithmetic.ts';
import type { DayBounds } from './away.ts';
import { boundsOfDays } from './away.ts';
import { coverageOf } from './coverage.ts';
import type { DayGroup } from './day-groups.ts';
import { dayGroups } from './day-groups.ts';
import { aPage, anInterval, aPerson } from './department-plan.fixtures.ts';
import type { DepartmentInterval } from './department-plan.ts';

const friday = localDate('2026-11-20');
const [day] = boundsOfDays(friday, friday) as [DayBounds];
const at = (time: string) => localDateTime(`2026-11-20T${time}:00`);

const rowsOf = (refs: readonly string[]) => refs.map((id) => ({ id, person: aPerson(id) }));
const none = { failedRefs: new Set<string>() };

/** Returns each group as its kind or shift with the references of its people. */
const shapeOf = (groups: readonly DayGroup[]) =>
  groups.map((group) => [
    group.kind === 'shift' ? group.shift.name : group.kind,
    ...group.members.map(({ row }) => row.id),
  ]);

const late = {
  name: 'Late shift',
  shortName: 'L',
  begin: at('14:00'),
  end: localDateTime('2026-11-20T22:00:00'),
};
const vacation = {
  kind: 'otherA' as const,
  name: 'Vacation',
  begin: at('00:00'),
  end: localDateTime('2026-11-21T00:00:00'),
};
const doctor = { kind: 'otherA' as const, name: 'Doctor', begin: at('07:00'), end: at('09:00') };
const yesterday = { begin: localDateTime('2026-11-19T22:00:00'), end: at('06:00') };

test(
  'groups people by shift in the order of the shifts, then absent, off and unknown',
  { tags: ['department-plan-49'] },
  () => {
    const plans = new Map<string, DepartmentInterval[]>([
      ['a', [anInterval('a', late)]],
      ['b', [anInterval('b')]],
      ['c', [anInterval('c'), anInterval('c', vacation)]],
      ['d', []],
      ['f', [anInterval('f')]],
    ]);
    const groups = dayGroups(
      rowsOf(['a', 'b', 'c', 'd', 'e', 'f', 'g']),
      plans,
      { failedRefs: new Set(['e']) },
      day,
    );
    expect(shapeOf(groups)).toEqual([
      ['Early shift', 'b', 'f'],
      ['Late shift', 'a'],
      ['absent', 'c'],
      ['off', 'd'],
      ['failed', 'e'],
      ['pending', 'g'],
    ]);
  },
);

test('returns the other entries of each person, and people with entries last', () => {
  const plans = new Map([
    ['a', [anInterval('a'), anInterval('a', doctor)]],
    ['b', [anInterval('b')]],
    ['c', [anInterval('c', yesterday)]],
    ['d', [anInterval('d'), anInterval('d', vacation)]],
  ]);
  const groups = dayGroups(rowsOf(['a', 'b', 'c', 'd']), plans, none, day);
  expect(shapeOf(groups)).toEqual([
    ['Early shift', 'b', 'a'],
    ['absent', 'd'],
    ['off', 'c'],
  ]);
  const entries = groups.flatMap(({ members }) =>
    members.map((member) => member.entries.map(({ name }) => name)),
  );
  expect(entries).toEqual([[], ['Doctor'], ['Vacation'], ['Early shift']]);
});

test('lists a person with two shifts once, with the second one as an entry', () => {
  const plans = new Map([['a', [anInterval('a'), anInterval('a', late)]]]);
  const [group] = dayGroups(rowsOf(['a']), plans, none, day);
  expect(group?.members).toMatchObject([{ row: { id: 'a' }, entries: [{ name: 'Late shift' }] }]);
});

const anyInterval = fc
  .record({
    kind: fc.constantFrom('shift', 'planChange', 'request', 'otherA', 'otherB', 'other'),
    begin: fc.integer({ min: -2000, max: 3000 }),
    length: fc.integer({ min: 1, max: 3000 }),
  })
  .map(({ kind, begin, length }) => {
    const from = addMinutes(at('00:00'), begin);
    return anInterval('a', { kind, begin: from, end: addMinutes(from, length) });
  });

test('puts each person into one group, as many as the counts say, for any plans', () => {
  const plans = fc.array(fc.option(fc.array(anyInterval, { maxLength: 4 }), { nil: undefined }), {
    maxLength: 8,
  });
  fc.assert(
    fc.property(plans, (all) => {
      const refs = all.map((_, index) => String(index));
      const intervals = new Map(all.flatMap((plan, index) => (plan ? [[String(index), plan] as const] : [])));
      const groups = dayGroups(rowsOf(refs), intervals, none, day);
      const listed = groups.flatMap(({ members }) => members.map(({ row }) => row.id));
      expect(listed.toSorted()).toEqual(refs.toSorted());
      const [counts] = coverageOf({ ...aPage(refs), intervals }, { from: friday, to: friday }).days;
      const sizeOf = (kind: DayGroup['kind']) =>
        groups.filter((group) => group.kind === kind).reduce((sum, { members }) => sum + members.length, 0);
      expect({ onShift: sizeOf('shift'), absent: sizeOf('absent'), off: sizeOf('off') }).toMatchObject({
        onShift: counts?.onShift,
        absent: counts?.absent,
        off: counts?.off,
      });
    }),
  );
});
