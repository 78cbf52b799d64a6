import type { BackendLanguage } from '../core/language.ts';
import { isWeekend, minutesBetween } from '../core/local-date-arithmetic.ts';
import type { Permissions } from '../session/permissions.ts';
import type { AccountBalance, Balances } from './account-balance.ts';
import { accountBalance } from './account-balance.ts';
import type { NewRequest } from './new-request.ts';
import { rowsOf } from './request-period.ts';

/** The numbers of a request that was refused because of the balance of its account. */
export interface RequestLimit {
  /** The balance of the account. */
  balance: AccountBalance;
  /** The requested days, or the requested minutes of a part of a day. */
  requested: { days: number } | { minutes: number };
  /** Whether the requested days contain a weekend. */
  hasWeekend: boolean;
}

/**
 * Returns the numbers of a request that was refused because of the balance of its account. Null where the balance is unknown,
 * or the user has no right to see it.
 *
 * @param request a request of the user
 */
export function requestLimit(
  request: NewRequest,
  balances: Balances,
  permissions: Permissions,
  language: BackendLanguage,
): RequestLimit | null {
  if (request.agenda !== 'requests') return null;
  const balance = accountBalance(request.account.name, balances, permissions, language);
  if (!balance) return null;
  const rows = rowsOf('requests', request.period);
  const { begin = null, end = null } = rows[0] ?? {};
  if (begin !== null && end !== null)
    return { balance, requested: { minutes: minutesBetween(begin, end) }, hasWeekend: false };
  return { balance, requested: { days: rows.length }, hasWeekend: rows.some(({ day }) => isWeekend(day)) };
}
