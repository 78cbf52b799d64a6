import * as v from 'valibot';
import { HttpError } from '../core/errors.ts';
import type { SignInProblem } from './session-state.ts';
import { AppUsageRefused } from './tokens.ts';
import { tokenErrorSchema } from './session.wire.ts';

/**
 * Words a failed token call as the login screen does. Specification 000 section 8, 001 section 8.
 *
 * @param nowMs when it has failed, in milliseconds since 1970 in UTC
 */
export function toSignInProblem(error: Error, isMultiTenant: boolean, nowMs: number): SignInProblem {
  if (error instanceof AppUsageRefused) return { code: 'appUsageNotAllowed' };
  const refusal = error instanceof HttpError && error.status === 400 ? refusalOf(error.body) : null;
  if (!refusal) return { code: 'failed', error };
  const description = refusal.error_description ?? '';
  switch (refusal.error) {
    case 'invalid_grant':
      return { code: isMultiTenant ? 'invalidGrantMultiTenant' : 'invalidGrant' };
    case 'locked_account':
      return { code: 'lockedAccount', minutes: description, toldAtMs: nowMs };
    case 'user_not_registered':
      return { code: 'userNotRegistered' };
    case 'user_expired':
      return { code: 'userExpired' };
    case 'app_usage_not_allowed':
    case 'invalid_permissions':
      return { code: 'appUsageNotAllowed' };
    case 'invalid_license':
      return { code: 'appDisabledByLicence' };
    default:
      return { code: 'unknown', description };
  }
}

/** The body of a refused token call, or null where it is something else. */
function refusalOf(body: string) {
  try {
    const result = v.safeParse(tokenErrorSchema, JSON.parse(body));
    return result.success ? result.output : null;
  } catch {
    return null;
  }
}
