import type { LocalDate } from '@selfservice/api/core/local-date';
import type { PlanInterval } from '@selfservice/api/core/plan-interval';
import type { ComponentProps, ReactNode } from 'react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../primitives/Button/Button.tsx';
import { wallMinutes } from './geometry/wallMinutes.ts';
import { TimelineListRoot } from './list/TimelineList.styles.ts';
import { TimelineListRow } from './list/TimelineListRow.tsx';
import { createTimelineModel } from './timelineModel.ts';
import type { TimelineIntervals, TimelineRow, VisibleRows, TimelineTarget } from './timeline.types.ts';
import { usePrinting } from './scroll/usePrinting.ts';
import { useVisibleRows } from './list/useVisibleRows.ts';
import { useTimelineTexts } from './words/useTimelineTexts.ts';

/** Everything else goes to the root. */
export interface TimelineListProps<Row extends TimelineRow, Interval extends PlanInterval> extends Omit<
  ComponentProps<'ul'>,
  'children'
> {
  /** Name of the list for assistive technology. */
  label: string;
  /** The rows, in order. */
  rows: readonly Row[];
  /** The intervals of each row, as for `Timeline`. */
  intervals: TimelineIntervals<Interval>;
  /** What stands over the intervals of a row. */
  renderRowHead: (row: Row) => ReactNode;
  /** The first day of the page. */
  firstDay: LocalDate;
  /** Days of the page. Default 1. */
  days?: number;
  /** Rows whose intervals are on their way. */
  pendingRowIds?: ReadonlySet<string>;
  /** Rows whose intervals could not be loaded. */
  failedRowIds?: ReadonlySet<string>;
  /** So many lines stand in the place of the intervals of a pending row. Default 0: it is said in words. */
  placeholderLines?: number;
  /** It is said elsewhere that intervals could not be loaded: the rows are only marked. Default false. */
  areFailuresTold?: boolean;
  /** The rows are on their way. Default false. */
  isLoading?: boolean;
  /** What to show where there are no rows. */
  empty?: ReactNode;
  /** An interval was opened: show its details beside `anchor`. Without it the intervals are words, not buttons. */
  onOpen?: (target: TimelineTarget<Row, Interval>) => void;
  /** Other rows became visible: their intervals are worth fetching first. */
  onVisibleRowsChange?: (visible: VisibleRows) => void;
}

/** So many rows come at once; the end of the list brings as many more. */
const portion = 50;

/** The same as a `Timeline`, in words: the intervals of each row one below the other. */
export function TimelineList<Row extends TimelineRow, Interval extends PlanInterval>(
  props: TimelineListProps<Row, Interval>,
) {
  const {
    label,
    rows,
    intervals,
    renderRowHead,
    firstDay,
    days = 1,
    pendingRowIds,
    failedRowIds,
    placeholderLines = 0,
    areFailuresTold = false,
    isLoading = false,
    empty,
    onOpen,
    onVisibleRowsChange,
    ...rest
  } = props;
  const { t } = useTranslation('patterns');
  const texts = useTimelineTexts();
  const isPrinting = usePrinting();
  const [wanted, setWanted] = useState(portion);
  const listed = isPrinting ? rows : rows.slice(0, wanted);
  const begin = wallMinutes(firstDay);
  const model = createTimelineModel({ rows, intervals, pendingRowIds, failedRowIds, begin, days });
  const more = Math.min(portion, rows.length - listed.length);
  const listRef = useVisibleRows(listed, onVisibleRowsChange);
  return (
    <>
      <TimelineListRoot ref={listRef} aria-label={label} aria-busy={isLoading || undefined} {...rest}>
        {isLoading && rows.length === 0 && <li className="quiet">{texts.loading}</li>}
        {listed.map((row, place) => (
          <TimelineListRow
            key={row.id}
            head={renderRowHead(row)}
            placed={model.placedAt(place)}
            state={model.stateOf(row)}
            isFailureTold={areFailuresTold}
            placeholderLines={placeholderLines}
            day={row.day ?? (days === 1 ? firstDay : null)}
            texts={texts}
            onOpen={
              onOpen &&
              ((spot, anchor) => {
                const { left, bottom: top } = anchor.getBoundingClientRect();
                const target = model.targetOf({
                  spot: { ...spot, row: place },
                  anchor,
                  point: { left, top },
                });
                if (target) onOpen(target);
              })
            }
          />
        ))}
      </TimelineListRoot>
      {rows.length === 0 && !isLoading && empty}
      {more > 0 && (
        <Button kind="quiet" onPress={() => setWanted(listed.length + portion)}>
          {t('timeline.more', { count: more })}
        </Button>
      )}
    </>
  );
}
