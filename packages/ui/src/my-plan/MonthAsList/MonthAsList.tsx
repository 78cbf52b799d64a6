import { useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Pager } from '../../patterns/Pager/Pager.tsx';
import { useTimelineTexts } from '../../patterns/Timeline/words/useTimelineTexts.ts';
import { focusableIfScrolling } from '../../primitives/focusableIfScrolling.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import type { PlanDay } from '../MonthOfDays/planDay.ts';
import type { PlanTarget } from '../MonthOfDays/planRows.ts';
import { DayOfList, LoadingDay } from './DayOfList.tsx';
import { Days } from './MonthAsList.styles.ts';
import type { SeenDay, VisibleDays } from './scrollToDay.ts';
import { scrollToDay, scrollToSeen, seenDay } from './scrollToDay.ts';

export interface MonthAsListProps {
  /** Accessible name of the list. */
  label: string;
  /** The days of the month. */
  days: readonly PlanDay[];
  /** The days to scroll to; null for the beginning, in a month without today. */
  inSight: VisibleDays | null;
  /** Whether the plan is loading; then each day has a placeholder of the same height. Default false. */
  isLoading?: boolean;
  /** Called when the user opens an interval. */
  onOpen: (target: PlanTarget) => void;
  /** Called when the user opens a day. */
  onOpenDay: (target: PlanTarget) => void;
  /** Called when the user opens a context menu. */
  onMenu: (target: PlanTarget) => void;
  /** Called when the user swipes or scrolls sideways to the previous month. */
  onPrevious: () => void;
  /** Called when the user swipes or scrolls sideways to the next month. */
  onNext: () => void;
}

/**
 * The days of a month in words, one in each row, in two columns on a wide screen. The list scrolls itself and starts at
 * the same day as the timeline.
 *
 * @requirement my-plan-6, my-plan-7, my-plan-10
 */
export function MonthAsList(props: MonthAsListProps) {
  const { label, days, inSight, isLoading = false } = props;
  const { onOpen, onOpenDay, onMenu, onPrevious, onNext } = props;
  const { t } = useTranslation('my-plan');
  const { loading } = useTimelineTexts();
  const boxRef = useRef<HTMLDivElement>(null);
  const last = useRef({ label: '', isLoading: false });
  // The height of a day changes when the plan has loaded, with the number of its intervals.
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
        {/* The key creates new rows when the plan has loaded, so that no visible row moves. */}
        <Days key={isLoading ? 'loading' : 'loaded'} aria-label={label} aria-busy={isLoading || undefined}>
          {days.map((day) =>
            isLoading ? (
              <LoadingDay key={day.day} day={day} isToday={day.day === wanted} />
            ) : (
              <DayOfList
                key={day.day}
                day={day}
                isToday={day.day === wanted}
                onOpen={onOpen}
                onOpenDay={onOpenDay}
                onMenu={onMenu}
              />
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
