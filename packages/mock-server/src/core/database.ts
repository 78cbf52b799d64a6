import type { Clock } from '@selfservice/api/core/clock';
import type { BackendLanguage } from '@selfservice/api/core/language';
import { defaultLanguage } from '@selfservice/api/core/language';
import type { AreaRows } from './area-rows.ts';
import { createAreaRows } from './area-rows.ts';
import type { Failure } from './failure.ts';
import type { PersonKey } from './people.ts';
import { demoPassword, people, personKeys } from './people.ts';
import type { Scenario } from './scenario.ts';

/** The person and employment of a token or ticket. */
export interface Grant {
  /** The person who signed in. */
  person: PersonKey;
  /** The reference of the employment or of the substituted person. */
  ref: string;
  /** Whether `ref` is a substituted person. */
  isSubstitution: boolean;
  /** The actions that the substitution excludes, in the backend's spelling. Default none. */
  excludedActions?: string[] | undefined;
}

/** The grant of a token. */
interface TokenGrant extends Grant {
  /** The refresh token that was exchanged for this token; it is valid until this token is used. */
  replaces?: string | undefined;
}

/** An issued access token. */
export interface AccessToken extends TokenGrant {
  /** The time of expiry in milliseconds since 1970 in UTC. */
  expiresAt: number;
  /** Whether the token allows only the calls that are needed to change the password. */
  mustChangePassword: boolean;
}

/** The rows of tokens, tickets and passwords. */
interface SessionRows {
  accessTokens: Map<string, AccessToken>;
  refreshTokens: Map<string, TokenGrant>;
  /** The unused tickets; each can be used once. */
  tickets: Map<string, Grant>;
  /** The passwords of each person in the order of their use, the current one last. */
  passwords: Map<PersonKey, string[]>;
  /** The people who must change their password at the next sign-in. */
  mustChangePassword: Set<PersonKey>;
}

/** The mock backend's rows, in memory. */
export interface Database extends SessionRows {
  scenario: Scenario;
  clock: Clock;
  /** The saved language of the people who have none of their own. */
  visitorLanguage: BackendLanguage;
  /** The rows of the areas. */
  areaRows: AreaRows;
  /** The number of calls that were counted for each failure of the scenario. */
  failureCounts: WeakMap<Failure, number>;
  /**
   * Runs the work of one call on the current rows and keeps its changes. A backend whose rows are shared by several tabs runs
   * one call after the other, and repeats the work if its rows have changed meanwhile.
   */
  transact: <T>(work: () => Promise<T>) => Promise<T>;
  /** Whether calls that change rows are recorded, see `recordCall`. */
  recordsCalls: boolean;
  /** The seed of the late responses, see `lateMs`; null for no late ones. */
  lateSeed: number | null;
}

/** Creates rows in which every person has the demo password and no one is signed in. */
export function createSessionRows(): SessionRows {
  return {
    accessTokens: new Map(),
    refreshTokens: new Map(),
    tickets: new Map(),
    passwords: new Map(personKeys.map((key) => [key, [demoPassword]])),
    mustChangePassword: new Set(personKeys.filter((key) => people[key].mustChangePassword)),
  };
}

/** Creates a new backend in which every person has the demo password and no one is signed in. */
export function createDatabase(
  scenario: Scenario,
  clock: Clock,
  visitorLanguage: BackendLanguage = defaultLanguage,
): Database {
  return {
    scenario,
    clock,
    visitorLanguage,
    ...createSessionRows(),
    areaRows: createAreaRows(scenario),
    failureCounts: new WeakMap(),
    transact: (work) => work(),
    recordsCalls: false,
    lateSeed: null,
  };
}

/** Returns the grant of a person's first employment. */
export function ownGrant(person: PersonKey): Grant {
  return { person, ref: people[person].ref, isSubstitution: false };
}

/** Returns 128 random bits as text. Pages without HTTPS have no `crypto.randomUUID`. */
export function randomId(): string {
  return crypto.getRandomValues(new Uint32Array(4)).join('-');
}

/** Creates a ticket that can be used once. */
export function issueTicket(database: Database, grant: Grant): string {
  const ticket = `ticket-${randomId()}`;
  database.tickets.set(ticket, grant);
  return ticket;
}

/** Invalidates a ticket. Returns its grant, or undefined if it was not valid. */
export function redeemTicket(database: Database, ticket: string): Grant | undefined {
  const grant = database.tickets.get(ticket);
  database.tickets.delete(ticket);
  return grant;
}

/** Creates an access and a refresh token. `replaces` is the refresh token that is exchanged for them. */
export function issueTokens(
  database: Database,
  grant: Grant,
  replaces?: string,
): { access: string; refresh: string } {
  const access = `access-${randomId()}`;
  const refresh = `refresh-${randomId()}`;
  const expiresAt = database.clock.epochMs() + database.scenario.tokenSeconds * 1000;
  const mustChangePassword = database.mustChangePassword.has(grant.person);
  database.accessTokens.set(access, { ...grant, replaces, expiresAt, mustChangePassword });
  database.refreshTokens.set(refresh, { ...grant, replaces });
  return { access, refresh };
}

/**
 * Returns the grant of a refresh token, or undefined if it is not valid. It stays valid until a token that it was
 * exchanged for is used, so that a client whose page is left before the response arrives still has a valid token.
 */
export function redeemRefreshToken(database: Database, token: string): Grant | undefined {
  const row = database.refreshTokens.get(token);
  if (!row) return undefined;
  retireReplaced(database, row);
  const { person, ref, isSubstitution, excludedActions } = row;
  return { person, ref, isSubstitution, excludedActions };
}

function retireReplaced(database: Database, { replaces }: TokenGrant): void {
  if (replaces !== undefined) database.refreshTokens.delete(replaces);
}

/** Returns the bearer token of a request, or undefined without a valid one. */
export function tokenOf(database: Database, request: Request): AccessToken | undefined {
  const [, token = ''] = /^Bearer (.+)$/.exec(request.headers.get('Authorization') ?? '') ?? [];
  const row = database.accessTokens.get(token);
  if (!row || row.expiresAt <= database.clock.epochMs()) return undefined;
  retireReplaced(database, row);
  return row;
}
