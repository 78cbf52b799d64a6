import type { LocalMonth } from '@selfservice/api/core/local-date';
import { localDateTime, monthOf } from '@selfservice/api/core/local-date';
import { addMonths } from '@selfservice/api/core/local-date-arithmetic';
import type { Database } from '../core/database.ts';
import { people, personKeys } from '../core/people.ts';
import { dashboardRowOf } from '../dashboard/dashboard-rows.ts';
import { chance, hashOf } from '../my-plan/chance.ts';

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

/**
 * Where the worksheet of the person with a reference stands. It hangs on the person and the month alone: the current month
 * and later ones are open; of the shared people, whoever home asks for a signature has the previous month confirmed.
 */
export function worksheetStateOf({ scenario }: Database, ref: string, month: LocalMonth): WorksheetState {
  const begin = localDateTime(scenario.at);
  const current = monthOf(begin);
  if (month >= current) return 'open';
  const isPrevious = month === addMonths(current, -1);
  if (isPrevious && ref === people.firstDay.ref) return 'open';
  if (sharedRefs.has(ref)) {
    const waiting = dashboardRowOf(ref, begin, 'en').wsRequests.worksheetRequestCount ?? 0;
    return isPrevious && waiting > 0 ? 'confirmed' : 'electronic';
  }
  const share = chance(hashOf(`${scenario.seed} ${ref} ${month}`), 70);
  const turns = shares[isPrevious ? 'previous' : 'older'];
  return turns.find(([upTo]) => share < upTo)?.[1] ?? 'open';
}
