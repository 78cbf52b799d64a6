import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { outboxOf, transportOf } from '../core/create-query-client.ts';
import type { Clock } from '../core/clock.ts';
import type { BackendLanguage } from '../core/language.ts';
import type { LocalDateTime } from '../core/local-date.ts';
import type { Transport } from '../core/transport.ts';
import { addDays, daysBetween } from '../core/local-date-arithmetic.ts';
import { toWireDate, toWireDateTime } from '../core/wire.ts';
import { OtherAnswerError } from '../core/outbox/settle-write.ts';
import { saveParts } from '../core/outbox/save-parts.ts';
import type { PartCalls, PartOutcome, SaveHooks } from '../core/outbox/save-parts.ts';
import { readRequestEntries } from './request-entries.ts';
import type { RequestLog, RequestPart, RequestPlace } from './request-entries.ts';
import type { RequestPeriod } from './request-period.ts';
import { rowsOf } from './request-period.ts';
import { invalidatedByDecision } from './requests.ts';
import { postAbsences, postRequestAccounts, postUnavailabilityRequest } from './requests.wire.ts';
import { toUnavailabilityRow } from './unavailability-row.ts';

/** An account on which an absence is booked, for example vacation. @requirement requests-17 */
export interface RequestAccount {
  id: number;
  name: string;
  /** The short name that plans show. */
  shortcut: string;
}

/** Fetches the accounts for new requests, with their names in a language. @requirement requests-45 */
export function requestAccountsQuery(language: BackendLanguage) {
  return queryOptions({
    queryKey: ['requests', 'accounts', language],
    queryFn: async ({ client, signal }): Promise<RequestAccount[]> => {
      const body = { Value: language, Value2: true };
      const accounts = await transportOf(client).call(postRequestAccounts, { body }, { signal });
      return accounts.map(({ ID_UCET, NAZEV, ZKRATKA }) => ({
        id: ID_UCET,
        name: NAZEV,
        shortcut: ZKRATKA,
      }));
    },
    staleTime: 5 * 60_000,
  });
}

/** The maximum length of a note, in characters. It keeps calls small. @requirement requests-63 */
export const maxNoteLength = 500;

/** A new request. */
export type NewRequest = {
  /** The reference of the person whom the request is for. @requirement requests-20 */
  personRef: string;
  /** The list in which the request is looked up after a lost response. Default `mine`. */
  place?: RequestPlace;
  period: RequestPeriod;
  /** May be empty, except for an unavailability. At most `maxNoteLength` characters. */
  note: string;
} & ({ agenda: 'requests'; account: RequestAccount } | { agenda: 'unavailabilities' });

/** An expected reason for which the backend saves nothing. @requirement requests-51, requests-52 */
export type RequestRefusal = 'overLimit' | 'unavailabilityReserved';

/** The outcome of a call of a new request. */
export type RequestOutcome = PartOutcome<RequestPart, RequestRefusal>;

/** The clock of a save. */
export type RequestClock = Pick<Clock, 'localNow'>;

const mutationKey = ['requests', 'create'] as const;

/** An attempt to save a new request, or a check of the previous attempt. */
export type RequestAttempt =
  | { request: NewRequest; log?: RequestLog | null }
  | { isCheck: true; log: RequestLog };

/** Returns the parts of a new request, one for each call: all days of an absence, or one day of an unavailability. */
export function requestPartsOf(request: NewRequest): RequestPart[] {
  const { place = 'mine', personRef, agenda, period } = request;
  const note = request.note.trim();
  const rows = rowsOf(agenda, period);
  if (agenda === 'unavailabilities')
    return rows.map(({ day, begin, end }) => ({
      place,
      personRef,
      firstDay: day,
      lastDay: day,
      begin,
      end,
      account: null,
      note,
    }));
  const [first, last] = [rows[0], rows.at(-1)];
  if (!first || !last) return [];
  const { id, name, shortcut } = request.account;
  return [
    {
      place,
      personRef,
      firstDay: first.day,
      lastDay: last.day,
      begin: first.begin,
      end: first.end,
      account: { id, name, shortcut },
      note,
    },
  ];
}

/**
 * Saves a new request, or checks whether the previous attempt was saved. Where a response is lost, the outcome is looked up in
 * the user's own requests, the approvals or a plan. See `saveParts` for the result and the errors.
 *
 * @param clock for the creation time, which is sent with an unavailability
 * @requirement requests-46, requests-54, unavailability-26
 */
function createRequest(
  client: QueryClient,
  clock: RequestClock,
  attempt: RequestAttempt,
  hooks?: SaveHooks<RequestPart>,
): Promise<RequestOutcome[]> {
  const transport = transportOf(client);
  const calls: PartCalls<RequestPart, RequestRefusal> = {
    outbox: outboxOf(client),
    key: mutationKey,
    send: (part) =>
      part.account
        ? sendAbsence(transport, { ...part, account: part.account })
        : sendUnavailability(transport, part, clock.localNow()),
    read: (parts) => readRequestEntries(transport, parts),
    isSavedBy: isRequestSavedBy,
    // The list has no request of a person whose requests another user approves; only its entries have numbers.
    canTell: ({ place }, entries) =>
      place !== 'approvals' || entries.some(({ id }) => typeof id === 'number'),
  };
  const parts = 'request' in attempt ? requestPartsOf(attempt.request) : [];
  return saveParts(calls, { parts, log: attempt.log, isCheck: 'isCheck' in attempt }, hooks);
}

/** Returns whether a saved part makes sending another one unnecessary. Each day of an unavailability is saved once. */
export function isRequestSavedBy(part: RequestPart, saved: RequestPart): boolean {
  if (part.account) return JSON.stringify(part) === JSON.stringify(saved);
  return !saved.account && part.personRef === saved.personRef && part.firstDay === saved.firstDay;
}

/** Saves a new request by `createRequest`, and invalidates lists, counts and plans. @requirement requests-50 */
export function createRequestMutation(clock: RequestClock, hooks?: SaveHooks<RequestPart>) {
  return mutationOptions({
    mutationKey,
    mutationFn: (attempt: RequestAttempt, { client }) => createRequest(client, clock, attempt, hooks),
    meta: { invalidates: [...invalidatedByDecision, 'unavailability'] },
  });
}

async function sendAbsence(
  transport: Transport,
  part: RequestPart & { account: RequestAccount },
): Promise<RequestRefusal | null> {
  const { personRef, firstDay, lastDay, begin, end, account, note } = part;
  const rows = Array.from({ length: daysBetween(firstDay, lastDay) + 1 }, (_, index) => ({
    IXS_REF: personRef,
    ID_UCET: account.id,
    ABS: account.shortcut,
    DATUM: toWireDate(addDays(firstDay, index)),
    CAS_OD: begin && toWireDateTime(begin),
    CAS_DO: end && toWireDateTime(end),
    ...(note !== '' && { POZNAMKA: note }),
  }));
  return toRefusal(await transport.call(postAbsences, { body: { Value: rows } }));
}

async function sendUnavailability(
  transport: Transport,
  part: RequestPart,
  now: LocalDateTime,
): Promise<RequestRefusal | null> {
  const body = { Value: toUnavailabilityRow(part, now) };
  return toRefusal(await transport.call(postUnavailabilityRequest, { body }));
}

/** The refusals in the spelling of the backend. */
export const wireOutcomes = {
  overLimit: 'over_limit',
  unavailabilityReserved: 'date_reserved_unava',
} as const satisfies Record<RequestRefusal, string>;

/**
 * Reads the response to an insertion. Returns null for `ok`.
 *
 * @throws OtherAnswerError with the text of the backend, for any other text
 * @throws Error for no text: it is unknown whether the request is saved
 * @requirement requests-47
 */
function toRefusal(answer: string): RequestRefusal | null {
  switch (answer.trim()) {
    case '':
      throw new Error('The answer is empty.');
    case 'ok':
      return null;
    case wireOutcomes.overLimit:
      return 'overLimit';
    case wireOutcomes.unavailabilityReserved:
      return 'unavailabilityReserved';
    default:
      throw new OtherAnswerError(answer);
  }
}
