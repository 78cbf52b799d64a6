import type { NewRequest, RequestAccount } from './new-request.ts';
import { maxCommentLength } from './new-request.ts';
import type { RequestPlace } from './request-entries.ts';
import type { Agenda } from './requests.ts';
import { hasWrongDayOrder, missingFields } from './period-form.ts';
import type { RequestForm } from './request-form.ts';

/** The values of a new request that its form does not have. */
export interface RequestContext {
  agenda: Agenda;
  /** Where the request is created. */
  place: RequestPlace;
  /** The person whom the request is for; null while no one is chosen. */
  personRef: string | null;
  /** The chosen account; null for none. An unavailability has none. */
  account: RequestAccount | null;
}

/** The request that a form describes; null while something is missing or wrong. Specification 000 section 5. */
export function toNewRequest(form: RequestForm, context: RequestContext): NewRequest | null {
  const { agenda, place, personRef, account } = context;
  if (personRef === null || missingFields(form).length > 0 || hasWrongDayOrder(form)) return null;
  if (form.comment.length > maxCommentLength) return null;
  const shared = { place, personRef, period: form.period, comment: form.comment };
  if (agenda === 'requests') return account && { ...shared, agenda, account };
  return isCommentMissing(agenda, form) ? null : { ...shared, agenda };
}

/** Whether the form lacks the comment that an unavailability needs. */
export function isCommentMissing(agenda: Agenda, { comment }: RequestForm): boolean {
  return agenda === 'unavailabilities' && comment.trim() === '';
}

/** The chosen account, or the only one. Null where nothing is chosen or the chosen account does not exist. */
export function chosenAccount(
  accounts: readonly RequestAccount[] | undefined,
  { accountId, accountName }: { accountId: number | null; accountName: string | null },
): RequestAccount | null {
  const [only, ...others] = accounts ?? [];
  const isMeant = ({ id, name }: RequestAccount) =>
    accountId === null ? name === accountName : id === accountId;
  return accounts?.find(isMeant) ?? (others.length === 0 ? only : null) ?? null;
}

/** Why a request cannot be saved now. */
export type SaveRefusal = 'wrongOrder' | 'accountsLoading' | 'accountsFailed' | 'noAccounts';

/** What is known of the accounts. */
export interface KnownAccounts {
  /** Undefined while they are not loaded. */
  data: readonly RequestAccount[] | undefined;
  /** Whether loading them has failed. */
  isError: boolean;
}

/** Returns why a request cannot be saved now; null where the user can try. */
export function saveRefusal(
  agenda: Agenda,
  form: RequestForm,
  { data, isError }: KnownAccounts,
): SaveRefusal | null {
  if (hasWrongDayOrder(form)) return 'wrongOrder';
  if (agenda === 'unavailabilities') return null;
  if (!data) return isError ? 'accountsFailed' : 'accountsLoading';
  return data.length === 0 ? 'noAccounts' : null;
}
