import { people } from '../core/people.ts';
import { chance } from '../my-plan/chance.ts';
import type { PlanPerson } from '../my-plan/shift-patterns.ts';
import { planPersonOf } from '../my-plan/shift-patterns.ts';
import type { AccountKey } from './accounts.ts';

/** An account with an amount of days for each year. */
export type EntitlementKind = 'vacation' | 'sickDays' | 'longService';

/** The account on which each kind is booked. */
export const accountOfKind = {
  vacation: 'vacation',
  sickDays: 'sickDay',
  longService: 'longService',
} as const satisfies Record<EntitlementKind, AccountKey>;

/** The days of a person in a year; a kind that is missing does not exist for the person. */
type Entitlement = Partial<Record<EntitlementKind, number>>;

/** The days of the shared people, with those carried over from the year before. Half days are possible. */
const own = new Map<string, Entitlement>([
  [people.employee.ref, { vacation: 29.5, sickDays: 3 }],
  [people.approver.ref, { vacation: 27, sickDays: 3, longService: 3 }],
  [people.manager.ref, { vacation: 30, sickDays: 3, longService: 5 }],
  [people.twoEmployments.ref, { vacation: 26, sickDays: 3 }],
  [people.twoEmployments.secondEmployment?.ref ?? '', { vacation: 20 }],
  [people.longName.ref, { vacation: 16.5, sickDays: 3 }],
  [people.firstDay.ref, {}],
  [people.slovak.ref, { vacation: 27.5, sickDays: 3, longService: 4.5 }],
]);
const ordinary: Entitlement = { vacation: 25, sickDays: 3 };

/** The random decisions, each with its own number. */
const turn = { weeks: 600, carried: 601 };

/** The average number of shifts in a week; other patterns have five. */
const shiftsOfWeek: Partial<Record<PlanPerson['pattern'], number>> = {
  continuous: 5.25,
  longShifts: 3.5,
  students: 2.5,
};

/** The length of a working day in hours; others have eight. */
const hoursOfWorkday: Partial<Record<PlanPerson['pattern'], number>> = {
  partTime: 4,
  sixHours: 6,
  longShifts: 12,
};

/** Returns the working days that a person may be away in a year; undefined if there is no such account. */
export function entitledDays(person: PlanPerson, kind: EntitlementKind): number | undefined {
  if (person.isShared) return (own.get(person.ref) ?? ordinary)[kind];
  if (kind !== 'vacation') return ordinary[kind];
  const weeks = chance(person.hash, turn.weeks) < 0.15 ? 4 : 5;
  const carried = Math.floor(chance(person.hash, turn.carried) * 8) / 2;
  return Math.round(weeks * (shiftsOfWeek[person.pattern] ?? 5) * 2) / 2 + carried;
}

/** Returns whether a person has an account of a kind. */
export function isEntitled(ref: string, kind: EntitlementKind): boolean {
  return entitledDays(planPersonOf(0, ref), kind) !== undefined;
}

/** Returns the minutes of a person's working day, by which days are converted to hours. */
export function minutesOfWorkday({ pattern }: PlanPerson): number {
  return (hoursOfWorkday[pattern] ?? 8) * 60;
}
