import type { Language } from '@selfservice/api/core/language';
import type { Dashboard } from '@selfservice/api/dashboard/dashboard';
import type { Permissions } from '@selfservice/api/session/permissions';
import { permissionFor } from '@selfservice/api/session/permissions';

/** The balances of home. */
export type Balances = Pick<Dashboard, 'vacation' | 'additionalVacation1' | 'additionalVacation2'>;

/** What is left of an account: days, minutes, or both. */
export interface AccountBalance {
  /** Null where the server gives none. */
  days: number | null;
  /** Null where the server gives none; may be negative. */
  minutes: number | null;
}

const vacations = [
  { key: 'vacation', action: 'dashboardVacation' },
  { key: 'additionalVacation1', action: 'dashboardAdditionalVacation1' },
  { key: 'additionalVacation2', action: 'dashboardAdditionalVacation2' },
] as const;

/**
 * What is left of an account. Home's balance is the account's where the organisation gives both the same name. Null where
 * the balance is not known, or not this person's to see.
 *
 * @param accountName what a request is booked on, in the server's words
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
 * What is left of an account after whole days: each day with a planned shift takes one. Null where either is not known.
 *
 * @param days what is left now
 * @param withShift on how many of the days a shift is planned
 */
export function daysAfter(days: number | null, withShift: number | null): number | null {
  return days === null || withShift === null ? null : days - withShift;
}

function plain(name: string | undefined): string {
  return name?.trim().toLocaleLowerCase() ?? '';
}
