import type { Language } from '../core/language.ts';
import type { Dashboard } from '../dashboard/dashboard.ts';
import type { Permissions } from '../session/permissions.ts';
import { permissionFor } from '../session/permissions.ts';

/** The balances of the dashboard. */
export type Balances = Pick<Dashboard, 'vacation' | 'additionalVacation1' | 'additionalVacation2'>;

/** The balance of an account: days, minutes, or both. */
export interface AccountBalance {
  /** Null where the backend gives none. */
  days: number | null;
  /** Null where the backend gives none; may be negative. */
  minutes: number | null;
}

const vacations = [
  { key: 'vacation', action: 'dashboardVacation' },
  { key: 'additionalVacation1', action: 'dashboardAdditionalVacation1' },
  { key: 'additionalVacation2', action: 'dashboardAdditionalVacation2' },
] as const;

/**
 * The balance of an account. A balance of the dashboard belongs to the account of the same name. Null where the balance is
 * not known, or the user may not see it.
 *
 * @param accountName as the backend writes it
 */
export function accountBalance(
  accountName: string,
  balances: Balances,
  permissions: Permissions,
  language: Language,
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
 * The balance after whole days: each day with a planned shift takes one. Null where either number is not known.
 *
 * @param days the balance now
 * @param withShift the number of requested days with a planned shift
 */
export function daysAfter(days: number | null, withShift: number | null): number | null {
  return days === null || withShift === null ? null : days - withShift;
}

function plain(name: string | undefined): string {
  return name?.trim().toLocaleLowerCase() ?? '';
}
