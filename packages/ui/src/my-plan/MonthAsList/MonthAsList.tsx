import { useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Pager } from '../../patterns/Pager/Pager.tsx';
import { useTimelineTexts } from '../../patterns/Timeline/words/useTimelineTexts.ts';
import { focusableIfScrolling } from '../../primitives/focusableIfScrolling.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import type { PlanDay } from '../MyPlanScreen/planDay.ts';
import { DayOfList } from './DayOfList.tsx';
import type { DayPresses } from './DayOfList.tsx';
import { Days } from './MonthAsList.styles.ts';
import type { VisibleDays } from './scrollToDay.ts';
import { scrollToDay } from './scrollToDay.ts';

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
  const lastPage = useRef('');
  const { top, wanted } = inSight ?? {};
  // Days grow when their plan comes, and another month has its own place.
  const page = `${label} ${isLoading}`;
  useLayoutEffect(() => {
    const { current: box } = boxRef;
    if (!box || lastPage.current === page) return;
    lastPage.current = page;
    focusableIfScrolling(box);
    scrollToDay(box, top && wanted ? { top, wanted } : null);
  }, [page, top, wanted]);
  return (
    <Scrolling ref={boxRef}>
      <Pager
        label={label}
        previousLabel={t('previous')}
        nextLabel={t('next')}
        onPrevious={onPrevious}
        onNext={onNext}
      >
        {isLoading && <VisuallyHidden>{loading}</VisuallyHidden>}
        <Days aria-label={label} aria-busy={isLoading || undefined}>
          {days.map((day) => (
            <DayOfList
              key={day.day}
              day={day}
              isLoading={isLoading}
              isToday={day.day === wanted}
              {...presses}
            />
          ))}
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
