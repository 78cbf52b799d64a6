import type {
  tokenErrorSchema,
  tokenRequestSchema,
  tokenSchema,
} from '@selfservice/api/session/session.wire';
import { HttpResponse } from 'msw';
import type * as v from 'valibot';
import type { Database, Grant } from '../core/database.ts';
import { issueTokens, ownGrant, redeemRefreshToken, redeemTicket } from '../core/database.ts';
import type { MockPerson } from '../core/people.ts';
import { findPerson, people } from '../core/people.ts';
import type { Scenario } from '../core/scenario.ts';

type TokenRequest = v.InferOutput<typeof tokenRequestSchema>;
type TokenAnswer = v.InferInput<typeof tokenSchema>;

/**
 * Responds to the token call: by password, by a ticket as the user name, or by a refresh token.
 *
 * @requirement session-46
 */
export function answerToken(database: Database, request: TokenRequest): TokenAnswer | Response {
  if (!isLicensed(database.scenario)) return refuse('invalid_license');
  const grant =
    request.grant_type === 'refresh_token'
      ? byRefreshToken(database, request)
      : byPassword(database, request);
  if (grant instanceof Response) return grant;
  const person = people[grant.person];
  if (isOtherTenant(database, person, request)) return refuse('invalid_grant');
  if (person.refusal) return refuse(person.refusal.error, person.refusal.description);
  return tokenFor(database, grant, request.refresh_token);
}

function byRefreshToken(database: Database, request: TokenRequest): Grant | Response {
  return redeemRefreshToken(database, request.refresh_token ?? '') ?? refuse('invalid_grant');
}

function byPassword(database: Database, request: TokenRequest): Grant | Response {
  const ticket = redeemTicket(database, request.username ?? '');
  if (ticket && request.password === '') return ticket;
  const person = findPerson(request.username ?? '');
  // A locked account does not reveal whether the password is right.
  if (person && people[person].refusal?.error === 'locked_account') return ownGrant(person);
  const isRight = person && database.passwords.get(person)?.at(-1) === request.password;
  return isRight ? ownGrant(person) : refuse('invalid_grant');
}

function isLicensed({ startup, isLicenceValid }: Scenario): boolean {
  return startup.isEnabled !== false && isLicenceValid;
}

function isOtherTenant(database: Database, person: MockPerson, request: TokenRequest): boolean {
  const code = request.customerCode?.trim().toLowerCase();
  return database.scenario.configuration.multiTenant === true ? code !== person.tenant : code !== undefined;
}

function refuse(error: string, description = ''): Response {
  const body: v.InferInput<typeof tokenErrorSchema> = { error, error_description: description };
  return HttpResponse.json(body, { status: 400 });
}

function tokenFor(database: Database, grant: Grant, replaces?: string): TokenAnswer {
  const user = people[grant.person];
  const { scenario } = database;
  const tokens = issueTokens(database, grant, replaces);
  return {
    access_token: tokens.access,
    refresh_token: tokens.refresh,
    expires_in: scenario.tokenSeconds,
    changePassword: database.mustChangePassword.has(grant.person) ? 'True' : 'False',
    sid: grant.isSubstitution ? user.ref : grant.ref,
    sidSubst: grant.isSubstitution ? grant.ref : null,
    userName: user.userName,
    givenName: user.givenName,
    surname: user.surname,
    degreeBefore: user.degreeBefore ?? '',
    degreeAfter: user.degreeAfter ?? '',
    personalNumber: user.personalNumber,
    orderOfEmployment: grant.ref === user.secondEmployment?.ref ? '2' : '1',
    userDisabledActions: joined(user.disabledActions, [
      ...scenario.disabledActions,
      ...(grant.excludedActions ?? []),
    ]),
    userInvisibleActions: joined(user.invisibleActions, scenario.invisibleActions),
    userRoles: 'employee',
  };
}

function joined(own: string | undefined, everybody: readonly string[]): string {
  return [own, ...everybody].filter(Boolean).join(', ');
}
