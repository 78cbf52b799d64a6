import { colleagueRef } from '../core/colleagues.ts';
import { people } from '../core/people.ts';
import { chance } from '../my-plan/chance.ts';
import type { PlanDay } from '../my-plan/plan-day.ts';
import type { PlanPerson } from '../my-plan/shift-patterns.ts';

/** What goes wrong with somebody's passes: none are made at all, or the one at the end or at the begin is forgotten. */
export type PassHabit = 'noPasses' | 'forgetsOut' | 'forgetsIn' | 'usesDoor' | 'none';

/** What is decided by chance; each has a turn of its own. */
const turn = { badge: 60, slip: 61 };

/** Whatever the seed, the approver's department has somebody of each kind. */
const own = new Map<string, PassHabit>([
  [people.firstDay.ref, 'noPasses'],
  [colleagueRef('Žák Matěj'), 'noPasses'],
  [colleagueRef('Hájek Vojtěch'), 'forgetsOut'],
  [colleagueRef('Pokorný Jiří'), 'forgetsIn'],
]);

/** What goes wrong with somebody's passes of a day. Nothing does with those of the shared people. */
export function passHabitOn({ ref, hash, isShared }: PlanPerson, day: PlanDay): PassHabit {
  const habit = own.get(ref);
  if (habit || isShared) return habit ?? 'none';
  if (chance(hash, turn.badge) < 0.01) return 'noPasses';
  const slip = chance(hash, day.index, turn.slip);
  if (slip < 0.02) return 'forgetsOut';
  if (slip < 0.035) return 'forgetsIn';
  return slip < 0.05 ? 'usesDoor' : 'none';
}
