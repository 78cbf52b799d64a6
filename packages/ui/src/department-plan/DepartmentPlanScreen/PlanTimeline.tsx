import { dateOf, localDateTime } from '@selfservice/api/core/local-date';
import { addDays } from '@selfservice/api/core/local-date-arithmetic';
import type { DepartmentInterval, LoadedPlanPage } from '@selfservice/api/department-plan/department-plan';
import { styled } from 'styled-components';
import { useClock } from '../../environment/Environment.tsx';
import { wallMinutes } from '../../patterns/Timeline/geometry/wallMinutes.ts';
import { Timeline } from '../../patterns/Timeline/Timeline.tsx';
import type { TimelineProps } from '../../patterns/Timeline/Timeline.tsx';
import { TimelineLegend } from '../../patterns/Timeline/TimelineLegend.tsx';
import { useRowPlaces } from '../../patterns/Timeline/rows/useRowPlaces.ts';
import { useRowHeight } from '../../primitives/List/useRowHeight.ts';
import type { LegendButtonProps } from '../PlanBar/LegendButton.tsx';
import { usePickedMarks } from './usePickedMarks.ts';
import { usePlanCoverage } from './usePlanCoverage.ts';
import type { PersonRow } from '../PlanDetail/PlanOverlay.tsx';

type Derived = 'clock' | 'startAt' | 'coverage' | 'marks';

/** Those of the timeline. */
export interface PlanTimelineProps extends Omit<TimelineProps<PersonRow, DepartmentInterval>, Derived> {
  /** How many people the page has, those included that a search leaves out. */
  peopleCount: number;
  /** What is counted under the scale; null while nothing is known. */
  page: LoadedPlanPage | null;
  /** The shift whose mates are marked; null for none. */
  picked: DepartmentInterval | null;
  /** What is known of the plans of the page. */
  plans: LegendButtonProps['plans'];
}

/** People over days as bars, and what their patterns mean. Specification 001 section 9. */
export function PlanTimeline({ peopleCount, plans, page, picked, ...timeline }: PlanTimelineProps) {
  const clock = useClock();
  const { rows, intervals, firstDay, days = 1, form = 'bars' } = timeline;
  const rowHeight = useRowHeight();
  const begin = wallMinutes(firstDay);
  const places = useRowPlaces({ rows, intervals, begin, days, rowHeight, areEqual: false, form });
  const coverage = usePlanCoverage(page, { from: firstDay, to: addDays(firstDay, days - 1) });
  const marks = usePickedMarks(picked);
  const today = dateOf(clock.localNow());
  // A week that is wider than the window begins with today; another one with its Monday.
  const isTodayLater = days === 7 && firstDay < today && today < addDays(firstDay, days);
  return (
    <>
      <Box
        data-empty={rows.length === 0 || undefined}
        style={{ '--rows': peopleCount, '--grown': `${places.height - rows.length * rowHeight}px` }}
      >
        <Timeline
          {...timeline}
          {...(isTodayLater && { startAt: localDateTime(`${today}T00:00:00`) })}
          {...{ clock, coverage, marks }}
        />
      </Box>
      <Legend plans={plans} />
    </>
  );
}

/* As high as the people need, and never higher than the window leaves; the same from the first batch to the last. */
const Box = styled.div`
  flex: 0 1 calc(var(--rows) * var(--row-height) + var(--grown) + 105px);
  min-height: 14rem;
  border-block: 1px solid var(--color-border);

  /* What stands in the place of people may be higher than a few of them. */
  &[data-empty] {
    flex-grow: 1;
  }

  @media print {
    flex: none;
    border: 0;
  }
`;

/* On a phone the bar has it. */
const Legend = styled(TimelineLegend)`
  display: none;

  @media (width >= 1024px) {
    display: flex;
  }
`;
