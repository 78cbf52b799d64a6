import type { BackendLanguage } from '../core/language.ts';
import type { Dashboard } from '../dashboard/dashboard.ts';
import type { Permissions } from '../session/permissions.ts';
import { permissionFor } from '../session/permissions.ts';

/** The balances of the dashboard. */
export type Balances = Pick<Dashboard, 'vacation' | 'additionalVacation1' | 'additionalVacation2'>;

/** The balance of an account: days, minutes, or both. */
export interface AccountBalance {
  /** May be negative; null where the backend returns none. */
  days: number | null;
  /** May be negative; null where the backend returns none. */
  minutes: number | null;
}

const vacations = [
  { key: 'vacation', action: 'dashboardVacation' },
  { key: 'additionalVacation1', action: 'dashboardAdditionalVacation1' },
  { key: 'additionalVacation2', action: 'dashboardAdditionalVacation2' },
] as const;

/**
 * Returns the balance of an account: the balance of the dashboard with the same name. Null where it is unknown, or the user
 * has no right to see it.
 *
 * @param accountName the name, as the backend writes it
 */
export function accountBalance(
  accountName: string,
  balances: Balances,
  permissions: Permissions,
  language: BackendLanguage,
): AccountBalance | null {
  const account = plain(accountName);
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
  return days === null && minutes === null ? null : { days, minutes };
}

/**
 * Returns the balance after whole days: each day with a planned shift counts as one. Null where a number is unknown.
 *
 * @param days the current balance
 * @param withShift the number of requested days with a planned shift
 */
export function daysAfter(days: number | null, withShift: number | null): number | null {
  return days === null || withShift === null ? null : days - withShift;
}

function plain(name: string | undefined): string {
  return name?.trim().toLocaleLowerCase() ?? '';
}
