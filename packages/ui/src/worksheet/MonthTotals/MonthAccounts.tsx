import type { MonthAccount } from '@selfservice/api/worksheet/worksheet';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { formatDays } from '../../i18n/formatDuration.ts';
import type { HourFormats } from '../../i18n/formatDuration.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';

export interface MonthAccountsProps {
  /** The sums of the month on each account, in order. */
  accounts: readonly MonthAccount[];
  /** Formats of hours. */
  formats: HourFormats;
}

/** The accounts of the month with hours and days; unknown amounts are empty. @requirement worksheet-10 */
export function MonthAccounts({ accounts, formats }: MonthAccountsProps) {
  const { t } = useTranslation('worksheet');
  const language = useLanguage();
  const titleId = useId();
  return (
    <section>
      <h2 id={titleId}>{t('accounts')}</h2>
      <Rows aria-labelledby={titleId}>
        <thead>
          <tr>
            {(['account', 'hours', 'days'] as const).map((column) => (
              <th key={column} scope="col">
                {t(`column.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {accounts.map(({ id, name, minutes, days }) => (
            <tr key={id}>
              <th scope="row">{name}</th>
              <td>{minutes !== null && formats.hours(minutes)}</td>
              <td>{days !== null && formatDays(days, language)}</td>
            </tr>
          ))}
        </tbody>
      </Rows>
    </section>
  );
}

const Rows = styled.table`
  width: 100%;
  border-collapse: collapse;

  th,
  td {
    padding: var(--space-2) 0;
    border-top: 1px solid var(--color-border);
    font-weight: var(--weight-regular);
    text-align: end;
    white-space: nowrap;
  }

  th + th,
  td {
    padding-left: var(--space-4);
  }

  th:first-child {
    color: var(--color-text-muted);
    text-align: start;
    white-space: normal;
    overflow-wrap: anywhere;
  }

  thead th {
    padding-block: 0 var(--space-1);
    border: 0;
    color: var(--color-text-muted);
    font-size: var(--text-1);
  }

  @media print {
    th,
    td,
    thead th {
      padding-block: 0.35mm;
      border-width: 0.5px;
    }
  }
`;
