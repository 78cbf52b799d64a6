import type { LocalDate } from '@selfservice/api/core/local-date';
import { addDays } from '@selfservice/api/core/local-date-arithmetic';
import type { MarkedRange } from '@selfservice/api/my-plan/marked-days';
import { markedWith } from '@selfservice/api/my-plan/marked-days';
import type { KeyboardEvent, MouseEvent, PointerEvent, RefObject } from 'react';
import { useRef, useState } from 'react';
import { extend, rangeBetween } from '../../requests/RequestMonth/rangePick.ts';

/** The attribute of `PlanDayHead` that says which day it is. */
const headAttribute = 'data-plan-day';

/** What `useDayMarking` works with. */
export interface DayMarkingOptions {
  /** Whether days can be marked: the user may make requests. */
  canMark: boolean;
  /** The days that are marked; null for none. */
  marked: MarkedRange | null;
  /** Called when the user marks other days. */
  onMark: (days: MarkedRange) => void;
}

interface Drag {
  /** The day that the pointer was put down on. */
  from: LocalDate;
  /** Where across that was, in pixels. */
  left: number;
  /** What has been drawn; null until the pointer comes to another day. */
  range: MarkedRange | null;
}

const vertical: Record<string, 1 | -1> = { ArrowUp: -1, ArrowDown: 1 };

/**
 * Marks days on their heads: by drawing over them with a mouse or a pen (a finger scrolls there), by a press with Shift up
 * to a day, and by the arrow keys with Shift.
 *
 * @returns the marked days, with those that are being drawn, and handlers for the element around all days
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
        // Days stand below each other: whoever goes down is not to keep to their column as well.
        const to =
          dayAt(document.elementFromPoint(clientX, clientY)) ??
          dayAt(document.elementFromPoint(current.left, clientY));
        if (to && (to !== current.from || current.range)) draw(current, to);
      },
      onClickCapture(event: MouseEvent) {
        const hasDrawn = (drag.current?.range ?? null) !== null;
        drag.current = null;
        // A key presses without a pointer.
        if (!canMark || event.detail === 0) return;
        const day = event.shiftKey ? dayAt(event.target) : null;
        if (day) onMark(markedWith(marked, day));
        // What ends a drawing, and what marks, opens nothing.
        if (day || hasDrawn) event.stopPropagation();
      },
      onKeyDown(event: KeyboardEvent) {
        const step = vertical[event.key];
        const day = canMark && step && event.shiftKey && !event.altKey ? dayAt(event.target) : null;
        if (!day || !step) return;
        const next = addDays(day, step);
        // Bars move the focus by themselves.
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
 * Marks what has been drawn once the pointer is let go, wherever that is, and not before: what is said of marked days
 * stands above them, and would push them away from it.
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
