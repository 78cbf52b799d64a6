import { colleagueRef } from '../core/colleagues.ts';
import { people } from '../core/people.ts';
import { chance } from '../my-plan/chance.ts';
import type { PlanDay } from '../my-plan/plan-day.ts';
import type { PlanPerson } from '../my-plan/shift-patterns.ts';

/**
 * A difference from an ordinary day: a forgotten pass, a door without a direction, a late or much too early arrival, an early
 * departure, or an errand. Only one a day.
 */
export type PassSlip =
  | 'forgetsOut'
  | 'forgetsIn'
  | 'usesDoor'
  | 'isLate'
  | 'oversleeps'
  | 'isTooEarly'
  | 'leavesEarly'
  | 'errand'
  | 'none';

/** The random decisions, each with its own number. */
const turn = { card: 60, slip: 61, early: 62, stay: 63, lunch: 64 };

/** The slips of an ordinary person as cumulative probabilities. */
const slips: readonly (readonly [upTo: number, slip: PassSlip])[] = [
  [0.008, 'forgetsOut'],
  [0.014, 'forgetsIn'],
  [0.025, 'usesDoor'],
  [0.055, 'isLate'],
  [0.058, 'oversleeps'],
  [0.059, 'isTooEarly'],
  [0.066, 'leavesEarly'],
  [0.082, 'errand'],
];

/** The slips of a shared person: everything that leaves no error and no missing hours. */
const sharedSlips: readonly (readonly [upTo: number, slip: PassSlip])[] = [
  [0.03, 'isLate'],
  [0.05, 'errand'],
];

const withoutCard = new Set([people.firstDay.ref, colleagueRef('Žák Matěj')]);

/** People whose working days have no slips besides their own. */
const punctual = new Set([people.employee.ref, people.longName.ref, people.slovak.ref]);

const dayOfMonth = ({ date }: PlanDay) => Number(date.slice(8));

/** The slips that shared people and colleagues have with any seed. */
const ownSlips = new Map<string, (day: PlanDay, person: PlanPerson) => PassSlip | undefined>([
  [
    people.employee.ref,
    (day) => {
      if (day.weekday === 3 && dayOfMonth(day) <= 7) return 'isTooEarly';
      return day.weekday === 4 && dayOfMonth(day) > 7 && dayOfMonth(day) <= 14 ? 'forgetsOut' : undefined;
    },
  ],
  // On the first day shift of a rotation, once a month.
  [
    people.longName.ref,
    (day, { offset }) => ((day.index + offset) % 8 === 0 && dayOfMonth(day) <= 8 ? 'isTooEarly' : undefined),
  ],
  [colleagueRef('Hájek Vojtěch'), ({ weekday }) => (weekday === 4 ? 'forgetsOut' : undefined)],
  [colleagueRef('Pokorný Jiří'), ({ weekday }) => (weekday === 5 ? 'forgetsIn' : undefined)],
]);

/** Whether a person makes passes. The attendance of the others is recorded by the plan. */
export function hasCard({ ref, hash, isShared }: PlanPerson): boolean {
  return !withoutCard.has(ref) && (isShared || chance(hash, turn.card) >= 0.01);
}

/** Returns the slip of a person on a working day. */
export function slipOn(person: PlanPerson, day: PlanDay): PassSlip {
  const own = ownSlips.get(person.ref)?.(day, person);
  if (own || punctual.has(person.ref)) return own ?? 'none';
  const share = chance(person.hash, day.index, turn.slip);
  return (person.isShared ? sharedSlips : slips).find(([upTo]) => share < upTo)?.[1] ?? 'none';
}

/** The minutes that a person is usually early, and usually stays after a shift with a flexible end. */
export function habitsOf({ hash }: PlanPerson): { early: number; stays: number; passesAtLunch: boolean } {
  return {
    early: 4 + Math.floor(chance(hash, turn.early) * 9),
    stays: Math.floor(chance(hash, turn.stay) * 37),
    passesAtLunch: chance(hash, turn.lunch) < 0.25,
  };
}
