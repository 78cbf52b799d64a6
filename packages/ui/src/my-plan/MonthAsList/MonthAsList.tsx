import { useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Pager } from '../../patterns/Pager/Pager.tsx';
import { useTimelineTexts } from '../../patterns/Timeline/words/useTimelineTexts.ts';
import { focusableIfScrolling } from '../../primitives/focusableIfScrolling.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import type { PlanDay } from '../MyPlanScreen/planDay.ts';
import { DayOfList } from './DayOfList.tsx';
import type { DayPresses } from './DayOfList.tsx';
import { Days } from './MonthAsList.styles.ts';
import { DayOnItsWay } from './DayOnItsWay.tsx';
import type { SeenDay, VisibleDays } from './scrollToDay.ts';
import { scrollToDay, scrollToSeen, seenDay } from './scrollToDay.ts';

export interface MonthAsListProps extends DayPresses {
  /** Name of the list for assistive technology. */
  label: string;
  /** The days of the month with what stands in them. */
  days: readonly PlanDay[];
  /** What to scroll to; null for the beginning: today is not in this month. */
  inSight: VisibleDays | null;
  /** The plan is on its way: each day has a placeholder of the same height. Default false. */
  isLoading?: boolean;
  /** The month before is to be shown. */
  onPrevious: () => void;
  /** The month after is to be shown. */
  onNext: () => void;
}

/**
 * The days of a month in words, one a row, and in two columns where there is room for them. It scrolls by itself, and
 * begins where the days as bars do. Specification 001 section 2.
 */
export function MonthAsList(props: MonthAsListProps) {
  const { label, days, inSight, isLoading = false, onPrevious, onNext, ...presses } = props;
  const { t } = useTranslation('my-plan');
  const { loading } = useTimelineTexts();
  const boxRef = useRef<HTMLDivElement>(null);
  const last = useRef({ label: '', isLoading: false });
  // Days are as high as what stands in them, so that they grow when it comes.
  const seenRef = useRef<SeenDay>(null);
  const { top, wanted } = inSight ?? {};
  useLayoutEffect(() => {
    const { current: box } = boxRef;
    const isSameMonth = last.current.label === label;
    if (!box || (isSameMonth && last.current.isLoading === isLoading)) return;
    last.current = { label, isLoading };
    focusableIfScrolling(box);
    if (isSameMonth && seenRef.current) scrollToSeen(box, seenRef.current);
    else scrollToDay(box, top && wanted ? { top, wanted } : null);
    seenRef.current = null;
  }, [label, isLoading, top, wanted]);
  return (
    <Scrolling
      ref={boxRef}
      onScroll={({ currentTarget }) => {
        if (isLoading) seenRef.current = seenDay(currentTarget);
      }}
    >
      <Pager
        label={label}
        previousLabel={t('previous')}
        nextLabel={t('next')}
        onPrevious={onPrevious}
        onNext={onNext}
      >
        {isLoading && <VisuallyHidden>{loading}</VisuallyHidden>}
        {/* The rows are others when the plan comes, so that none of those that are seen is pushed away. */}
        <Days key={isLoading ? 'onItsWay' : 'there'} aria-label={label} aria-busy={isLoading || undefined}>
          {days.map((day) =>
            isLoading ? (
              <DayOnItsWay key={day.day} day={day} isToday={day.day === wanted} />
            ) : (
              <DayOfList key={day.day} day={day} isToday={day.day === wanted} {...presses} />
            ),
          )}
        </Days>
      </Pager>
    </Scrolling>
  );
}

const Scrolling = styled.div`
  height: 100%;
  overflow: auto;
  container-type: inline-size;

  &:focus-visible {
    outline-offset: -2px;
  }

  @media print {
    height: auto;
  }
`;
