import type { Language } from '@selfservice/api/core/language';
import { toUtcDate } from '@selfservice/api/core/local-date';
import { minutesBetween } from '@selfservice/api/core/local-date-arithmetic';
import type { Dashboard } from '@selfservice/api/dashboard/dashboard';
import type { NewRequest } from '@selfservice/api/requests/new-request';
import { rowsOf } from '@selfservice/api/requests/request-period';
import type { Permissions } from '@selfservice/api/session/permissions';
import { permissionFor } from '@selfservice/api/session/permissions';
import { formatDays, formatHours } from '../../i18n/formatDuration.ts';

/** What is left of an account, and what of it was asked for. */
export interface LimitFigures {
  left: string;
  asked: string;
  /** The days asked for are counted with the weekends among them. */
  hasWeekend: boolean;
}

/** The balances of home. */
type Balances = Pick<Dashboard, 'vacation' | 'additionalVacation1' | 'additionalVacation2'>;

const vacations = [
  { key: 'vacation', action: 'dashboardVacation' },
  { key: 'additionalVacation1', action: 'dashboardAdditionalVacation1' },
  { key: 'additionalVacation2', action: 'dashboardAdditionalVacation2' },
] as const;

/**
 * The figures behind a request that was refused for its account's balance. Home's balance is the account's where the
 * organisation gives both the same name. Null where the balance is not known, or not this person's to see.
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
  const account = plain(request.account.name);
  const named = vacations.filter(({ key }) => plain(balances[key]?.name[language]) === account);
  const [vacation, ...others] = named;
  if (
    !vacation ||
    others.length > 0 ||
    account === '' ||
    permissionFor(permissions, vacation.action) !== 'allowed'
  )
    return null;
  const { days = null, minutes = null } = balances[vacation.key] ?? {};
  if (days === null && minutes === null) return null;
  const rows = rowsOf('requests', request.period);
  const begin = rows[0]?.begin ?? null;
  const end = rows[0]?.end ?? null;
  const isPart = begin !== null && end !== null;
  return {
    left: days === null ? formatHours(minutes ?? 0) : formatDays(days, language),
    asked: isPart ? formatHours(minutesBetween(begin, end)) : formatDays(rows.length, language),
    hasWeekend: !isPart && rows.some(({ day }) => toUtcDate(day).getUTCDay() % 6 === 0),
  };
}

function plain(name: string | undefined): string {
  return name?.trim().toLocaleLowerCase() ?? '';
}
