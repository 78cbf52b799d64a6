import type { LocalMonth } from '@selfservice/api/core/local-date';
import type { Database } from '../core/database.ts';
import type { WorksheetStage } from '../worksheet/worksheet-stages.ts';
import { stageOf } from '../worksheet/worksheet-stages.ts';

/** The state of a worksheet; `electronic` and `hand` are signed. */
export type WorksheetState = 'open' | 'approved' | 'confirmed' | 'electronic' | 'hand';

/** The states of the stages; other stages are open. */
const stateOfStage: Partial<Record<WorksheetStage, WorksheetState>> = {
  approved: 'approved',
  confirmed: 'confirmed',
  signedByHand: 'hand',
  signedElectronically: 'electronic',
};

/** Returns the state of a person's worksheet. It follows the worksheet with its signatures. */
export function worksheetStateOf(database: Database, ref: string, month: LocalMonth): WorksheetState {
  return stateOfStage[stageOf(database, ref, month)] ?? 'open';
}
