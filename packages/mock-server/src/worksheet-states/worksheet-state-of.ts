import type { LocalMonth } from '@selfservice/api/core/local-date';
import { addMonths } from '@selfservice/api/core/local-date-arithmetic';
import type { Database } from '../core/database.ts';
import { people, personKeys } from '../core/people.ts';
import { chance, hashOf } from '../my-plan/chance.ts';
import type { WorksheetStage } from '../worksheet/worksheet-stages.ts';
import { presentMonth, stageOf } from '../worksheet/worksheet-stages.ts';

/** The state of a worksheet; `electronic` and `hand` are signed. */
export type WorksheetState = 'open' | 'approved' | 'confirmed' | 'electronic' | 'hand';

/** The share of worksheets in each state as cumulative probabilities, for the previous and older months. */
const shares: Record<'previous' | 'older', readonly [upTo: number, WorksheetState][]> = {
  previous: [
    [0.25, 'open'],
    [0.4, 'approved'],
    [0.65, 'confirmed'],
    [0.9, 'electronic'],
    [1, 'hand'],
  ],
  older: [
    [0.01, 'open'],
    [0.06, 'confirmed'],
    [0.8, 'electronic'],
    [1, 'hand'],
  ],
};

const sharedRefs = new Set(personKeys.map((key) => people[key].ref));

/** The states for stages of a person's own worksheet; other stages are open. */
const stateOfStage: Partial<Record<WorksheetStage, WorksheetState>> = {
  approved: 'approved',
  confirmed: 'confirmed',
  signedByHand: 'hand',
  signedElectronically: 'electronic',
};

/**
 * Returns the state of a person's worksheet. The current month and later ones are open. For shared people it follows their own
 * worksheet with its signatures; otherwise it depends only on person and month.
 */
export function worksheetStateOf(database: Database, ref: string, month: LocalMonth): WorksheetState {
  const current = presentMonth(database);
  if (month >= current) return 'open';
  if (sharedRefs.has(ref)) return stateOfStage[stageOf(database, ref, month)] ?? 'open';
  const share = chance(hashOf(`${database.scenario.seed} ${ref} ${month}`), 70);
  const turns = shares[month === addMonths(current, -1) ? 'previous' : 'older'];
  return turns.find(([upTo]) => share < upTo)?.[1] ?? 'open';
}
