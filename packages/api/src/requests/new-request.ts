import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { Language } from '../core/language.ts';
import type { LocalDateTime } from '../core/local-date.ts';
import type { Transport } from '../core/transport.ts';
import { toWireDate, toWireDateTime } from '../core/wire.ts';
import type { PeriodRow, RequestPeriod } from './request-period.ts';
import { rowsOf } from './request-period.ts';
import { staleAfterDecision } from './requests.ts';
import { postAbsences, postRequestAccounts, postUnavailabilityRequest } from './requests.wire.ts';

/** What a request is booked on, for example vacation. */
export interface RequestAccount {
  id: number;
  name: string;
  /** The short sign that plans show. */
  shortcut: string;
}

/** Asks for the accounts that a request can be made for. The server names them in the language. */
export function requestAccountsQuery(transport: Transport, language: Language) {
  return queryOptions({
    queryKey: ['requests', 'accounts', language],
    queryFn: async ({ signal }): Promise<RequestAccount[]> => {
      const body = { Value: language, Value2: true };
      const accounts = await transport.call(postRequestAccounts, { body }, { signal });
      return accounts.map(({ ID_UCET, NAZEV, ZKRATKA }) => ({
        id: ID_UCET,
        name: NAZEV,
        shortcut: ZKRATKA,
      }));
    },
    staleTime: 5 * 60_000,
  });
}

/** A new request. Specification 000 section 3. */
export type NewRequest = {
  /** Whom it is for. */
  personRef: string;
  period: RequestPeriod;
  /** Empty: none. An unavailability needs one. */
  comment: string;
} & ({ agenda: 'requests'; account: RequestAccount } | { agenda: 'unavailabilities' });

/** How a new request ended; all but `created` have saved nothing more. Specification 000 section 4. */
export type NewRequestOutcome = 'created' | 'overLimit' | 'unavailabilityReserved';

/**
 * Some days of an unavailability are saved and the others are not: each day is a call of its own. `cause` is the error
 * of the call that failed.
 */
export class PartlySavedError extends Error {
  override readonly name = 'PartlySavedError';
  /** The days that are saved, as rows. */
  readonly saved: readonly PeriodRow[];
  /** The days that are not. */
  readonly unsaved: readonly PeriodRow[];

  constructor(saved: readonly PeriodRow[], unsaved: readonly PeriodRow[], cause: unknown) {
    super(`${saved.length} of ${saved.length + unsaved.length} days are saved`, { cause });
    this.saved = saved;
    this.unsaved = unsaved;
  }
}

/** Saves a new request. Lists, counts and plans follow. */
export function createRequestMutation(transport: Transport, now: () => LocalDateTime) {
  return mutationOptions({
    mutationKey: ['requests', 'create'],
    mutationFn: (request: NewRequest) =>
      request.agenda === 'requests'
        ? createAbsences(transport, request)
        : createUnavailabilities(transport, request, now()),
    meta: { makesStale: [...staleAfterDecision, 'unavailability'] },
  });
}

async function createAbsences(
  transport: Transport,
  request: Extract<NewRequest, { agenda: 'requests' }>,
): Promise<NewRequestOutcome> {
  const comment = request.comment.trim();
  const rows = rowsOf('requests', request.period).map(({ day, begin, end }) => ({
    IXS_REF: request.personRef,
    ID_UCET: request.account.id,
    ABS: request.account.shortcut,
    DATUM: toWireDate(day),
    CAS_OD: begin && toWireDateTime(begin),
    CAS_DO: end && toWireDateTime(end),
    ...(comment !== '' && { POZNAMKA: comment }),
  }));
  return toOutcome(await transport.call(postAbsences, { body: { Value: rows } }));
}

async function createUnavailabilities(
  transport: Transport,
  request: NewRequest,
  now: LocalDateTime,
): Promise<NewRequestOutcome> {
  const rows = rowsOf('unavailabilities', request.period);
  for (const [index, { day, begin, end }] of rows.entries()) {
    try {
      const answer = await transport.call(postUnavailabilityRequest, {
        body: {
          Value: {
            IXS_REF: request.personRef,
            DATE_REF: toWireDate(day),
            NOTE: request.comment.trim(),
            STARTTIME: begin && toWireDateTime(begin),
            ENDTIME: end && toWireDateTime(end),
            DATE_CREATE: toWireDateTime(now),
          },
        },
      });
      const outcome = toOutcome(answer);
      if (outcome !== 'created') {
        if (index === 0) return outcome;
        throw new OutcomeError(outcome);
      }
    } catch (error) {
      if (index === 0) throw error;
      throw new PartlySavedError(rows.slice(0, index), rows.slice(index), error);
    }
  }
  return 'created';
}

/** A day of many was refused with an expected outcome. */
export class OutcomeError extends Error {
  override readonly name = 'OutcomeError';
  readonly outcome: Exclude<NewRequestOutcome, 'created'>;

  constructor(outcome: Exclude<NewRequestOutcome, 'created'>) {
    super(outcome);
    this.outcome = outcome;
  }
}

/**
 * Reads what an insertion answers. An empty text is a success.
 *
 * @throws Error for a text that is none of the known ones: the server's own words
 */
function toOutcome(answer: string): NewRequestOutcome {
  switch (answer.trim()) {
    case '':
    case 'ok':
      return 'created';
    case 'over_limit':
      return 'overLimit';
    case 'date_reserved_unava':
      return 'unavailabilityReserved';
    default:
      throw new Error(answer);
  }
}
