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
    kind: 'absence' as const,
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

describe('who else is away', () => {
  test('is everybody with an absence on one of the days', () => {
    const page = aPage(
      ['Novák Petr', 'Malá Eva', 'Žák Matěj'],
      [
        anInterval('Novák Petr', '2026-12-20T00:00:00', '2026-12-25T00:00:00'),
        anInterval('Malá Eva', '2026-12-25T08:00:00', '2026-12-25T10:00:00', { name: 'Doctor' }),
        anInterval('Žák Matěj', '2026-12-26T00:00:00', '2026-12-27T00:00:00'),
      ],
    );
    const people = peopleOf(page);
    expect(people.map(({ name, days, reason }) => [name, days, reason])).toEqual([
      ['Novák Petr', ['2026-12-23', '2026-12-24'], 'Vacation'],
      ['Malá Eva', ['2026-12-25'], 'Doctor'],
    ]);
    expect(range.first && countOn(people, localDate('2026-12-24'))).toBe(1);
  });

  test.each(['Dvořáková Jana', 'Jana Dvořáková', 'Ing. Dvořáková Jana, Ph.D.'])(
    'leaves out whoever asks, also written “%s”',
    (fullName) => {
      const away = anInterval(fullName, '2026-12-23T00:00:00', '2026-12-24T00:00:00');
      expect(peopleOf(aPage([fullName], [away]))).toEqual([]);
    },
  );

  test('is nobody who works', () => {
    const shift = anInterval('Novák Petr', '2026-12-23T06:00:00', '2026-12-23T14:00:00', { kind: 'shift' });
    expect(peopleOf(aPage(['Novák Petr'], [shift]))).toEqual([]);
  });

  test('tells apart whoever has only asked, and does not count them', () => {
    const asked = anInterval('Novák Petr', '2026-12-23T00:00:00', '2026-12-24T00:00:00', { kind: 'request' });
    const people = peopleOf(aPage(['Novák Petr'], [asked]));
    expect(people).toMatchObject([{ isRequested: true }]);
    expect(countOn(people, range.first)).toBe(0);
  });

  test('names no reason where none is to be known', () => {
    const nameless = anInterval('Novák Petr', '2026-12-23T00:00:00', '2026-12-24T00:00:00', { name: '' });
    expect(peopleOf(aPage(['Novák Petr'], [nameless]))).toMatchObject([{ reason: '' }]);
  });

  test('is partial while plans are coming', () => {
    const page = { ...aPage(['Novák Petr'], []), fetchedRefs: new Set<string>() };
    expect(toAway(page, range, 'Malá Eva')).toMatchObject({ kind: 'known', isPartial: true });
  });

  test('cannot be said of too many people', () => {
    const page = { kind: 'tooManyPeople' as const, maxPeopleCount: 1000 };
    expect(toAway(page, range, 'Malá Eva')).toEqual(page);
  });
});
