import type { BackendLanguage } from '@selfservice/api/core/language';

/** An account on which an absence is booked. */
export interface Account {
  id: number;
  names: Record<BackendLanguage, string>;
  shortcuts: Record<BackendLanguage, string>;
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
  longService: account(
    11,
    ['Long-service leave', 'Volno za věrnost', 'Voľno za vernosť'],
    ['LS', 'VV', 'VV'],
  ),
  doctor: account(21, ['Doctor', 'Lékař', 'Lekár'], ['DR', 'LÉK', 'LEK']),
  home: account(33, ['Work from home', 'Práce z domova', 'Práca z domu'], ['WH', 'HO', 'HO']),
  sickDay: account(24, ['Sick day', 'Zdravotní volno', 'Zdravotné voľno'], ['SD', 'ZV', 'ZV']),
  trip: account(31, ['Business trip', 'Služební cesta', 'Služobná cesta'], ['BT', 'SC', 'SC']),
  training: account(30, ['Training', 'Školení', 'Školenie'], ['TR', 'ŠK', 'ŠK']),
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
