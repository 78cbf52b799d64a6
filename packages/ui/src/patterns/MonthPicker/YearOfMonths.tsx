import { addMonths } from '@selfservice/api/core/local-date-arithmetic';
import type { LocalMonth } from '@selfservice/api/core/local-date';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { PagerBar } from '../Pager/PagerBar.tsx';
import { MonthGrid } from './MonthGrid.tsx';
import type { MonthCursor } from './MonthGrid.tsx';
import { clampMonth } from './moveMonth.ts';
import type { MonthLimits } from './moveMonth.ts';

export interface YearOfMonthsProps extends MonthLimits {
  /** The selected month. */
  value: LocalMonth;
  /** The current month. */
  current: LocalMonth;
  /** Called when the user selects a month. */
  onChange: (month: LocalMonth) => void;
}

/** A pager of years and the grid of months of the shown year. */
export function YearOfMonths(props: YearOfMonthsProps) {
  const { t } = useTranslation('patterns');
  const [cursor, setCursor] = useState<MonthCursor>({
    month: clampMonth(props.value, props),
    takesFocus: true,
  });
  const year = cursor.month.slice(0, 4);
  const moveTo = (months: number) =>
    setCursor({ month: clampMonth(addMonths(cursor.month, months), props), takesFocus: false });
  return (
    <>
      <Years
        onPrevious={() => moveTo(-12)}
        onNext={() => moveTo(12)}
        hasPrevious={!props.min || props.min.slice(0, 4) < year}
        hasNext={!props.max || props.max.slice(0, 4) > year}
        previousLabel={t('month.previousYear')}
        nextLabel={t('month.nextYear')}
      >
        <Year aria-live="polite">{year}</Year>
      </Years>
      <MonthGrid {...props} cursor={cursor} onCursorChange={setCursor} />
    </>
  );
}

const Years = styled(PagerBar)`
  justify-content: space-between;
  padding: 0 var(--space-1) var(--space-1);
`;

const Year = styled.span`
  font-size: var(--text-3);
  font-weight: var(--weight-medium);
  font-variant-numeric: tabular-nums;
`;
