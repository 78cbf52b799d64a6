import type { PlanInterval } from '@selfservice/api/core/plan-interval';
import type { KeyboardEvent, RefObject } from 'react';
import type { TimelineLayout } from './useTimelineLayout.ts';
import { spotOf } from './keyboard/gridElements.ts';
import type { TimelineModel } from './timelineModel.ts';
import type { TimelinePage } from './timelinePage.ts';
import type { TimelineActions, TimelineRow, TimelineTarget } from './timeline.types.ts';
import { useGridFocus } from './keyboard/useGridFocus.ts';
import { useGridPressing } from './pointer/useGridPressing.ts';
import type { Pressed } from './pointer/useGridPressing.ts';
import { usePageTurning } from './pointer/usePageTurning.ts';

type TargetListener<Row extends TimelineRow, Interval extends PlanInterval> =
  | ((target: TimelineTarget<Row, Interval>) => void)
  | undefined;

/** Returns the event handlers of the root of a timeline for keys, pointer, touch and wheel. */
export function useTimelineGrid<Row extends TimelineRow, Interval extends PlanInterval>(
  boxRef: RefObject<HTMLDivElement | null>,
  rows: readonly Row[],
  model: TimelineModel<Row, Interval>,
  { measures, hourWidth, pageRows }: TimelineLayout,
  { begin }: TimelinePage,
  { onOpen, onOpenRow, onMenu, onPrevious, onNext }: TimelineActions<Row, Interval>,
) {
  'use no memo'; // Memoizing the handlers of a single element would only add 0.5 kB.
  const { rows: places, headWidth, days } = measures;
  const turn = (direction: 'previous' | 'next') => {
    const go = direction === 'previous' ? onPrevious : onNext;
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
  const notify = (listener: TargetListener<Row, Interval>, pressed: Pressed) => {
    const target = listener && model.targetOf(pressed);
    if (!target) return false;
    listener(target);
    return true;
  };
  const open = (pressed: Pressed) => {
    if (pressed.spot.key !== null) return notify(onOpen, pressed);
    return pressed.spot.day < 0 && notify(onOpenRow, pressed);
  };
  const pressing = useGridPressing({
    boxRef,
    rows: places,
    days,
    headWidth,
    onPress: open,
    onMenu: (pressed) => notify(onMenu, pressed),
  });
  const turning = usePageTurning(turn);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (focus.move(event)) return;
    const at = spotOf(event.target);
    if (!at || at.element !== event.target) return;
    const { left, bottom: top } = at.element.getBoundingClientRect();
    const pressed: Pressed = { spot: at.spot, anchor: at.element, point: { left, top } };
    const isMenuKey = event.key === 'ContextMenu' || (event.shiftKey && event.key === 'F10');
    const isOpenKey = event.key === 'Enter' || event.key === ' ';
    if ((isMenuKey && notify(onMenu, pressed)) || (isOpenKey && open(pressed)) || isOpenKey)
      event.preventDefault();
  };
  const { onFocus, onBlur, keptRow } = focus;
  return { keptRow, handlers: { ...turning, ...pressing, onFocus, onBlur, onKeyDown } };
}
