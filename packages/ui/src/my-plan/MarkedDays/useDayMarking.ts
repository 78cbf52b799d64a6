import type { LocalDate } from '@selfservice/api/core/local-date';
import { addDays } from '@selfservice/api/core/local-date-arithmetic';
import type { MarkedRange } from '@selfservice/api/my-plan/marked-days';
import { markedWith } from '@selfservice/api/my-plan/marked-days';
import type { KeyboardEvent, MouseEvent, PointerEvent, RefObject } from 'react';
import { useRef, useState } from 'react';
import { extend, rangeBetween } from '../../requests/RequestMonth/rangePick.ts';

/** The attribute of `PlanDayHead` with its day. */
const headAttribute = 'data-plan-day';

/** Options of `useDayMarking`. */
export interface DayMarkingOptions {
  /** Whether days can be marked: only by a user who may make requests. */
  canMark: boolean;
  /** The marked days; null for none. */
  marked: MarkedRange | null;
  /** Called with the new range when the user marks days. */
  onMark: (days: MarkedRange) => void;
}

interface Drag {
  /** The day on which the pointer was pressed. */
  from: LocalDate;
  /** Horizontal position of the press, in pixels. */
  left: number;
  /** The drawn range; null until the pointer reaches another day. */
  range: MarkedRange | null;
}

const vertical: Record<string, 1 | -1> = { ArrowUp: -1, ArrowDown: 1 };

/**
 * Marks days by their heads: by dragging over them with a mouse or a pen (a finger scrolls instead), by pressing one with
 * Shift, and by the arrow keys with Shift.
 *
 * @returns the marked days, or the range that is being drawn, and handlers for the element around all days
 */
export function useDayMarking({ canMark, marked, onMark }: DayMarkingOptions) {
  const [drawn, setDrawn] = useState<MarkedRange | null>(null);
  const drag = useRef<Drag>(null);
  const draw = (current: Drag, to: LocalDate) => {
    const range = rangeBetween(current.from, to);
    if (!current.range) finishWith(setDrawn, drag, onMark);
    if (range.first === current.range?.first && range.last === current.range.last) return;
    drag.current = { ...current, range };
    setDrawn(range);
  };
  return {
    marked: drawn ?? marked,
    handlers: {
      onPointerDown({ target, button, pointerType, shiftKey, clientX }: PointerEvent) {
        const day = canMark && button === 0 && pointerType !== 'touch' && !shiftKey ? dayAt(target) : null;
        drag.current = day && { from: day, left: clientX, range: null };
      },
      onPointerMove({ buttons, clientX, clientY }: PointerEvent) {
        const { current } = drag;
        if (!current || buttons === 0) return;
        // The days are below each other: a pointer that leaves their column still marks the day at its height.
        const to =
          dayAt(document.elementFromPoint(clientX, clientY)) ??
          dayAt(document.elementFromPoint(current.left, clientY));
        if (to && (to !== current.from || current.range)) draw(current, to);
      },
      onClickCapture(event: MouseEvent) {
        const hasDrawn = (drag.current?.range ?? null) !== null;
        drag.current = null;
        // The detail is 0 for a press with the keyboard.
        if (!canMark || event.detail === 0) return;
        const day = event.shiftKey ? dayAt(event.target) : null;
        if (day) onMark(markedWith(marked, day));
        // A click that ends a drag or marks a day does not open the day.
        if (day || hasDrawn) event.stopPropagation();
      },
      onKeyDown(event: KeyboardEvent) {
        const step = vertical[event.key];
        const day = canMark && step && event.shiftKey && !event.altKey ? dayAt(event.target) : null;
        if (!day || !step) return;
        const next = addDays(day, step);
        // The timeline moves the focus itself.
        const isMoved = event.isDefaultPrevented();
        const head = headOf(event.currentTarget, next);
        if (!isMoved && !head) return;
        event.preventDefault();
        if (!isMoved) head?.focus();
        onMark(extend(marked, day, next));
      },
    },
  };
}

/**
 * Marks the drawn range when the pointer is released anywhere. Not earlier, because the bar of marked days appears above
 * the days and would move them away from the pointer.
 */
function finishWith(
  setDrawn: (range: null) => void,
  drag: RefObject<Drag | null>,
  onMark: (days: MarkedRange) => void,
): void {
  const end = new AbortController();
  const finish = ({ type }: Event) => {
    end.abort();
    setDrawn(null);
    const range = drag.current?.range;
    if (range && type === 'pointerup') onMark(range);
  };
  window.addEventListener('pointerup', finish, end);
  window.addEventListener('pointercancel', finish, end);
}

function dayAt(target: EventTarget | null): LocalDate | null {
  const head = target instanceof Element ? target.closest('.head') : null;
  return (head?.querySelector(`[${headAttribute}]`)?.getAttribute(headAttribute) ?? null) as LocalDate | null;
}

function headOf(days: Element, day: LocalDate): HTMLElement | null {
  return days.querySelector(`[${headAttribute}='${day}']`)?.closest<HTMLElement>('.head') ?? null;
}
