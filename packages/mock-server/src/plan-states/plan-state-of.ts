import type { LocalDate } from '@selfservice/api/core/local-date';
import { dateOf, localDateTime, monthOf } from '@selfservice/api/core/local-date';
import type { Database } from '../core/database.ts';
import { people, personKeys } from '../core/people.ts';
import { chance, hashOf } from '../my-plan/chance.ts';
import { planDecisions } from '../my-plan/plan-decision.ts';
import { planRequestsOf } from '../my-plan/plan-requests.ts';

/** The state of a plan. */
export interface PlanState {
  state: 'notPassed' | 'unchecked' | 'checked' | 'waiting' | 'approved' | 'rejected';
  /** Whether the state was recorded by hand for the person. */
  isByHand: boolean;
}

type Share = readonly [upTo: number, state: PlanState['state'], isByHand?: boolean];

/** The share of plans in each state as cumulative probabilities, for past, current and future days. */
const shares: Record<'past' | 'current' | 'coming', readonly Share[]> = {
  past: [
    [0.02, 'notPassed'],
    [0.05, 'unchecked'],
    [0.45, 'checked'],
    [0.55, 'checked', true],
    [0.85, 'approved'],
    [0.95, 'approved', true],
    [0.98, 'rejected'],
    [1, 'rejected', true],
  ],
  current: [
    [0.1, 'notPassed'],
    [0.3, 'unchecked'],
    [0.55, 'checked'],
    [0.63, 'checked', true],
    [0.75, 'waiting'],
    [0.87, 'approved'],
    [0.93, 'approved', true],
    [0.97, 'rejected'],
    [1, 'rejected', true],
  ],
  coming: [
    [0.7, 'notPassed'],
    [0.9, 'unchecked'],
    [1, 'waiting'],
  ],
};

const sharedRefs = new Set(personKeys.map((key) => people[key].ref));

/**
 * Returns the state of a person's plan for some days. It depends only on the person and the first day; for shared people it
 * follows the requests and decisions in their own plan.
 */
export function planStateOf(database: Database, ref: string, from: LocalDate, to: LocalDate): PlanState {
  const { scenario } = database;
  if (sharedRefs.has(ref)) return ownPlanState(database, ref, from, to);
  const today = dateOf(localDateTime(scenario.at));
  const when = to < today ? 'past' : monthOf(from) > monthOf(today) ? 'coming' : 'current';
  const share = chance(hashOf(`${scenario.seed} ${ref} ${from}`), 80);
  const [, state = 'notPassed', isByHand = false] = shares[when].find(([upTo]) => share < upTo) ?? [];
  return { state, isByHand };
}

function ownPlanState(database: Database, ref: string, from: LocalDate, to: LocalDate): PlanState {
  const decisions = planDecisions(database);
  const known = planRequestsOf(database, ref)
    .filter(({ day }) => day.date >= from && day.date <= to)
    .map(({ id, kind }) => decisions.get(id) ?? kind);
  const isByHand = false;
  if (known.includes('change')) return { state: 'waiting', isByHand };
  if (known.includes('signing')) return { state: 'unchecked', isByHand };
  if (known.includes('rejected')) return { state: 'rejected', isByHand };
  return { state: known.includes('approved') ? 'approved' : 'checked', isByHand };
}
