import type * as v from 'valibot';
import { createTransport, fixedToken } from '../core/create-transport.ts';
import { toError } from '../core/errors.ts';
import type { Language } from '../core/language.ts';
import type { Transport } from '../core/transport.ts';
import { isAllowed } from './permissions.ts';
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

/** The user may not run the application at all. */
export class AppUsageRefused extends Error {
  override readonly name = 'AppUsageRefused';
}

/** What a complete sign-in comes to. */
export interface SignedIn {
  token: Token;
  people: readonly SelectablePerson[];
}

/** How tokens are asked for. */
export interface TokensOptions {
  baseUrl(): string;
  language(): Language;
  /** Sent with every token call; null where there are no customer codes. */
  customerCode: string | null;
  /** Called with a failure that a caller does not see: that of a ticket of the browser's identity. Default: not called. */
  onError?(error: Error): void;
}

/** The ways to a token. Each call goes out at once and may throw any error of the transport. */
export interface Tokens {
  byPassword(userName: string, password: string): Promise<Token>;
  byTicket(ticket: string): Promise<Token>;
  byRefreshToken(refreshToken: string): Promise<Token>;
  /** A ticket of the browser's identity, null where there is none or the call failed. */
  ticketOfIdentity(kind: 'delegated' | 'windows'): Promise<string | null>;
  /** A ticket for an entry of the person list; an empty text where the server gives none. */
  ticketFor(transport: Transport, person: SelectablePerson): Promise<string>;
  /** A token for another entry of the person list; null where the server gives no ticket. It is still to be judged. */
  forPerson(transport: Transport, person: SelectablePerson): Promise<Token | null>;
  /**
   * From a first token to the session: user list, selected entry, and the token for it.
   *
   * @param first the token to begin with
   * @param onToken hears of each token the moment that it is there, before anything is asked with it
   * @throws AppUsageRefused the run action is disabled or hidden
   */
  complete(first: Token, onToken: (token: Token) => void): Promise<SignedIn>;
}

/** The ways to a token over HTTP. Specification 000 section 4, decisions on sign-in. */
export function createTokens(options: TokensOptions): Tokens {
  const transportOptions = { baseUrl: () => options.baseUrl(), language: () => options.language() };
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
      refuseWithoutRunAction(token);
      onToken(token);
      return { token, people };
    },
  };
}

type TokenFields = Omit<v.InferInput<typeof tokenRequestSchema>, 'application' | 'customerCode'>;

/**
 * Judges a token, whichever way it has come.
 *
 * @throws AppUsageRefused the run action is disabled or hidden
 */
export function refuseWithoutRunAction(token: Token): void {
  if (!isAllowed(token.identity.permissions, 'runApp')) throw new AppUsageRefused();
}

async function ticketForPerson(transport: Transport, person: SelectablePerson): Promise<string> {
  if (person.employmentOrder !== null)
    return transport.call(getEmploymentTicket, { query: { poradi: String(person.employmentOrder) } });
  if (person.substitutionId === null) return '';
  return transport.call(getSubstituteTicket, { query: { idZast: String(person.substitutionId) } });
}
