import { colleagueRef } from '../core/colleagues.ts';
import { people } from '../core/people.ts';
import { chance } from '../my-plan/chance.ts';
import type { PlanDay } from '../my-plan/plan-day.ts';
import type { PlanPerson } from '../my-plan/shift-patterns.ts';

/** A person's habit with passes: makes none, or forgets the pass at the end or the begin. */
export type PassHabit = 'noPasses' | 'forgetsOut' | 'forgetsIn' | 'usesDoor' | 'none';

/** The number of the random stream for each decision. */
const turn = { badge: 60, slip: 61 };

/** With any seed, the approver's department has a person of each habit. */
const fixedHabits = new Map<string, PassHabit>([
  [people.firstDay.ref, 'noPasses'],
  [colleagueRef('Žák Matěj'), 'noPasses'],
  [colleagueRef('Hájek Vojtěch'), 'forgetsOut'],
  [colleagueRef('Pokorný Jiří'), 'forgetsIn'],
]);

/** Returns the habit of a person on a day. Shared people make all passes. */
export function passHabitOn({ ref, hash, isShared }: PlanPerson, day: PlanDay): PassHabit {
  const habit = fixedHabits.get(ref);
  if (habit || isShared) return habit ?? 'none';
  if (chance(hash, turn.badge) < 0.01) return 'noPasses';
  const slip = chance(hash, day.index, turn.slip);
  if (slip < 0.02) return 'forgetsOut';
  if (slip < 0.035) return 'forgetsIn';
  return slip < 0.05 ? 'usesDoor' : 'none';
}
