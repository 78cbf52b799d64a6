import type { Clock } from '@selfservice/api/core/clock';
import type { AreaRows } from './area-rows.ts';
import { createAreaRows } from './area-rows.ts';
import type { Failure } from './failure.ts';
import type { PersonKey } from './people.ts';
import { demoPassword, people, personKeys } from './people.ts';
import type { Scenario } from './scenario.ts';

/** Whom a token or a ticket speaks for. */
export interface Grant {
  /** Who has signed in. */
  person: PersonKey;
  /** The employment, or the substituted person, that is spoken for. */
  ref: string;
  /** Whether `ref` is a substituted person. */
  isSubstitution: boolean;
  /** What the substitution leaves out, in the backend's spelling. Default nothing. */
  excludedActions?: string[] | undefined;
}

/** A grant as a token carries it. */
interface TokenGrant extends Grant {
  /** The refresh token that this one was given for; it works until this one is used. */
  replaces?: string | undefined;
}

/** An access token that has been given. */
export interface AccessToken extends TokenGrant {
  /** Milliseconds since 1970 in UTC. */
  expiresAt: number;
  /** It opens nothing but what a change of the password needs. */
  mustChangePassword: boolean;
}

/** The mock backend's rows, in memory. */
export interface Database {
  scenario: Scenario;
  clock: Clock;
  accessTokens: Map<string, AccessToken>;
  refreshTokens: Map<string, TokenGrant>;
  /** A ticket can be used once. */
  tickets: Map<string, Grant>;
  /** Passwords that each person has had, the present one last. */
  passwords: Map<PersonKey, string[]>;
  /** Who must change the password at the next sign-in. */
  mustChangePassword: Set<PersonKey>;
  /** What the areas keep; each declares its own. */
  areaRows: AreaRows;
  /** How many calls each failure of the scenario has seen. */
  failureCounts: WeakMap<Failure, number>;
}

/** A new backend: everybody has the demo password and nobody is signed in. */
export function createDatabase(scenario: Scenario, clock: Clock): Database {
  return {
    scenario,
    clock,
    accessTokens: new Map(),
    refreshTokens: new Map(),
    tickets: new Map(),
    passwords: new Map(personKeys.map((key) => [key, [demoPassword]])),
    mustChangePassword: new Set(personKeys.filter((key) => people[key].mustChangePassword)),
    areaRows: createAreaRows(scenario),
    failureCounts: new WeakMap(),
  };
}

/** Speaks for a person's own first employment. */
export function ownGrant(person: PersonKey): Grant {
  return { person, ref: people[person].ref, isSubstitution: false };
}

/** 128 random bits as text. Pages without HTTPS lack `crypto.randomUUID`, but have this. */
function randomId(): string {
  return crypto.getRandomValues(new Uint32Array(4)).join('-');
}

/** Makes a ticket that can be used once. */
export function issueTicket(database: Database, grant: Grant): string {
  const ticket = `ticket-${randomId()}`;
  database.tickets.set(ticket, grant);
  return ticket;
}

/** Takes a ticket out of use. Returns whom it spoke for, or undefined when it was not valid. */
export function redeemTicket(database: Database, ticket: string): Grant | undefined {
  const grant = database.tickets.get(ticket);
  database.tickets.delete(ticket);
  return grant;
}

/** Makes an access and a refresh token, perhaps in the place of an earlier refresh token. */
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
 * Whom a refresh token speaks for, or undefined when it is not valid. ASSUMED: it goes out of use when a token that it was
 * exchanged for is used, and not before: a client whose page is left before the answer arrives still has a valid one.
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

/** The bearer token of a request, or undefined without a valid one. */
export function tokenOf(database: Database, request: Request): AccessToken | undefined {
  const [, token = ''] = /^Bearer (.+)$/.exec(request.headers.get('Authorization') ?? '') ?? [];
  const row = database.accessTokens.get(token);
  if (!row || row.expiresAt <= database.clock.epochMs()) return undefined;
  retireReplaced(database, row);
  return row;
}
