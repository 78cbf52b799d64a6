import type { LocalDate } from '@selfservice/api/core/local-date';
import type { Database } from '../core/database.ts';
import { todayOf } from '../my-plan/calendar.ts';
import { planDays } from '../my-plan/plan-day.ts';
import { chance } from '../my-plan/chance.ts';
import { changeOn } from '../my-plan/generated-rows.ts';
import type { PlanDay } from '../my-plan/plan-day.ts';
import { planDecisions } from '../my-plan/plan-decision.ts';
import { planRequestsOf } from '../my-plan/plan-requests.ts';
import type { PlanPerson } from '../my-plan/shift-patterns.ts';
import { planPersonOf, shiftOn } from '../my-plan/shift-patterns.ts';
import { requestsBetween } from '../requests/request-rows.ts';

/** The state of a plan. */
export interface PlanState {
  state: 'notPassed' | 'unchecked' | 'checked' | 'waiting' | 'approved' | 'rejected';
  /** Whether the state was recorded by hand for the person. */
  isByHand: boolean;
}

/** The random decisions, each with its own number. */
const turn = { passed: 80, signed: 81, byHand: 82 };

/** The share of generated people whose plan is passed and signed, by the number of months after the current one. */
const shares = {
  earlier: { passed: 1, signed: 0.99 },
  current: { passed: 0.95, signed: 0.8 },
  next: { passed: 0.4, signed: 0.35 },
  later: { passed: 0, signed: 0 },
};
/** The share of generated people who sign on paper. */
const byHandShare = 0.15;

/** The state of a day of a plan. */
type DayState = 'change' | 'signing' | 'approved' | 'rejected' | 'signed';

/** The state of a plan for each day state, the one that prevails first. */
const stateOfDays: readonly [DayState, PlanState['state']][] = [
  ['change', 'waiting'],
  ['signing', 'unchecked'],
  ['rejected', 'rejected'],
  ['approved', 'approved'],
  ['signed', 'checked'],
];

/**
 * Returns the state of a person's plan for some days. It follows from the days: changes and days to sign that are pending, their
 * decisions, and signed days. Without any of them the plan is not passed.
 */
export function planStateOf(database: Database, ref: string, from: LocalDate, to: LocalDate): PlanState {
  const person = planPersonOf(database.scenario.seed, ref);
  const days = planDays(from, to);
  const states = new Set(
    person.isShared ? statesOfRequests(database, person, days) : generatedStates(database, person, days),
  );
  const [, state] = stateOfDays.find(([each]) => states.has(each)) ?? ['', 'notPassed' as const];
  const isHandled = state === 'checked' || state === 'approved' || state === 'rejected';
  return { state, isByHand: isHandled && !person.isShared && signsByHand(person) };
}

function signsByHand({ hash }: PlanPerson): boolean {
  return chance(hash, turn.byHand) < byHandShare;
}

/** Returns the states of the days in the own plan of a shared person. */
function statesOfRequests(database: Database, person: PlanPerson, days: readonly PlanDay[]): DayState[] {
  const decisions = planDecisions(database);
  const requests = new Map(
    planRequestsOf(database, person.ref).map(({ id, kind, day }) => [day.date, { id, kind }]),
  );
  const today = todayOf(database.scenario);
  return days
    .filter((day) => shiftOn(person, day) !== null)
    .flatMap(({ date, index }): DayState[] => {
      const request = requests.get(date);
      if (request) return [decisions.get(request.id) ?? request.kind];
      return index <= today ? ['signed'] : [];
    });
}

/** Returns the states of the days in the plan of a generated person, whose plan is passed and signed month by month. */
function generatedStates(database: Database, person: PlanPerson, days: readonly PlanDay[]): DayState[] {
  const today = todayOf(database.scenario);
  const currentMonth = monthNumber(database.scenario.at);
  const found: DayState[] = [];
  let known = NaN;
  for (const day of days) {
    const month = monthNumber(day.date);
    if (month !== known) {
      known = month;
      const { passed, signed } = shares[monthName(month - currentMonth)];
      if (chance(person.hash, month, turn.passed) < passed)
        found.push(chance(person.hash, month, turn.signed) < signed ? 'signed' : 'signing');
    }
    const change = changeOn(person, day, today);
    if (change && !hasRequestOn(database, person.ref, day))
      found.push(change === 'pending' ? 'change' : change);
  }
  return found;
}

/** Whether a day has a request that is neither rejected nor cancelled; its shift is not changed. */
function hasRequestOn(database: Database, ref: string, { index }: PlanDay): boolean {
  return requestsBetween(database, ref, index, index).some(
    ({ agenda, state }) => agenda === 'requests' && state < 2,
  );
}

function monthNumber(day: string): number {
  return Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));
}

function monthName(later: number): keyof typeof shares {
  if (later < 0) return 'earlier';
  if (later === 0) return 'current';
  return later === 1 ? 'next' : 'later';
}
