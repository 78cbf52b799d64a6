import type { NewRequest, RequestAccount } from '@selfservice/api/requests/new-request';
import { maxCommentLength } from '@selfservice/api/requests/new-request';
import type { RequestPlace } from '@selfservice/api/requests/request-entries';
import type { Agenda } from '@selfservice/api/requests/requests';
import { hasWrongDayOrder, missingFields } from '../PeriodFields/periodForm.ts';
import type { RequestForm } from './requestForm.ts';

/** What a new request needs besides its form. */
export interface RequestContext {
  agenda: Agenda;
  /** Where it is entered. */
  place: RequestPlace;
  /** Whom it is for; null while nobody is chosen. */
  personRef: string | null;
  /** What it is booked on; null while nothing is chosen. An unavailability needs none. */
  account: RequestAccount | null;
}

/** The request that a form stands for; null while something is missing or wrong. Specification 000 section 5. */
export function toNewRequest(form: RequestForm, context: RequestContext): NewRequest | null {
  const { agenda, place, personRef, account } = context;
  if (personRef === null || missingFields(form).length > 0 || hasWrongDayOrder(form)) return null;
  if (form.comment.length > maxCommentLength) return null;
  const shared = { place, personRef, period: form.period, comment: form.comment };
  if (agenda === 'requests') return account && { ...shared, agenda, account };
  return isCommentMissing(agenda, form) ? null : { ...shared, agenda };
}

/** An unavailability needs a comment that says something. */
export function isCommentMissing(agenda: Agenda, { comment }: RequestForm): boolean {
  return agenda === 'unavailabilities' && comment.trim() === '';
}

/** The account that a form names; where there is only one, that one. Null where it is none of those that there are. */
export function chosenAccount(
  accounts: readonly RequestAccount[] | undefined,
  { accountId, accountName }: Pick<RequestForm, 'accountId' | 'accountName'>,
): RequestAccount | null {
  const [only, ...others] = accounts ?? [];
  const isMeant = ({ id, name }: RequestAccount) =>
    accountId === null ? name === accountName : id === accountId;
  return accounts?.find(isMeant) ?? (others.length === 0 ? only : null) ?? null;
}
