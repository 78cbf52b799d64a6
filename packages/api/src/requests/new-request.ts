import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { transportOf } from '../core/create-query-client.ts';
import type { Language } from '../core/language.ts';
import type { LocalDateTime } from '../core/local-date.ts';
import type { Transport } from '../core/transport.ts';
import { addDays, daysBetween } from '../core/local-date-arithmetic.ts';
import { toWireDate, toWireDateTime } from '../core/wire.ts';
import { saveParts } from '../core/writes/save-parts.ts';
import type { PartCalls, PartOutcome, SaveHooks } from '../core/writes/save-parts.ts';
import type { WriteStep } from '../core/writes/settle-write.ts';
import { readRequestEntries } from './request-entries.ts';
import type { RequestLog, RequestPart, RequestPlace } from './request-entries.ts';
import type { RequestPeriod } from './request-period.ts';
import { rowsOf } from './request-period.ts';
import { staleAfterDecision } from './requests.ts';
import { postAbsences, postRequestAccounts, postUnavailabilityRequest } from './requests.wire.ts';
import { toUnavailabilityRow } from './unavailability-row.ts';

/** What a request is booked on, for example vacation. */
export interface RequestAccount {
  id: number;
  name: string;
  /** The short sign that plans show. */
  shortcut: string;
}

/** Asks for the accounts that a request can be made for. The server names them in the language. */
export function requestAccountsQuery(language: Language) {
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

/** The most characters of a comment. The specification gives no limit; with it the body of a call stays small. */
export const maxCommentLength = 500;

/** A new request. Specification 000 section 3. */
export type NewRequest = {
  /** Whom it is for. */
  personRef: string;
  /** Where it is entered. Default `mine`: the person's own. */
  place?: RequestPlace;
  period: RequestPeriod;
  /** Empty: none. An unavailability needs one. At most `maxCommentLength` characters. */
  comment: string;
} & ({ agenda: 'requests'; account: RequestAccount } | { agenda: 'unavailabilities' });

/** An expected reason for which the backend saves nothing. Specification 000 section 4. */
export type RequestRefusal = 'overLimit' | 'unavailabilityReserved';

/** How a call of a new request ended. */
export type RequestOutcome = PartOutcome<RequestPart, RequestRefusal>;

/** An attempt to save a new request, or a check of the one before. */
export type RequestAttempt =
  | { request: NewRequest; log?: RequestLog | null; step?: WriteStep }
  | { step: 'check'; log: RequestLog };

/** The calls that save a new request: one for all days of an absence, one for each day of an unavailability. */
export function requestPartsOf(request: NewRequest): RequestPart[] {
  const { place = 'mine', personRef, agenda, period } = request;
  const comment = request.comment.trim();
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
      comment,
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
      comment,
    },
  ];
}

/**
 * Saves a new request, or checks whether the one before is saved. An outcome that is not known is read again: among the
 * person's own requests, those to approve, or in a plan. See `saveParts` for what it returns and throws.
 *
 * @param now the moment of the creation, which an unavailability carries
 */
export function createRequest(
  transport: Transport,
  now: () => LocalDateTime,
  attempt: RequestAttempt,
  hooks?: SaveHooks<RequestPart>,
): Promise<RequestOutcome[]> {
  const calls: PartCalls<RequestPart, RequestRefusal> = {
    send: (part) =>
      part.account
        ? sendAbsence(transport, { ...part, account: part.account })
        : sendUnavailability(transport, part, now()),
    read: (parts) => readRequestEntries(transport, parts),
    isSavedBy: isRequestSavedBy,
  };
  const parts = 'request' in attempt ? requestPartsOf(attempt.request) : [];
  return saveParts(calls, { parts, log: attempt.log, step: attempt.step }, hooks);
}

/** Whether a part need not be sent, since another one was saved: of an unavailability each day is saved once. */
export function isRequestSavedBy(part: RequestPart, saved: RequestPart): boolean {
  if (part.account) return JSON.stringify(part) === JSON.stringify(saved);
  return !saved.account && part.personRef === saved.personRef && part.firstDay === saved.firstDay;
}

/** Saves a new request by `createRequest`. Lists, counts and plans follow. */
export function createRequestMutation(now: () => LocalDateTime, hooks?: SaveHooks<RequestPart>) {
  return mutationOptions({
    mutationKey: ['requests', 'create'],
    mutationFn: (attempt: RequestAttempt, { client }) =>
      createRequest(transportOf(client), now, attempt, hooks),
    meta: { invalidates: [...staleAfterDecision, 'unavailability'] },
  });
}

async function sendAbsence(
  transport: Transport,
  part: RequestPart & { account: RequestAccount },
): Promise<RequestRefusal | null> {
  const { personRef, firstDay, lastDay, begin, end, account, comment } = part;
  const rows = Array.from({ length: daysBetween(firstDay, lastDay) + 1 }, (_, index) => ({
    IXS_REF: personRef,
    ID_UCET: account.id,
    ABS: account.shortcut,
    DATUM: toWireDate(addDays(firstDay, index)),
    CAS_OD: begin && toWireDateTime(begin),
    CAS_DO: end && toWireDateTime(end),
    ...(comment !== '' && { POZNAMKA: comment }),
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

/** The server's own words for the outcomes that save nothing. */
export const wireOutcomes = {
  overLimit: 'over_limit',
  unavailabilityReserved: 'date_reserved_unava',
} as const satisfies Record<RequestRefusal, string>;

/**
 * Reads the answer of an insertion: null for a success. An empty text is a success.
 *
 * @throws Error for an unknown text: the server's own words
 */
function toRefusal(answer: string): RequestRefusal | null {
  switch (answer.trim()) {
    case '':
    case 'ok':
      return null;
    case wireOutcomes.overLimit:
      return 'overLimit';
    case wireOutcomes.unavailabilityReserved:
      return 'unavailabilityReserved';
    default:
      throw new Error(answer);
  }
}
