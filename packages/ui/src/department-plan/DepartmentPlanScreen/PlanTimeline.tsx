import { dateOf, localDateTime } from '@selfservice/api/core/local-date';
import type { DepartmentInterval } from '@selfservice/api/department-plan/department-plan';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { useClock } from '../../environment/Environment.tsx';
import { Timeline } from '../../patterns/Timeline/Timeline.tsx';
import type { TimelineProps } from '../../patterns/Timeline/Timeline.tsx';
import { TimelineLegend } from '../../patterns/Timeline/TimelineLegend.tsx';
import type { LegendButtonProps } from '../PlanBar/LegendButton.tsx';
import type { PersonRow } from '../PlanDetail/PlanOverlay.tsx';

type Derived = 'headLabel' | 'clock' | 'startAt';

/** Props of `PlanTimeline`: those of the timeline. */
export interface PlanTimelineProps extends Omit<TimelineProps<PersonRow, DepartmentInterval>, Derived> {
  /** How many people the page has, those included that a search leaves out. */
  peopleCount: number;
  /** What is known of the plans of the page. */
  plans: LegendButtonProps['plans'];
}

/** People over days as bars, and what their patterns mean. Specification 001 section 9. */
export function PlanTimeline({ peopleCount, plans, ...timeline }: PlanTimelineProps) {
  const { t } = useTranslation('department-plan');
  const clock = useClock();
  const { firstDay, days } = timeline;
  const today = dateOf(clock.localNow());
  // A week that is wider than the window begins with today.
  const isTodayLater = days === 7 && firstDay < today;
  return (
    <>
      <Box style={{ '--rows': peopleCount }}>
        <Timeline
          {...timeline}
          {...(isTodayLater && { startAt: localDateTime(`${today}T00:00:00`) })}
          headLabel={t('person')}
          clock={clock}
        />
      </Box>
      <Legend plans={plans} />
    </>
  );
}

/* As high as the people need, and never higher than the window leaves; the same from the first batch to the last. */
const Box = styled.div`
  flex: 0 1 calc(var(--rows) * var(--row-height) + 64px);
  min-height: 14rem;
  border-block: 1px solid var(--color-border);

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
