import type { MyPlanInterval } from '@selfservice/api/my-plan/my-plan';
import { useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Pager } from '../../patterns/Pager/Pager.tsx';
import { TimelineList } from '../../patterns/Timeline/TimelineList.tsx';
import type { TimelineListProps } from '../../patterns/Timeline/TimelineList.tsx';
import { reachIfScrolling } from '../../primitives/reachIfScrolling.ts';
import type { PlanRow } from './planRows.ts';

/** Props of `MonthAsList`: those of the list of its days. */
export interface MonthAsListProps extends TimelineListProps<PlanRow, MyPlanInterval> {
  /** The day to begin with; undefined for the first one. */
  topRowId: string | undefined;
  /** The month before is to be shown. */
  onPrevious: () => void;
  /** The month after is to be shown. */
  onNext: () => void;
}

/** The days of a month in words. It scrolls by itself, and begins where the days as bars do. */
export function MonthAsList({ topRowId, onPrevious, onNext, ...list }: MonthAsListProps) {
  const { t } = useTranslation('my-plan');
  const boxRef = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current: box } = boxRef;
    reachIfScrolling(box);
    if (!box || topRowId === undefined) return;
    const row = box.querySelector(`[data-dated='${topRowId}']`);
    if (row) box.scrollTop += row.getBoundingClientRect().top - box.getBoundingClientRect().top;
  }, [topRowId]);
  return (
    <Scrolling ref={boxRef}>
      <Pager
        label={list.label}
        previousLabel={t('previous')}
        nextLabel={t('next')}
        onPrevious={onPrevious}
        onNext={onNext}
      >
        <TimelineList {...list} />
      </Pager>
    </Scrolling>
  );
}

const Scrolling = styled.div`
  --day-width: 0;
  --weekday-width: 4.5em;
  height: 100%;
  overflow: auto;

  /* All days are laid out, so that it is known where each of them stands. */
  ul > li {
    content-visibility: visible;
  }

  @media print {
    height: auto;
  }
`;
