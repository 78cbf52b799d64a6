import type { ReportParameter } from '@selfservice/api/reports/built-in-reports';
import type { ReportValues } from '@selfservice/api/reports/report-values';
import type { ReportAccount } from '@selfservice/api/reports/reports';
import { dailyAccountsQuery, holidayAccountsQuery } from '@selfservice/api/reports/reports';
import type { UseQueryResult } from '@tanstack/react-query';
import { useQuery } from '@tanstack/react-query';
import { useBackendLanguage } from '../../i18n/useLanguage.ts';

/** The accounts from which the user can choose. */
export interface ReportAccounts {
  account: UseQueryResult<ReportAccount[]>;
  holidayAccount: UseQueryResult<ReportAccount[]>;
}

/** Fetches the accounts that the report has as parameters. */
export function useAccounts(parameters: readonly ReportParameter[]): ReportAccounts {
  const language = useBackendLanguage();
  const daily = useQuery({
    ...dailyAccountsQuery(language),
    enabled: parameters.includes('account'),
  });
  const holiday = useQuery({
    ...holidayAccountsQuery(language),
    enabled: parameters.includes('holidayAccount'),
  });
  return { account: daily, holidayAccount: holiday };
}

/**
 * Returns the values with known accounts: a missing account becomes null, the only account is chosen.
 * @requirement reports-18
 */
export function withKnownAccounts(
  values: ReportValues,
  accounts: {
    account: { data: ReportAccount[] | undefined };
    holidayAccount: { data: ReportAccount[] | undefined };
  },
): ReportValues {
  return {
    ...values,
    account: knownAccount(values.account, accounts.account.data),
    holidayAccount: knownAccount(values.holidayAccount, accounts.holidayAccount.data),
  };
}

function knownAccount(id: string | null, accounts: ReportAccount[] | undefined): string | null {
  if (!accounts) return null;
  if (accounts.length === 1) return accounts[0]?.id ?? null;
  return accounts.some((account) => account.id === id) ? id : null;
}
