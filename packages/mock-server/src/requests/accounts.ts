import type { Language } from '@selfservice/api/core/language';
import { people } from '../core/people.ts';

/** An account on which an absence is booked. */
export interface Account {
  id: number;
  names: Record<Language, string>;
  shortcuts: Record<Language, string>;
  /** Whether requests can use the account. */
  hasWorkflow: boolean;
  /** Whether its days count against the vacation balance. */
  isVacation: boolean;
}

type Row = [en: string, cs: string, sk: string];

function account(id: number, names: Row, shortcuts: Row, rest: Partial<Account> = {}): Account {
  const byLanguage = ([en, cs, sk]: Row) => ({ en, cs, sk });
  return {
    id,
    names: byLanguage(names),
    shortcuts: byLanguage(shortcuts),
    hasWorkflow: true,
    isVacation: false,
    ...rest,
  };
}

/** The accounts, those with a workflow first. */
export const accounts = {
  vacation: account(10, ['Vacation', 'Dovolená', 'Dovolenka'], ['V', 'DOV', 'DOV'], { isVacation: true }),
  doctor: account(21, ['Doctor', 'Lékař', 'Lekár'], ['DR', 'LÉK', 'LEK']),
  home: account(33, ['Work from home', 'Práce z domova', 'Práca z domu'], ['WH', 'HO', 'HO']),
  sickDay: account(24, ['Sick day', 'Zdravotní volno', 'Zdravotné voľno'], ['SD', 'ZV', 'ZV']),
  trip: account(31, ['Business trip', 'Služební cesta', 'Služobná cesta'], ['BT', 'SC', 'SC']),
  escort: account(
    23,
    [
      'Accompanying a family member to a medical facility, with pay',
      'Doprovod rodinného příslušníka do zdravotnického zařízení s náhradou mzdy',
      'Sprievod rodinného príslušníka do zdravotníckeho zariadenia s náhradou mzdy',
    ],
    ['AF', 'DRP', 'SRP'],
  ),
  sickness: account(20, ['Sick leave', 'Nemoc', 'Práceneschopnosť'], ['SL', 'NEM', 'PN'], {
    hasWorkflow: false,
  }),
  familyCare: account(
    22,
    ['Care of a family member', 'Ošetřování člena rodiny', 'Ošetrovanie člena rodiny'],
    ['FC', 'OČR', 'OČR'],
    { hasWorkflow: false },
  ),
};

/** The key of an account. */
export type AccountKey = keyof typeof accounts;

const all: readonly Account[] = Object.values(accounts);

/** Returns the account with an id, or undefined. */
export function accountOf(id: number | null): Account | undefined {
  return all.find((each) => each.id === id);
}

/** Returns the accounts of a person. The person on the first day has no account with a workflow yet. */
export function accountsFor(ref: string, isWorkflowOnly: boolean): readonly Account[] {
  const hasRequests = ref !== people.firstDay.ref;
  return all.filter(({ hasWorkflow }) => (hasWorkflow ? hasRequests : !isWorkflowOnly));
}
