import type { ReactNode } from 'react';
import { useState } from 'react';
import { timelineCells } from './timelineCells.tsx';
import type { TimelineCellsParts } from './timelineCells.tsx';
import type { RowState } from '../timelineModel.ts';
import type { TimelineRow } from '../timeline.types.ts';

export interface TimelineLineProps<Row extends TimelineRow> extends TimelineCellsParts {
  /** The row. */
  row: Row;
  /** Which row it is, from 0. */
  place: number;
  /** Rows over the first one, those of the scale and of the counts. */
  headerRows: number;
  /** Where it begins, in pixels. */
  top: number;
  /** It is higher than the others. */
  isGrown: boolean;
  /** Renders its head. */
  renderRowHead: (row: Row) => ReactNode;
  /** What stands in the place of its intervals. */
  state: RowState;
  /** What is special about the day that it shows. */
  off: 'weekend' | 'holiday' | undefined;
}

/** A row: its head, which stays visible, and its time. */
export function TimelineLine<Row extends TimelineRow>(props: TimelineLineProps<Row>) {
  const {
    row,
    place,
    headerRows,
    top,
    isGrown,
    marks,
    renderRowHead,
    state,
    off,
    intervals,
    begin,
    days,
    from,
    to,
  } = props;
  const { rowHeight, hourWidth, texts, canOpen, form } = props;
  // Words that are there already stay: to take them away would be work as well.
  const [hasWords, setHasWords] = useState(!props.isWithoutWords);
  if (!hasWords && !props.isWithoutWords) setHasWords(true);
  const isWithoutWords = props.isWithoutWords && !hasWords;
  return (
    <div
      role="row"
      className="row"
      aria-rowindex={place + 1 + headerRows}
      aria-busy={state === 'pending' || undefined}
      data-off={off}
      data-marked={marks && intervals.some((one) => marks.of(one) === 'mate') ? '' : undefined}
      style={isGrown ? { top, height: rowHeight } : { top }}
    >
      <div role="rowheader" className="head" aria-colindex={1} tabIndex={-1} data-row={place}>
        {renderRowHead(row)}
      </div>
      <div role="none" className="track" data-row={place} data-state={state}>
        {state === 'failed' && (
          <div
            role="gridcell"
            tabIndex={-1}
            className="free fault"
            aria-colindex={2}
            aria-colspan={days}
            aria-label={texts.failed}
            title={texts.failed}
            data-day={0}
          >
            <span />
          </div>
        )}
        {!state &&
          // Named one by one, so that the compiler sees that nothing has changed while other rows come and go.
          timelineCells({
            intervals,
            begin,
            days,
            from,
            to,
            rowHeight,
            hourWidth,
            texts,
            canOpen,
            isWithoutWords,
            form,
            marks,
          })}
      </div>
    </div>
  );
}
