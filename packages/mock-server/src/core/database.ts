import type { Clock } from '@selfservice/api/core/clock';
import type { errorReportSchema } from '@selfservice/api/errors/errors.wire';
import type * as v from 'valibot';
import type { PlanDecision } from '../my-plan/plan-decision.ts';
import { createRequests } from '../requests/create-requests.ts';
import type { RequestRow } from '../requests/request-row.ts';
import { createUnavailabilities } from '../unavailability/create-unavailabilities.ts';
import type { UnavailabilityRow } from '../unavailability/unavailability-row.ts';
import type { CrowdMember } from './crowd.ts';
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
}

/** The mock backend's rows, in memory. */
export interface Database {
  scenario: Scenario;
  clock: Clock;
  accessTokens: Map<string, Grant & { expiresAt: number }>;
  refreshTokens: Map<string, Grant>;
  /** A ticket can be used once. */
  tickets: Map<string, Grant>;
  /** Passwords that each person has had, the present one last. */
  passwords: Map<PersonKey, string[]>;
  /** Who must change the password at the next sign-in. */
  mustChangePassword: Set<PersonKey>;
  /** How requests about plans were decided, by their id. */
  planDecisions: Map<number, PlanDecision>;
  /** Requests for absences and unavailabilities, by their number. */
  requests: Map<number, RequestRow>;
  /** Unavailabilities that nobody has to approve, by their number. */
  unavailabilities: Map<number, UnavailabilityRow>;
  /** What clients have reported. */
  errorReports: v.InferOutput<typeof errorReportSchema>[];
  /** The people of the manager's centre. They are generated when they are first asked for. */
  crowd(): Promise<CrowdMember[]>;
}

/** A new backend: everybody has the demo password and nobody is signed in. */
export function createDatabase(scenario: Scenario, clock: Clock): Database {
  let crowd: Promise<CrowdMember[]> | undefined;
  return {
    scenario,
    clock,
    accessTokens: new Map(),
    refreshTokens: new Map(),
    tickets: new Map(),
    passwords: new Map(personKeys.map((key) => [key, [demoPassword]])),
    mustChangePassword: new Set(personKeys.filter((key) => people[key].mustChangePassword)),
    planDecisions: new Map(),
    requests: createRequests(scenario),
    unavailabilities: createUnavailabilities(scenario),
    errorReports: [],
    crowd: () => (crowd ??= generateCrowd(scenario.seed)),
  };
}

// The generator of names is large: nothing that starts waits for it.
async function generateCrowd(seed: number): Promise<CrowdMember[]> {
  const { createCrowd } = await import('./crowd.ts');
  return createCrowd(seed);
}

/** Speaks for a person's own first employment. */
export function ownGrant(person: PersonKey): Grant {
  return { person, ref: people[person].ref, isSubstitution: false };
}

/** Makes a ticket that can be used once. */
export function issueTicket(database: Database, grant: Grant): string {
  const ticket = `ticket-${crypto.randomUUID()}`;
  database.tickets.set(ticket, grant);
  return ticket;
}

/** Takes a ticket out of use. Answers whom it spoke for, or undefined when it was not valid. */
export function redeemTicket(database: Database, ticket: string): Grant | undefined {
  const grant = database.tickets.get(ticket);
  database.tickets.delete(ticket);
  return grant;
}

/** Makes an access and a refresh token. */
export function issueTokens(database: Database, grant: Grant): { access: string; refresh: string } {
  const access = `access-${crypto.randomUUID()}`;
  const refresh = `refresh-${crypto.randomUUID()}`;
  const expiresAt = database.clock.epochMs() + database.scenario.tokenSeconds * 1000;
  database.accessTokens.set(access, { ...grant, expiresAt });
  database.refreshTokens.set(refresh, grant);
  return { access, refresh };
}

/** Takes a refresh token out of use. Answers whom it spoke for, or undefined when it was not valid. */
export function redeemRefreshToken(database: Database, token: string): Grant | undefined {
  const grant = database.refreshTokens.get(token);
  database.refreshTokens.delete(token);
  return grant;
}

/** Whom the bearer token of a request speaks for, or undefined without a valid one. */
export function grantOf(database: Database, request: Request): Grant | undefined {
  const [, token = ''] = /^Bearer (.+)$/.exec(request.headers.get('Authorization') ?? '') ?? [];
  const row = database.accessTokens.get(token);
  return row && row.expiresAt > database.clock.epochMs() ? row : undefined;
}
