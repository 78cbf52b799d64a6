import { addMonths } from '@selfservice/api/core/local-date-arithmetic';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { atStart, formatMonth } from '../../i18n/formatMonth.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { PagerBar } from '../../patterns/Pager/PagerBar.tsx';
import type { OwnRequest } from '../asked-days/ownRequests.ts';
import { requestsByDay } from '../asked-days/ownRequests.ts';
import type { PlannedDays } from '../asked-days/plannedDays.ts';
import { DayGrid } from './DayGrid.tsx';
import type { DayGridProps } from './DayGrid.tsx';
import { monthDayOf } from './monthDay.ts';
import { MonthNotes } from './MonthNotes.tsx';
import type { PlanNote } from './MonthNotes.tsx';
import { weekCells } from './weekCells.ts';

export interface RequestMonthProps extends Omit<DayGridProps, 'dayOf' | 'describedBy'> {
  /** What the plan says; nothing where it is not there. */
  planned: PlannedDays;
  /** What has been asked for already and stands; empty where it is not known. */
  requests: readonly OwnRequest[];
  /** What is to be said of the plan; null: nothing. */
  planNote: PlanNote | null;
  /** Asks for the plan once more. */
  onRetry: () => void;
}

/**
 * A month in which days are chosen for a request: with the shifts, the days off and what has been asked for already. Two
 * presses make a range, so does drawing over days, and an arrow key with Shift.
 */
export function RequestMonth(props: RequestMonthProps) {
  const { planned, requests, planNote, onRetry, ...grid } = props;
  const { month, onMonthChange } = grid;
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
      <DayGrid {...grid} describedBy={hintId} dayOf={(day) => monthDayOf(day, planned, byDay)} />
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
