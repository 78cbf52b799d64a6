import * as v from 'valibot';
import { HttpError } from '../core/errors.ts';
import type { SignInProblem } from './session-state.ts';
import { AppUsageRefused } from './tokens.ts';
import { tokenErrorSchema } from './session.wire.ts';

/**
 * Maps the error of a token call to a problem of the login screen.
 *
 * @param nowMs time of the failure, in milliseconds since 1970 in UTC
 * @requirement session-41, session-49, session-50, session-51, session-52, session-53, session-54
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
      return { code: 'lockedAccount', minutes: description, receivedAtMs: nowMs };
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

/** Returns the parsed body of a refused token call; null for any other body. */
function refusalOf(body: string) {
  try {
    const result = v.safeParse(tokenErrorSchema, JSON.parse(body));
    return result.success ? result.output : null;
  } catch {
    return null;
  }
}
