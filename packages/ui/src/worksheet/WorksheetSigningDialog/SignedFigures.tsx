import { monthBalanceTerms } from '@selfservice/api/worksheet/balance-arithmetic';
import type { Worksheet } from '@selfservice/api/worksheet/worksheet';
import { TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { HourFormats } from '../../i18n/formatDuration.ts';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { daysWithErrors } from '../WorksheetTable/useErrorJump.ts';

export interface SignedFiguresProps {
  /** The worksheet to sign. */
  worksheet: Worksheet;
  /** Formats of hours. */
  formats: HourFormats;
}

/**
 * The figures that the user signs, without unknown ones, and the number of days with errors. The planned time is shown
 * if it agrees with the balance.
 *
 * @requirement worksheet-60
 */
export function SignedFigures({ worksheet, formats }: SignedFiguresProps) {
  const { t } = useTranslation('worksheet');
  const { sums, fund, carry } = worksheet;
  const format = (minutes: number | null, of: keyof HourFormats) => minutes !== null && formats[of](minutes);
  const figures = [
    { term: t('column.worked'), value: format(sums.workedMinutes, 'hours') },
    { term: t('column.excused'), value: format(sums.excusedMinutes, 'hours') },
    { term: t('column.unexcused'), value: format(sums.unexcusedMinutes, 'hours') },
    { term: t('column.planned'), value: monthBalanceTerms(worksheet) && format(fund.shiftMinutes, 'hours') },
    { term: t('signing.monthBalance'), value: format(sums.balanceMinutes, 'balance'), isMain: true },
    { term: t('carry.balanceMinutes'), value: format(carry.balanceMinutes, 'balance') },
  ].filter(({ value }) => value);
  const count = daysWithErrors(worksheet).length;
  if (figures.length === 0 && count === 0) return null;
  return (
    <Root>
      {count > 0 && (
        <p>
          <Icon of={TriangleAlert} />
          <span>{t('signing.toFix', { count })}</span>
        </p>
      )}
      <dl aria-label={t('signing.figures')}>
        {figures.map(({ term, value, isMain }) => (
          <div key={term} data-main={isMain}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Root>
  );
}

const Root = styled.div`
  padding-bottom: var(--space-4);
  font-variant-numeric: tabular-nums;

  p {
    display: flex;
    align-items: center;
    gap: var(--space-2);
    padding-bottom: var(--space-2);
    color: var(--color-caution);
    font-weight: var(--weight-medium);
  }

  dl > div {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    gap: var(--space-4);
    padding-block: var(--space-1);
    border-bottom: 1px solid var(--color-border);
  }

  dt {
    min-width: 0;
    color: var(--color-text-muted);
  }

  dd {
    white-space: nowrap;
  }

  [data-main] dd {
    font-size: var(--text-5);
    font-weight: var(--weight-light);
    line-height: var(--leading-tight);
  }
`;
