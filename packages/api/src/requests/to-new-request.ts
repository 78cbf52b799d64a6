import type { NewRequest, RequestAccount } from './new-request.ts';
import { maxNoteLength } from './new-request.ts';
import type { RequestPlace } from './request-entries.ts';
import type { Agenda } from './requests.ts';
import { hasWrongDayOrder, missingFields } from './period-form.ts';
import type { RequestForm } from './request-form.ts';

/** The values of a new request that its form does not contain. */
export interface RequestContext {
  agenda: Agenda;
  /** The list in which the request is looked up after a lost response. */
  place: RequestPlace;
  /** The reference of the person whom the request is for; null while no person is selected. */
  personRef: string | null;
  /** The selected account; null for none, and for an unavailability. */
  account: RequestAccount | null;
}

/** Returns the request of a form; null while a field is missing or wrong. @requirement requests-34, requests-36, requests-37 */
export function toNewRequest(form: RequestForm, context: RequestContext): NewRequest | null {
  const { agenda, place, personRef, account } = context;
  if (personRef === null || missingFields(form).length > 0 || hasWrongDayOrder(form)) return null;
  if (form.note.length > maxNoteLength) return null;
  const shared = { place, personRef, period: form.period, note: form.note };
  if (agenda === 'requests') return account && { ...shared, agenda, account };
  return isNoteMissing(agenda, form) ? null : { ...shared, agenda };
}

/** Returns whether the note of an unavailability is missing. */
export function isNoteMissing(agenda: Agenda, { note }: RequestForm): boolean {
  return agenda === 'unavailabilities' && note.trim() === '';
}

/** Returns the selected account, or the only one. Null where none is selected, or the selected one does not exist any more. */
export function chosenAccount(
  accounts: readonly RequestAccount[] | undefined,
  { accountId, accountName }: { accountId: number | null; accountName: string | null },
): RequestAccount | null {
  const [only, ...others] = accounts ?? [];
  const isChosen = ({ id, name }: RequestAccount) =>
    accountId === null ? name === accountName : id === accountId;
  return accounts?.find(isChosen) ?? (others.length === 0 ? only : null) ?? null;
}

/** The reason why a request cannot be saved. */
export type SaveRefusal = 'wrongOrder' | 'accountsLoading' | 'accountsFailed' | 'noAccounts';

/** The result of loading the accounts. */
export interface KnownAccounts {
  /** Undefined while they are not loaded. */
  data: readonly RequestAccount[] | undefined;
  /** Whether loading has failed. */
  isError: boolean;
}

/** Returns the reason why a request cannot be saved; null for none. @requirement requests-30, requests-35 */
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
