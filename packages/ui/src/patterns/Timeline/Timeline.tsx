import type { PlanInterval } from '@selfservice/api/core/plan-interval';
import type { ComponentProps } from 'react';
import { useImperativeHandle, useRef } from 'react';
import { TimelineCoverage } from './coverage/TimelineCoverage.tsx';
import { TimelineBlank } from './rows/TimelineBlank.tsx';
import { TimelineRows } from './rows/TimelineRows.tsx';
import { useRowAnchor } from './rows/useRowPlaces.ts';
import { TimelineScale } from './scale/TimelineScale.tsx';
import { useScrollPlace } from './scroll/useScrollPlace.ts';
import { TimelineRoot } from './Timeline.styles.ts';
import { measureStyle, tallRow } from './timelineMeasures.ts';
import { createTimelineModel } from './timelineModel.ts';
import { createTimelinePage } from './timelinePage.ts';
import type {
  CoverageStrip,
  TimelineActions,
  TimelineData,
  TimelineMarks,
  TimelinePosition,
  TimelineRow,
  TimelineScaleOptions,
  TimelineSizes,
  TimelineWords,
} from './timeline.types.ts';
import { useTimelineGrid } from './useTimelineGrid.ts';
import { useTimelineLayout } from './useTimelineLayout.ts';
import { useTimelineTexts } from './words/useTimelineTexts.ts';

/** The options of a timeline. Other attributes go to the root, which scrolls. */
export interface TimelineProps<Row extends TimelineRow, Interval extends PlanInterval> extends Omit<
  ComponentProps<'div'>,
  'children'
> {
  /** The rows and their intervals. */
  data: TimelineData<Row, Interval>;
  /** The texts. */
  words: TimelineWords<Row>;
  /** The days and hours of the page. */
  scale: TimelineScaleOptions;
  /** The callbacks for actions of the user. Default none. */
  actions?: TimelineActions<Row, Interval>;
  /** The counts of people below the scale. Default none. */
  coverage?: CoverageStrip;
  /** The highlighted intervals. Default none. */
  marks?: TimelineMarks | undefined;
  /** Sizes that override the default sizes. Default none. */
  sizes?: TimelineSizes;
  /** The row and time to scroll to. Default: the start. */
  position?: TimelinePosition;
  /**
   * The height of the root: `parent` fills the parent, `rows` fits the rows and the scale, up to 70% of the window.
   * Default `parent`.
   */
  fits?: 'parent' | 'rows';
  /**
   * The class of the root. Its styles can use `--scale-height`, `--rows-height` and `--row`, the default height of a row.
   * Without rows the root has the attribute `data-empty`.
   */
  className?: string;
}

/**
 * Rows of intervals over time: people over days, or days over hours. Only the visible part is rendered. Arrow keys move by
 * interval and by row, Enter opens.
 */
export function Timeline<Row extends TimelineRow, Interval extends PlanInterval>({
  data,
  words,
  scale,
  actions = {},
  coverage,
  marks,
  sizes = {},
  position = {},
  fits = 'parent',
  style,
  ref,
  ...rest
}: TimelineProps<Row, Interval>) {
  // Nearly everything changes on each render, so memoizing would only add 0.8 kB.
  'use no memo';
  const { rows, isLoading = false } = data;
  const boxRef = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => boxRef.current as HTMLDivElement, []);
  const texts = useTimelineTexts();
  const page = createTimelinePage(scale, data.holidays, texts);
  const layout = useTimelineLayout(
    boxRef,
    data,
    page,
    sizes,
    coverage !== undefined,
    actions.onOpen !== undefined,
  );
  const { measures, size, hourWidth } = layout;
  const model = createTimelineModel(data, page);
  useRowAnchor(boxRef, rows, measures.rows);
  useScrollPlace(boxRef, rows, measures, page, position);
  const { keptRow, handlers } = useTimelineGrid(boxRef, rows, model, layout, page, actions);
  const headerRows = coverage ? 2 : 1;
  return (
    <TimelineRoot
      {...rest}
      {...handlers}
      ref={boxRef}
      role="grid"
      tabIndex={0}
      aria-label={words.label}
      aria-readonly="true"
      aria-rowcount={isLoading && rows.length === 0 ? -1 : rows.length + headerRows}
      aria-colcount={page.days + 1}
      aria-busy={isLoading || undefined}
      data-opens-rows={actions.onOpenRow ? '' : undefined}
      data-form={page.form}
      data-tall={page.form === 'roster' || measures.rowHeight >= tallRow ? '' : undefined}
      data-fits={fits}
      data-empty={rows.length === 0 ? '' : undefined}
      style={{ ...measureStyle(measures, size.width), ...style }}
    >
      <div role="none" className="canvas">
        <TimelineScale headLabel={scale.headLabel} page={page} hourWidth={hourWidth} />
        {coverage && <TimelineCoverage strip={coverage} days={page.days} hourWidth={hourWidth} />}
        <TimelineRows
          rows={rows}
          model={model}
          renderRowHead={words.renderRowHead}
          page={page}
          layout={layout}
          keptRow={keptRow}
          canOpen={actions.onOpen !== undefined}
          marks={marks}
          headerRows={headerRows}
          blank={
            <TimelineBlank
              isLoading={isLoading}
              empty={words.empty}
              page={page}
              headerRows={headerRows}
              layout={layout}
            />
          }
          onVisibleRowsChange={actions.onVisibleRowsChange}
        />
      </div>
    </TimelineRoot>
  );
}
