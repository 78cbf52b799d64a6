import type { RequestAccount } from '@selfservice/api/requests/new-request';
import type { Agenda } from '@selfservice/api/requests/requests';
import { hasWrongDayOrder } from '../PeriodFields/periodForm.ts';
import type { RequestForm } from './requestForm.ts';

/** What is known of the accounts. */
export interface KnownAccounts {
  /** Undefined while they are not there. */
  data: readonly RequestAccount[] | undefined;
  /** They could not be fetched. */
  isError: boolean;
}

/** Key of the words that say why a request cannot be saved now; undefined where it can be tried. */
export function requestRefusal(agenda: Agenda, form: RequestForm, { data, isError }: KnownAccounts) {
  if (hasWrongDayOrder(form)) return 'new.period.wrongOrder';
  if (agenda === 'unavailabilities') return undefined;
  if (!data) return isError ? 'new.account.failed' : 'new.account.loading';
  return data.length === 0 ? 'new.account.none' : undefined;
}
