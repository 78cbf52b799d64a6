import type * as v from 'valibot';
import type { TransportOptions } from '../core/create-transport.ts';
import { createTransport, fixedToken } from '../core/create-transport.ts';
import { ContractError, toError } from '../core/errors.ts';
import type { BackendLanguage } from '../core/language.ts';
import type { Transport } from '../core/transport.ts';
import { isAllowed } from './permissions.ts';
import { ownEmployments } from './scope-identity.ts';
import type { SelectablePerson } from './session-state.ts';
import type { Token } from './session.ts';
import { toSelectablePeople, toToken } from './session-mapping.ts';
import {
  getDelegatedTicket,
  getEmploymentTicket,
  getSubstituteTicket,
  getUserList,
  getWindowsTicket,
  postToken,
  type tokenRequestSchema,
} from './session.wire.ts';

/** Thrown if the user has no permission to run the application. */
export class AppUsageRefused extends Error {
  override readonly name = 'AppUsageRefused';
}

/** The result of a complete sign-in. */
export interface SignedIn {
  token: Token;
  people: readonly SelectablePerson[];
}

/** Options of `createTokens`. */
export interface TokensOptions {
  baseUrl(): string;
  language(): BackendLanguage;
  /** Sent with every token call; null without customer codes. */
  customerCode: string | null;
  /** Called when a ticket request of the browser's identity fails, which the caller does not see. Default: not called. */
  onError?(error: Error): void;
  /** Called with every successful response, see `TransportOptions`. Default: not called. */
  onAnswer?: TransportOptions['onAnswer'];
}

/** Requests tokens. Each function may reject with any error of the transport. */
export interface Tokens {
  byPassword(userName: string, password: string): Promise<Token>;
  byTicket(ticket: string): Promise<Token>;
  byRefreshToken(refreshToken: string): Promise<Token>;
  /** Fetches a ticket of the browser's identity; null if there is none or the call failed. @requirement session-15 */
  ticketOfIdentity(kind: 'delegated' | 'windows'): Promise<string | null>;
  /** Fetches a ticket for an entry of the person list; an empty text for none. @requirement session-48 */
  ticketFor(transport: Transport, person: SelectablePerson): Promise<string>;
  /** Fetches a token for an entry of the person list, which the caller must check; null without a ticket. */
  forPerson(transport: Transport, person: SelectablePerson): Promise<Token | null>;
  /**
   * Completes a sign-in from its first token: fetches the user list and the token of the selected entry.
   *
   * @param first the first token
   * @param onToken called with each token before it is used for a call
   * @requirement session-19
   * @throws AppUsageRefused the run action is disabled or hidden
   * @throws ContractError the token of the selected entry belongs to another user
   */
  complete(first: Token, onToken: (token: Token) => void): Promise<SignedIn>;
}

/** Creates the functions that request tokens over HTTP. @requirement session-46, session-47 */
export function createTokens(options: TokensOptions): Tokens {
  const transportOptions = {
    baseUrl: () => options.baseUrl(),
    language: () => options.language(),
    ...(options.onAnswer && { onAnswer: options.onAnswer }),
  };
  const anonymous = createTransport(transportOptions);

  async function ask(fields: TokenFields): Promise<Token> {
    const { customerCode } = options;
    const body = {
      ...fields,
      ...(customerCode !== null && { customerCode }),
      application: 'selfservice' as const,
    };
    return toToken(await anonymous.call(postToken, { body }));
  }

  const byTicket = (ticket: string) => ask({ grant_type: 'password', username: ticket, password: '' });

  async function forPerson(transport: Transport, person: SelectablePerson): Promise<Token | null> {
    const ticket = await ticketForPerson(transport, person);
    return ticket === '' ? null : byTicket(ticket);
  }

  return {
    byPassword: (username, password) => ask({ grant_type: 'password', username, password }),
    byTicket,
    byRefreshToken: (token) => ask({ grant_type: 'refresh_token', refresh_token: token }),
    async ticketOfIdentity(kind) {
      try {
        return (
          (await anonymous.call(kind === 'delegated' ? getDelegatedTicket : getWindowsTicket, {})) || null
        );
      } catch (thrown) {
        options.onError?.(toError(thrown));
        return null;
      }
    },
    ticketFor: ticketForPerson,
    forPerson,
    async complete(first, onToken) {
      refuseWithoutRunAction(first);
      onToken(first);
      if (first.mustChangePassword) return { token: first, people: [] };
      const transport = createTransport({
        ...transportOptions,
        authorization: fixedToken(first.accessToken),
      });
      const people = toSelectablePeople(await transport.call(getUserList, {}));
      const selected = people.find((person) => person.personRef === first.identity.personRef) ?? people[0];
      const token = selected && (await forPerson(transport, selected));
      if (!token) return { token: first, people };
      refuseAnotherUser(token, first, people);
      refuseWithoutRunAction(token);
      onToken(token);
      return { token, people };
    },
  };
}

type TokenFields = Omit<v.InferInput<typeof tokenRequestSchema>, 'application' | 'customerCode'>;

/**
 * Checks that a token permits to run the application.
 *
 * @requirement session-41
 *
 * @throws AppUsageRefused the run action is disabled or hidden
 */
export function refuseWithoutRunAction(token: Token): void {
  if (!isAllowed(token.identity.permissions, 'runApp')) throw new AppUsageRefused();
}

/**
 * Checks that the last token of a sign-in belongs to the user of the first one. A cache between may have kept the ticket or the
 * person list of another user. The tokens of one user have the same user name, or are of employments of one list.
 *
 * @throws ContractError it belongs to another user
 */
function refuseAnotherUser(token: Token, first: Token, people: readonly SelectablePerson[]): void {
  const [last, before] = [token.identity, first.identity];
  const own = ownEmployments(people).map(({ personRef }) => personRef);
  const isOwn = [last, before].every(({ userRef }) => own.includes(userRef));
  if (last.userRef !== before.userRef && last.userName !== before.userName && !isOwn)
    throw new ContractError('POST /Token', 'user', 'the ticket belongs to another user');
}

async function ticketForPerson(transport: Transport, person: SelectablePerson): Promise<string> {
  if (person.employmentOrder !== null)
    return transport.call(getEmploymentTicket, { query: { poradi: String(person.employmentOrder) } });
  if (person.substitutionId === null) return '';
  return transport.call(getSubstituteTicket, { query: { idZast: String(person.substitutionId) } });
}
