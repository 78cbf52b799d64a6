import { shownCarry, shownFunds } from '@selfservice/api/worksheet/visibility';
import type { Worksheet } from '@selfservice/api/worksheet/worksheet';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { HourFormats } from '../../i18n/formatDuration.ts';
import { MonthAccounts } from './MonthAccounts.tsx';

export interface MonthTotalsProps {
  /** The worksheet with the totals of the month. */
  worksheet: Pick<Worksheet, 'accounts' | 'fund' | 'hasCalendarFund' | 'carry'>;
  /** Formats of hours. */
  formats: HourFormats;
}

/** Accounts, funds and carry-overs of the month; unknown amounts are left out. @requirement worksheet-10, worksheet-12, worksheet-13 */
export function MonthTotals({ worksheet, formats }: MonthTotalsProps) {
  const { t } = useTranslation('worksheet');
  const { accounts, fund, carry } = worksheet;
  const lists = [
    {
      title: t('fund.title'),
      items: shownFunds(worksheet).map((name) => ({
        term: t(`fund.${name}`),
        value: name === 'shiftCount' ? String(fund[name]) : formats.hours(fund[name] ?? 0),
      })),
    },
    {
      title: t('carry.title'),
      items: shownCarry(worksheet).map((name) => ({
        term: t(`carry.${name}`),
        value: formats.balance(carry[name] ?? 0),
      })),
    },
  ];
  return (
    <Root>
      {accounts.length > 0 && <MonthAccounts accounts={accounts} formats={formats} />}
      {lists
        .filter(({ items }) => items.length > 0)
        .map(({ title, items }) => (
          <section key={title} aria-label={title}>
            <h2>{title}</h2>
            <dl>
              {items.map(({ term, value }) => (
                <div key={term}>
                  <dt>{term}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(17rem, 100%), 1fr));
  align-items: start;
  gap: var(--space-6) var(--space-10);
  padding-top: var(--space-4);
  font-variant-numeric: tabular-nums;

  &:empty {
    display: none;
  }

  h2 {
    padding-bottom: var(--space-1);
    font-size: var(--text-3);
    font-weight: var(--weight-medium);
  }

  dl > div {
    display: flex;
    justify-content: space-between;
    gap: var(--space-4);
    padding-block: var(--space-2);
    border-top: 1px solid var(--color-border);
  }

  dt {
    min-width: 0;
    color: var(--color-text-muted);
  }

  dd {
    white-space: nowrap;
  }

  @media print {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: 6mm;
    padding: 0;

    dl > div {
      padding-block: 0.35mm;
      border-width: 0.5px;
    }
  }
`;
