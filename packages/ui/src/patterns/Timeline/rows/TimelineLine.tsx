import type { CSSProperties, ReactNode } from 'react';
import { useState } from 'react';
import { inkOn } from '../items/inkOn.ts';
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

/** Where a row stands, and the colour of the interval for which it is marked. */
type RowStyle = CSSProperties & { '--mark-color'?: string | undefined };

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
  const mate = marks && intervals.find((one) => marks.of(one) === 'mate');
  const style: RowStyle = isGrown ? { top, height: rowHeight } : { top };
  if (mate) style['--mark-color'] = inkOn(mate.color)?.backgroundColor;
  return (
    <div
      role="row"
      className="row"
      aria-rowindex={place + 1 + headerRows}
      aria-busy={state === 'pending' || undefined}
      data-off={off}
      data-marked={mate ? '' : undefined}
      style={style}
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
