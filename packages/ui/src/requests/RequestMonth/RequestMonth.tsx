import type { LocalDate, LocalMonth } from '@selfservice/api/core/local-date';
import { addMonths } from '@selfservice/api/core/local-date-arithmetic';
import { requestsByDay } from '@selfservice/api/requests/own-requests';
import type { RequestMonthState } from '@selfservice/api/requests/request-form.types';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { atStart, formatMonth } from '../../i18n/formatMonth.ts';
import type { DayRange } from '../../i18n/formatRange.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { PagerBar } from '../../patterns/Pager/PagerBar.tsx';
import { DayGrid } from './DayGrid.tsx';
import { monthDayOf } from './monthDay.ts';
import { MonthNotes } from './MonthNotes.tsx';
import { weekCells } from './weekCells.ts';

export interface RequestMonthProps extends RequestMonthState {
  /** The current day. */
  today: LocalDate;
  /** Whether the days cannot be selected. */
  isReadOnly: boolean;
  /** Called when the user selects days, with a function from the current to the new range, and with the month to show. */
  onPick: (pick: (range: DayRange | null) => DayRange, month: LocalMonth) => void;
  /** Called when the user opens another month. */
  onMonthChange: (month: LocalMonth) => void;
  /** Called when the user requests the plan again. */
  onRetry: () => void;
}

/**
 * A month to select the days of a request in, with shifts, public holidays and existing requests. A range is selected by two
 * presses, by dragging, or by arrow keys with Shift.
 */
export function RequestMonth(props: RequestMonthProps) {
  const { month, range, planned, requests, planNote, today, isReadOnly } = props;
  const { onPick, onMonthChange, onRetry } = props;
  const { t } = useTranslation(['requests', 'patterns']);
  const language = useLanguage();
  const hintId = useId();
  const days = weekCells(month)
    .flat()
    .filter((day) => day !== null);
  const byDay = requestsByDay(requests, days);
  const monthDays = days.map((day) => monthDayOf(day, planned, byDay));
  return (
    <Root role="group" aria-label={t('new.month.name')}>
      <Pages
        onPrevious={() => onMonthChange(addMonths(month, -1))}
        onNext={() => onMonthChange(addMonths(month, 1))}
        previousLabel={t('patterns:month.previous')}
        nextLabel={t('patterns:month.next')}
      >
        <span role="status">{atStart(formatMonth(month, language), language)}</span>
      </Pages>
      <DayGrid
        month={month}
        today={today}
        range={range}
        dayOf={(day) => monthDayOf(day, planned, byDay)}
        describedBy={hintId}
        isReadOnly={isReadOnly}
        onPick={onPick}
        onMonthChange={onMonthChange}
      />
      <p id={hintId}>{t('new.month.hint')}</p>
      <MonthNotes days={monthDays} planNote={planNote} onRetry={onRetry} />
    </Root>
  );
}

const Pages = styled(PagerBar)`
  justify-content: space-between;
  font-weight: var(--weight-medium);
  font-variant-numeric: tabular-nums;
`;

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: var(--space-1);

  & > p {
    color: var(--color-text-muted);
    font-size: var(--text-1);
  }

  @media (width >= 640px) {
    --day-height: 40px;
  }
`;
