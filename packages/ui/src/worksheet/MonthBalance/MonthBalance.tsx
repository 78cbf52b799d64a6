import type { BalanceTerm } from '@selfservice/api/worksheet/balance-arithmetic';
import { carriedBalanceTerms, monthBalanceTerms } from '@selfservice/api/worksheet/balance-arithmetic';
import type { Worksheet } from '@selfservice/api/worksheet/worksheet';
import { useTranslation } from 'react-i18next';
import type { HourFormats } from '../../i18n/formatDuration.ts';
import { BalanceTerms } from './BalanceTerms.tsx';
import { Figure, Root } from './MonthBalance.styles.ts';

export interface MonthBalanceProps {
  /** The worksheet with the amounts of the month. */
  worksheet: Pick<Worksheet, 'sums' | 'fund' | 'carry'>;
  /** Formats of hours. */
  formats: HourFormats;
}

/** The balance of the month and the balance with carry-over, each with its terms. @requirement worksheet-13 */
export function MonthBalance({ worksheet, formats }: MonthBalanceProps) {
  const { t } = useTranslation('worksheet');
  const { sums, carry } = worksheet;
  const figures: { id: 'month' | 'carried'; minutes: number | null; terms: BalanceTerm[] | null }[] = [
    { id: 'month', minutes: sums.balanceMinutes, terms: monthBalanceTerms(worksheet) },
    { id: 'carried', minutes: carry.balanceMinutes, terms: carriedBalanceTerms(worksheet) },
  ];
  const known = figures.filter(({ minutes }) => minutes !== null);
  if (known.length === 0) return null;
  return (
    <Root aria-label={t('balance.title')}>
      <dl>
        {known.map(({ id, minutes, terms }) => (
          <div key={id}>
            <dt>{t(`balance.${id}`)}</dt>
            <dd>
              <Figure>{formats.balance(minutes ?? 0)}</Figure>
              {terms && <BalanceTerms terms={terms} formats={formats} />}
            </dd>
          </div>
        ))}
      </dl>
    </Root>
  );
}
