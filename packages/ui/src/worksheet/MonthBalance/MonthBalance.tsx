import type { ComputeToToday } from '@selfservice/api/worksheet/compute-to-today-choices';
import type { Worksheet } from '@selfservice/api/worksheet/worksheet';
import { useTranslation } from 'react-i18next';
import type { HourFormats } from '../../i18n/formatDuration.ts';
import { balanceAmounts } from './balanceAmounts.ts';
import { Amounts, Figure, Headline, Root } from './MonthBalance.styles.ts';

export interface MonthBalanceProps {
  /** The worksheet with the amounts of the month. */
  worksheet: Pick<Worksheet, 'sums' | 'fund' | 'carry'>;
  /** The day to which the worksheet is computed. Default: the whole month. */
  computedTo?: ComputeToToday | undefined;
  /** Formats of hours. */
  formats: HourFormats;
}

/**
 * The balance of the month, or with carry-over where only that is known, with the amounts it results from.
 *
 * @requirement worksheet-13, worksheet-56
 */
export function MonthBalance({ worksheet, computedTo = 'off', formats }: MonthBalanceProps) {
  const { t } = useTranslation('worksheet');
  const { sums, carry } = worksheet;
  const minutes = sums.balanceMinutes ?? carry.balanceMinutes;
  const amounts = balanceAmounts(worksheet);
  if (minutes === null && amounts.length === 0) return null;
  return (
    <Root aria-label={t('balance.title')}>
      {minutes !== null && (
        <Headline>
          <Figure>{formats.balance(minutes)}</Figure>{' '}
          <span>{t(sums.balanceMinutes === null ? 'balance.carried' : `balance.to.${computedTo}`)}</span>
        </Headline>
      )}
      <Amounts>
        {amounts.map(({ of, minutes: amount, sign }) => (
          <span key={of} data-apart={sign === '·' || undefined}>
            {(sign === '+' || sign === '−') && <span>{`${sign} `}</span>}
            {of === 'carried' && <span>{`${t('balance.of.carried')} `}</span>}
            <b>{of === 'carried' ? formats.balance(amount) : formats.plain(amount)}</b>
            {of !== 'carried' && <span>{` ${t(`balance.of.${of}`)}`}</span>}
          </span>
        ))}
      </Amounts>
    </Root>
  );
}
