import { localDate, localDateTime } from '@selfservice/api/core/local-date';
import type { DepartmentInterval, LoadedPlanPage } from '@selfservice/api/department-plan/department-plan';
import type { RequestedAbsence } from './teamAround.ts';

/** The request in the tests and stories of a team: Wednesday to Friday before Christmas. */
export const asked: RequestedAbsence = {
  applicant: 'Dvořáková Jana',
  text: 'Vacation 23.12.2026 – 25.12.2026',
  days: { first: localDate('2026-12-23'), last: localDate('2026-12-25') },
};

/** The shown days of the request. */
export const shown = { from: localDate('2026-12-22'), to: localDate('2026-12-26') };

/** An entry of a person, by default a vacation. */
export function anEntry(
  ownerRef: string,
  begin: string,
  end: string,
  differences: Partial<DepartmentInterval> = {},
): DepartmentInterval {
  return {
    ownerRef,
    kind: 'otherA',
    begin: localDateTime(begin),
    end: localDateTime(end),
    isAllDay: true,
    name: 'Vacation',
    shortName: 'V',
    color: null,
    ...differences,
  };
}

/** Early shifts of a person on all days, and further entries. */
export function working(ownerRef: string, ...more: DepartmentInterval[]): DepartmentInterval[] {
  const shifts = ['22', '23', '24', '25', '26'].map((day) =>
    anEntry(ownerRef, `2026-12-${day}T06:00:00`, `2026-12-${day}T14:00:00`, {
      kind: 'shift',
      isAllDay: false,
      name: 'Early shift',
      shortName: 'E',
      color: '#9cc5a1',
    }),
  );
  return [...shifts, ...more];
}

/** Late shifts of a person on all days, and further entries. */
export function workingLate(ownerRef: string, ...more: DepartmentInterval[]): DepartmentInterval[] {
  const shifts = working(ownerRef).map((shift) => ({
    ...shift,
    begin: localDateTime(shift.begin.replace('T06', 'T14')),
    end: localDateTime(shift.end.replace('T14', 'T22')),
    name: 'Late shift',
    shortName: 'L',
    color: '#f3c969',
  }));
  return [...shifts, ...more];
}

/** A page of people by their names, with their plans. Four digits after a name are the personal number. */
export function aPage(names: readonly string[], intervals: readonly DepartmentInterval[]): LoadedPlanPage {
  return {
    kind: 'people',
    people: names.map((name) => ({
      personRef: name,
      fullName: name.replace(/ \d{4}$/, ''),
      personalNumber: / (\d{4})$/.exec(name)?.[1] ?? '',
      email: null,
      phone: null,
    })),
    publicHolidays: [{ day: localDate('2026-12-24'), name: 'Christmas Eve' }],
    intervals: new Map(names.map((name) => [name, intervals.filter(({ ownerRef }) => ownerRef === name)])),
    fetchedRefs: new Set(names),
    isRecalculation: false,
    recalculatedRefs: new Set(),
  };
}
