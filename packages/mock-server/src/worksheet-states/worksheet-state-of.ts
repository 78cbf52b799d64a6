import type { LocalMonth } from '@selfservice/api/core/local-date';
import { addMonths } from '@selfservice/api/core/local-date-arithmetic';
import type { Database } from '../core/database.ts';
import { people, personKeys } from '../core/people.ts';
import { chance, hashOf } from '../my-plan/chance.ts';
import type { WorksheetStage } from '../worksheet/worksheet-stages.ts';
import { presentMonth, stageOf } from '../worksheet/worksheet-stages.ts';

/** The last step that a worksheet has taken. */
export type WorksheetState = 'open' | 'approved' | 'confirmed' | 'electronic' | 'hand';

/** How many of the worksheets stand where, by how old their month is: up to which chance. */
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

/** What the stages of one's own worksheet are in the list of all; the other ones are open. */
const stateOfStage: Partial<Record<WorksheetStage, WorksheetState>> = {
  approved: 'approved',
  confirmed: 'confirmed',
  signedByHand: 'hand',
  signedElectronically: 'electronic',
};

/**
 * Where the worksheet of the person with a reference stands: the current month and later ones are open; of the shared
 * people it is what they see themselves, signatures of this backend included; else it hangs on person and month alone.
 */
export function worksheetStateOf(database: Database, ref: string, month: LocalMonth): WorksheetState {
  const current = presentMonth(database);
  if (month >= current) return 'open';
  if (sharedRefs.has(ref)) return stateOfStage[stageOf(database, ref, month)] ?? 'open';
  const share = chance(hashOf(`${database.scenario.seed} ${ref} ${month}`), 70);
  const turns = shares[month === addMonths(current, -1) ? 'previous' : 'older'];
  return turns.find(([upTo]) => share < upTo)?.[1] ?? 'open';
}
