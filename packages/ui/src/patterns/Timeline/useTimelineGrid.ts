import type { PlanInterval } from '@selfservice/api/core/plan-interval';
import type { KeyboardEvent, Ref, RefObject } from 'react';
import { useImperativeHandle } from 'react';
import type { TimelineLayout } from './useTimelineLayout.ts';
import { spotOf } from './keyboard/gridElements.ts';
import type { TimelineModel } from './timelineModel.ts';
import type { TimelineHandle, TimelineRow, TimelineTarget } from './timeline.types.ts';
import { useGridFocus } from './keyboard/useGridFocus.ts';
import { useGridPressing } from './pointer/useGridPressing.ts';
import type { Pressed } from './pointer/useGridPressing.ts';
import { usePageTurning } from './pointer/usePageTurning.ts';

type TargetListener<Row extends TimelineRow, Interval extends PlanInterval> =
  | ((target: TimelineTarget<Row, Interval>) => void)
  | undefined;

/** What can be done in a timeline; without a function it cannot. */
interface TimelineActions<Row extends TimelineRow, Interval extends PlanInterval> {
  onOpen: TargetListener<Row, Interval>;
  onOpenRow: TargetListener<Row, Interval>;
  onMenu: TargetListener<Row, Interval>;
  onPrevious: (() => void) | undefined;
  onNext: (() => void) | undefined;
}

/** What a timeline is worked with. */
export interface TimelineGridOptions<Row extends TimelineRow, Interval extends PlanInterval> {
  boxRef: RefObject<HTMLDivElement | null>;
  rows: readonly Row[];
  model: TimelineModel<Row, Interval>;
  layout: TimelineLayout;
  /** The wall minute where the page begins. */
  begin: number;
  handle: Ref<TimelineHandle> | undefined;
  actions: TimelineActions<Row, Interval>;
}

/** How a timeline is worked: by keys, pointer, touch and wheel, all listened for on its root. */
export function useTimelineGrid<Row extends TimelineRow, Interval extends PlanInterval>(
  options: TimelineGridOptions<Row, Interval>,
) {
  'use no memo'; // Its functions are given to one element, which takes new ones for nothing: to keep them is 0.5 kB.
  const { boxRef, rows, model, layout, begin, handle, actions } = options;
  const { onOpen, onOpenRow, onMenu } = actions;
  const { measures, hourWidth, pageRows } = layout;
  const { rows: places, headWidth, days } = measures;
  const turn = (direction: 'previous' | 'next') => {
    const go = direction === 'previous' ? actions.onPrevious : actions.onNext;
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
    firstVisible() {
      const top = boxRef.current?.scrollTop ?? 0;
      const first = places.rowAt(top);
      return places.topOf(first) < top ? first + 1 : first;
    },
    page: begin,
    sizes: { ...measures, minuteWidth: hourWidth / 60 },
    onTurn: turn,
  });
  const tell = (listener: TargetListener<Row, Interval>, pressed: Pressed) => {
    const target = listener && model.targetOf(pressed);
    if (!target) return false;
    listener(target);
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

  useImperativeHandle(handle, () => ({
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
