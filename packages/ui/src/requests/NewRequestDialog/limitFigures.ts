import type { Language } from '@selfservice/api/core/language';
import { isWeekend, minutesBetween } from '@selfservice/api/core/local-date-arithmetic';
import type { NewRequest } from '@selfservice/api/requests/new-request';
import { rowsOf } from '@selfservice/api/requests/request-period';
import type { Permissions } from '@selfservice/api/session/permissions';
import { formatDays, formatHours } from '../../i18n/formatDuration.ts';
import type { Balances } from '../asked-days/accountBalance.ts';
import { accountBalance } from '../asked-days/accountBalance.ts';

/** What is left of an account, and what of it was asked for. */
export interface LimitFigures {
  left: string;
  asked: string;
  /** The days asked for are counted with the weekends among them. */
  hasWeekend: boolean;
}

/**
 * The figures behind a request that was refused for its account's balance. Null where the balance is not known, or not
 * this person's to see.
 *
 * @param request what was refused; the person's own
 */
export function limitFigures(
  request: NewRequest,
  balances: Balances,
  permissions: Permissions,
  language: Language,
): LimitFigures | null {
  if (request.agenda !== 'requests') return null;
  const balance = accountBalance(request.account.name, balances, permissions, language);
  if (!balance) return null;
  const { days, minutes } = balance;
  const rows = rowsOf('requests', request.period);
  const begin = rows[0]?.begin ?? null;
  const end = rows[0]?.end ?? null;
  const isPart = begin !== null && end !== null;
  return {
    left: days === null ? formatHours(minutes ?? 0) : formatDays(days, language),
    asked: isPart ? formatHours(minutesBetween(begin, end)) : formatDays(rows.length, language),
    hasWeekend: !isPart && rows.some(({ day }) => isWeekend(day)),
  };
}
