import { people } from '../core/people.ts';
import type { AccountKey } from './accounts.ts';
import type { RequestSeed } from './request-seed.ts';

/** Shifts of vacation from a week of the year on, or of another account. */
type Stay = readonly [week: number, shifts: number, account?: AccountKey];

const summer: Stay = [28, 10];
const spring: Stay = [10, 5];

const stays: readonly [ref: string, stays: readonly Stay[]][] = [
  [people.employee.ref, [summer, [17, 3], [4, 1, 'sickDay']]],
  [people.approver.ref, [spring, [30, 10], [39, 5], [13, 1, 'sickDay'], [34, 2, 'longService']]],
  [people.manager.ref, [spring, [31, 10], [37, 4], [20, 1, 'longService'], [8, 1, 'sickDay']]],
  [people.twoEmployments.ref, [spring, summer, [6, 1, 'sickDay']]],
  [people.twoEmployments.secondEmployment?.ref ?? '', [summer, spring]],
  [
    people.substitute.ref,
    [
      [26, 10],
      [16, 4],
      [36, 2, 'sickDay'],
    ],
  ],
  [
    people.mustChangePassword.ref,
    [
      [29, 10],
      [8, 5],
      [22, 1, 'sickDay'],
    ],
  ],
  [people.restricted.ref, [summer, spring, [37, 3]]],
  [
    people.longName.ref,
    [
      [27, 7],
      [9, 4],
      [20, 3],
      [15, 1, 'sickDay'],
    ],
  ],
  [
    people.slovak.ref,
    [
      [32, 11],
      [13, 6],
      [2, 1, 'sickDay'],
      [23, 1, 'longService'],
    ],
  ],
  [people.unsupportedLanguage.ref, [summer, spring]],
  [people.director.ref, [spring, summer, [37, 3], [4, 1, 'sickDay']]],
];

/** The approved absences of the shared people earlier in the year. */
export const earlierVacations: readonly RequestSeed[] = stays.flatMap(([who, list]) =>
  list.map(([week, shifts, account = 'vacation']): RequestSeed => {
    return { who, account, days: { week, shifts }, state: 1 };
  }),
);
