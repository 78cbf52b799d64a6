import type { PlanInterval } from '@selfservice/api/core/plan-interval';
import type { KeyboardEvent, Ref, RefObject } from 'react';
import { useImperativeHandle } from 'react';
import type { Measures } from './geometry/seenRange.ts';
import { spotOf } from './gridElements.ts';
import type { TimelineModel } from './timelineModel.ts';
import type { TimelineHandle, TimelineRow, TimelineTarget } from './timeline.types.ts';
import { useGridFocus } from './useGridFocus.ts';
import { useGridPressing } from './useGridPressing.ts';
import type { Pressed } from './useGridPressing.ts';
import { usePageTurning } from './usePageTurning.ts';

type Heard<Row extends TimelineRow, Interval extends PlanInterval> =
  | ((target: TimelineTarget<Row, Interval>) => void)
  | undefined;

/** What a timeline is worked with. */
export interface TimelineGridOptions<Row extends TimelineRow, Interval extends PlanInterval> {
  boxRef: RefObject<HTMLDivElement | null>;
  rows: readonly Row[];
  model: TimelineModel<Row, Interval>;
  measures: Measures;
  /** Rows that fit. */
  pageRows: number;
  /** The wall minute where the page begins. */
  begin: number;
  /** Pixels of an hour. */
  hour: number;
  handle: Ref<TimelineHandle> | undefined;
  onOpen: Heard<Row, Interval>;
  onOpenRow: Heard<Row, Interval>;
  onMenu: Heard<Row, Interval>;
  onPrevious: (() => void) | undefined;
  onNext: (() => void) | undefined;
}

/** How a timeline is worked: by keys, pointer, touch and wheel, all listened for on its root. */
export function useTimelineGrid<Row extends TimelineRow, Interval extends PlanInterval>(
  options: TimelineGridOptions<Row, Interval>,
) {
  'use no memo'; // What listens on one element costs nothing to make anew, and a quarter more code to remember.
  const { boxRef, rows, model, measures, pageRows, begin, hour, onOpen, onOpenRow, onMenu } = options;
  const { rows: places, headWidth, days } = measures;
  const turn = (direction: 'previous' | 'next') => {
    const go = direction === 'previous' ? options.onPrevious : options.onNext;
    go?.();
    return go !== undefined;
  };
  const focus = useGridFocus({
    boxRef,
    stops: {
      rowCount: rows.length,
      pageRows: Math.max(1, pageRows),
      stopsAt: model.stopsAt,
    },
    firstInSight() {
      const top = boxRef.current?.scrollTop ?? 0;
      const first = places.rowAt(top);
      return places.topOf(first) < top ? first + 1 : first;
    },
    page: begin,
    sizes: { ...measures, minuteWidth: hour / 60 },
    onTurn: turn,
  });
  const tell = (heard: Heard<Row, Interval>, pressed: Pressed) => {
    const target = heard && model.targetOf(pressed);
    if (!target) return false;
    heard(target);
    return true;
  };
  const open = (pressed: Pressed) => {
    if (pressed.spot.key !== null) return tell(onOpen, pressed);
    return pressed.spot.day < 0 && tell(onOpenRow, pressed);
  };
  const pressing = useGridPressing({
    boxRef,
    rows: places,
    days,
    headWidth,
    onPress: open,
    onMenu: (pressed) => tell(onMenu, pressed),
  });
  const turning = usePageTurning(turn);

  useImperativeHandle(options.handle, () => ({
    scrollToRow(id) {
      const place = rows.findIndex((row) => row.id === id);
      if (boxRef.current && place >= 0) boxRef.current.scrollTop = places.topOf(place);
    },
    focus: focus.enter,
  }));

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (focus.move(event)) return;
    const at = spotOf(event.target);
    if (!at || at.element !== event.target) return;
    const { left, bottom: top } = at.element.getBoundingClientRect();
    const pressed: Pressed = { spot: at.spot, anchor: at.element, point: { left, top } };
    const isMenuKey = event.key === 'ContextMenu' || (event.shiftKey && event.key === 'F10');
    const isOpenKey = event.key === 'Enter' || event.key === ' ';
    if ((isMenuKey && tell(onMenu, pressed)) || (isOpenKey && open(pressed)) || isOpenKey)
      event.preventDefault();
  };
  const { onFocus, onBlur, keptRow } = focus;
  return { keptRow, handlers: { ...turning, ...pressing, onFocus, onBlur, onKeyDown } };
}
