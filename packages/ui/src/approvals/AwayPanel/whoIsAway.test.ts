import { localDate, localDateTime } from '@selfservice/api/core/local-date';
import type { DepartmentInterval, LoadedPlanPage } from '@selfservice/api/department-plan/department-plan';
import { describe, expect, test } from 'vitest';
import { countOn, toAway } from './whoIsAway.ts';

const range = { first: localDate('2026-12-23'), last: localDate('2026-12-25') };

function anInterval(
  ownerRef: string,
  begin: string,
  end: string,
  differences: Partial<DepartmentInterval> = {},
) {
  return {
    ownerRef,
    kind: 'otherA' as const,
    begin: localDateTime(begin),
    end: localDateTime(end),
    isAllDay: true,
    name: 'Vacation',
    shortName: 'V',
    color: null,
    ...differences,
  };
}

function aPage(names: readonly string[], intervals: readonly DepartmentInterval[]): LoadedPlanPage {
  return {
    kind: 'people',
    people: names.map((fullName) => ({
      personRef: fullName,
      fullName,
      personalNumber: '',
      email: null,
      phone: null,
    })),
    publicHolidays: [],
    intervals: new Map(names.map((name) => [name, intervals.filter(({ ownerRef }) => ownerRef === name)])),
    fetchedRefs: new Set(names),
    isRecalculation: false,
    recalculatedRefs: new Set(),
  };
}

function peopleOf(page: LoadedPlanPage, applicant = 'Dvořáková Jana') {
  const away = toAway(page, range, applicant);
  return away.kind === 'known' ? away.people : [];
}

/** Somebody who works on each day of the request, with what else is planned. */
function working(name: string, ...more: DepartmentInterval[]) {
  const shifts = [23, 24, 25].map((day) =>
    anInterval(name, `2026-12-${day}T06:00:00`, `2026-12-${day}T14:00:00`, {
      kind: 'shift',
      isAllDay: false,
      name: 'Early shift',
    }),
  );
  return [...shifts, ...more];
}

describe('who else is away', () => {
  test('is everybody with an entry over a whole day or over a shift', () => {
    const page = aPage(
      ['Novák Petr', 'Malá Eva', 'Žák Matěj'],
      [
        ...working('Novák Petr', anInterval('Novák Petr', '2026-12-20T00:00:00', '2026-12-25T00:00:00')),
        ...working(
          'Malá Eva',
          anInterval('Malá Eva', '2026-12-25T06:00:00', '2026-12-25T14:00:00', { name: 'Doctor' }),
        ),
        ...working('Žák Matěj', anInterval('Žák Matěj', '2026-12-26T00:00:00', '2026-12-27T00:00:00')),
      ],
    );
    const people = peopleOf(page);
    expect(people.map(({ name, days, reason }) => [name, days, reason])).toEqual([
      ['Novák Petr', ['2026-12-23', '2026-12-24'], 'Vacation'],
      ['Malá Eva', ['2026-12-25'], 'Doctor'],
    ]);
    expect(countOn(people, localDate('2026-12-24'))).toBe(1);
  });

  test.each(['otherA', 'otherB', 'other'] as const)('is told by an entry of the kind %s', (kind) => {
    const entry = anInterval('Novák Petr', '2026-12-23T00:00:00', '2026-12-24T00:00:00', { kind });
    expect(peopleOf(aPage(['Novák Petr'], working('Novák Petr', entry)))).toMatchObject([
      { days: ['2026-12-23'], reason: 'Vacation' },
    ]);
  });

  test('is nobody with an entry over a part of the shift', () => {
    const doctor = anInterval('Malá Eva', '2026-12-23T08:00:00', '2026-12-23T10:00:00');
    expect(peopleOf(aPage(['Malá Eva'], working('Malá Eva', doctor)))).toEqual([]);
  });

  test('is whoever has no shift, without a reason', () => {
    const [, ...later] = working('Novák Petr');
    const change = anInterval('Novák Petr', '2026-12-23T00:00:00', '2026-12-24T00:00:00', {
      kind: 'planChange',
    });
    const people = peopleOf(aPage(['Novák Petr'], [...later, change]));
    expect(people).toMatchObject([{ days: ['2026-12-23'], reason: '', isOff: true, isRequested: false }]);
  });

  test('is whoever has the end of a night shift and no other', () => {
    const night = anInterval('Novák Petr', '2026-12-22T22:00:00', '2026-12-23T06:00:00', { kind: 'shift' });
    const [, ...later] = working('Novák Petr');
    expect(peopleOf(aPage(['Novák Petr'], [night, ...later]))).toMatchObject([{ days: ['2026-12-23'] }]);
  });

  test('is whoever has two shifts only where both are covered', () => {
    const evening = anInterval('Novák Petr', '2026-12-23T18:00:00', '2026-12-23T22:00:00', { kind: 'shift' });
    const one = anInterval('Novák Petr', '2026-12-23T06:00:00', '2026-12-23T14:00:00');
    const other = anInterval('Novák Petr', '2026-12-23T18:00:00', '2026-12-23T22:00:00', { name: 'Care' });
    const plan = working('Novák Petr', evening, one);
    expect(peopleOf(aPage(['Novák Petr'], plan))).toEqual([]);
    expect(peopleOf(aPage(['Novák Petr'], [...plan, other]))).toMatchObject([{ reason: 'Vacation, Care' }]);
  });

  test.each(['Dvořáková Jana', 'Jana Dvořáková', 'Ing. Dvořáková Jana, Ph.D.'])(
    'leaves out whoever asks, also written “%s”',
    (fullName) => {
      const away = anInterval(fullName, '2026-12-23T00:00:00', '2026-12-24T00:00:00');
      expect(peopleOf(aPage([fullName], [away]))).toEqual([]);
    },
  );

  test('is nobody who works', () => {
    expect(peopleOf(aPage(['Novák Petr'], working('Novák Petr')))).toEqual([]);
  });

  test('tells apart whoever has only asked, and does not count them', () => {
    const asked = anInterval('Novák Petr', '2026-12-23T00:00:00', '2026-12-24T00:00:00', { kind: 'request' });
    const people = peopleOf(aPage(['Novák Petr'], working('Novák Petr', asked)));
    expect(people).toMatchObject([{ isRequested: true, days: ['2026-12-23'], reason: 'Vacation' }]);
    expect(countOn(people, range.first)).toBe(0);
  });

  test('begins with whoever is missed, and ends with whoever has only asked', () => {
    const day = ['2026-12-23T00:00:00', '2026-12-24T00:00:00'] as const;
    const page = aPage(
      ['Off', 'Asked', 'Missed'],
      [
        ...working('Asked', anInterval('Asked', ...day, { kind: 'request' })),
        ...working('Missed', anInterval('Missed', ...day)),
      ],
    );
    expect(peopleOf(page).map(({ name }) => name)).toEqual(['Missed', 'Off', 'Asked']);
  });

  test('names no reason where none is to be known', () => {
    const nameless = anInterval('Novák Petr', '2026-12-23T00:00:00', '2026-12-24T00:00:00', { name: '' });
    expect(peopleOf(aPage(['Novák Petr'], working('Novák Petr', nameless)))).toMatchObject([
      { reason: '', isOff: false },
    ]);
  });

  test('says nothing of somebody whose plan has not come', () => {
    const page = { ...aPage(['Novák Petr'], []), fetchedRefs: new Set<string>(), intervals: new Map() };
    expect(toAway(page, range, 'Malá Eva')).toMatchObject({ kind: 'known', people: [], isPartial: true });
  });

  test('cannot be said of too many people', () => {
    const page = { kind: 'tooManyPeople' as const, maxPeopleCount: 1000 };
    expect(toAway(page, range, 'Malá Eva')).toEqual(page);
  });
});
