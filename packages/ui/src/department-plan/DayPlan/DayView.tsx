import { addDays } from '@selfservice/api/core/local-date-arithmetic';
import { pageOf } from '@selfservice/api/department-plan/plan-days';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useValue } from '../../environment/useValue.ts';
import { Pager } from '../../patterns/Pager/Pager.tsx';
import type { ShownPlan } from '../shownPlan.ts';
import { DayCells } from './DayCells.tsx';
import { DayPlan } from './DayPlan.tsx';
import { DayPlanSkeleton } from './DayPlanSkeleton.tsx';

export interface DayViewProps {
  /** The model of the screen. */
  plan: ShownPlan;
  /** The name of the plan for assistive technology. */
  label: string;
  /** How many plans are loaded; null when all are. */
  readWords: string | null;
  /** Shown if there is no one. */
  empty: ReactNode;
}

/** The loaded plans from which the groups are shown, although they still grow. */
const enoughPlans = 60;

/** A day of the plan: the days of its week, and its people by shift. @requirement department-plan-49, department-plan-50 */
export function DayView({ plan, label, readWords, empty }: DayViewProps) {
  const { t } = useTranslation('department-plan');
  const { day, today, coverage, groups, unknown, content } = useValue(plan.state);
  const page = content.kind === 'people' ? content.page : null;
  const { from } = pageOf(day, 7);
  const isEnough =
    page && (unknown.pendingRefs.size === 0 || page.people.length - unknown.pendingRefs.size >= enoughPlans);
  return (
    <>
      <DayCells
        days={Array.from({ length: 7 }, (_, at) => addDays(from, at))}
        day={day}
        today={today}
        coverage={coverage}
        isLoading={page === null || unknown.pendingRefs.size > 0}
        holidays={page?.publicHolidays ?? []}
        onChange={plan.goToDay}
      />
      <Scrolling
        key={day}
        tabIndex={0}
        label={label}
        previousLabel={t('bar.previous.1')}
        nextLabel={t('bar.next.1')}
        onPrevious={() => plan.turnPage('previous')}
        onNext={() => plan.turnPage('next')}
        aria-busy={!isEnough || undefined}
      >
        {!isEnough || !groups ? (
          <DayPlanSkeleton />
        ) : groups.length === 0 ? (
          empty
        ) : (
          <DayPlan
            groups={groups}
            day={day}
            onOpenPerson={plan.openPerson}
            onOpenInterval={plan.access.detail === 'hidden' ? undefined : plan.openInterval}
          />
        )}
        {isEnough && readWords !== null && <Read>{readWords}</Read>}
      </Scrolling>
    </>
  );
}

/* The first group follows directly below the days. */
const Scrolling = styled(Pager)`
  flex: 1;
  min-height: 14rem;
  margin-top: calc(-1 * var(--space-2));
  overflow: auto;

  &:focus-visible {
    outline-offset: -2px;
  }

  @media (width >= 640px) {
    margin-top: calc(-1 * var(--space-3));
  }

  @media print {
    overflow: visible;
  }
`;

/* At the bottom of the window, so that nothing moves when it disappears. */
const Read = styled.p`
  position: sticky;
  bottom: 0;
  z-index: 1;
  background: var(--color-surface);
  padding: var(--space-2) var(--space-3);
  color: var(--color-text-muted);
  font-size: var(--text-1);
`;
