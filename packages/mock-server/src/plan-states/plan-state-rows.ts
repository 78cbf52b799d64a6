import type { BackendLanguage } from '@selfservice/api/core/language';
import type { LocalDate } from '@selfservice/api/core/local-date';
import { addDays } from '@selfservice/api/core/local-date-arithmetic';
import type { planStateRowSchema } from '@selfservice/api/plan-states/plan-states.wire';
import type * as v from 'valibot';
import type { CentrePerson } from '../centres/centre-people.ts';
import { directoryOf } from '../centres/directory.ts';
import type { Database } from '../core/database.ts';
import { toWireDate } from '../core/wire-dates.ts';
import { approverOf } from '../requests/approver-of.ts';
import { planStatesWords } from './plan-states-words.ts';
import type { PlanState } from './plan-state-of.ts';

type StateAnswer = v.InferInput<typeof planStateRowSchema>;

/** Days and language of the rows, and whether the user may see contacts. */
interface PlanStateView {
  from: LocalDate;
  to: LocalDate;
  language: BackendLanguage;
  canSeeContacts: boolean;
}

/** Returns the rows of people whose plans are in a state. */
export async function planStateRows(
  database: Database,
  people: readonly CentrePerson[],
  { state, isByHand }: PlanState,
  { from, to, language, canSeeContacts }: PlanStateView,
): Promise<StateAnswer[]> {
  const isMonth = from.endsWith('-01') && addDays(to, 1).endsWith('-01');
  const isHandled = state === 'checked' || state === 'approved' || state === 'rejected';
  const approval = state === 'approved' || state === 'rejected' || state === 'waiting' ? state : null;
  const nameOf = await directoryOf(database, people.map(({ ref }) => approverOf(ref)).filter(Boolean));
  return people.map(({ ref, personalNumber, fullName, email, phone }) => ({
    OcFullName: `${personalNumber} ${fullName}`,
    Ixsref: ref,
    DateFrom: toWireDate(from),
    DateTo: toWireDate(to),
    PrefKind: planStatesWords[isMonth ? 'monthPlan' : 'partPlan'][language],
    // States by hand are recorded by the person's manager.
    CheckedBy: isHandled ? ((isByHand ? nameOf(approverOf(ref))?.fullName : fullName) ?? '') : '',
    App: approval ? planStatesWords[approval][language] : '',
    Type: isHandled ? planStatesWords[isByHand ? 'byHand' : 'electronically'][language] : '',
    ...(canSeeContacts && { Email: email, Phone: phone }),
  }));
}
