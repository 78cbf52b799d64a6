import type { LocalDate } from '@selfservice/api/core/local-date';
import { addDays } from '@selfservice/api/core/local-date-arithmetic';
import type { MarkedRange } from '@selfservice/api/my-plan/marked-days';
import { isMarked, markedWith } from '@selfservice/api/my-plan/marked-days';
import type { KeyboardEvent, MouseEvent, PointerEvent, RefObject } from 'react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { elementAtPoint } from '../../primitives/elementAtPoint.ts';
import { extend } from '../../requests/RequestMonth/rangePick.ts';

/** The attributes of the head of a row: its day, and the last one of folded days. */
const headAttribute = 'data-plan-day';
const lastAttribute = 'data-plan-last';

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
  /** The day on which the pointer was pressed, or the folded days. */
  from: MarkedRange;
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
  const draw = (current: Drag, to: MarkedRange) => {
    const range = spanning(current.from, to);
    if (!current.range) finishWith(setDrawn, drag, onMark);
    if (range.first === current.range?.first && range.last === current.range.last) return;
    drag.current = { ...current, range };
    setDrawn(range);
  };
  return {
    marked: drawn ?? marked,
    handlers: {
      onPointerDown({ target, button, pointerType, shiftKey, clientX }: PointerEvent) {
        const from = canMark && button === 0 && pointerType !== 'touch' && !shiftKey ? daysAt(target) : null;
        drag.current = from && { from, left: clientX, range: null };
      },
      onPointerMove({ buttons, clientX, clientY }: PointerEvent) {
        const { current } = drag;
        if (!current || buttons === 0) return;
        // The days are below each other: a pointer that leaves their column still marks the day at its height.
        const to = daysAt(elementAtPoint(clientX, clientY)) ?? daysAt(elementAtPoint(current.left, clientY));
        if (to && (to.first !== current.from.first || current.range)) draw(current, to);
      },
      onClickCapture(event: MouseEvent) {
        const hasDrawn = (drag.current?.range ?? null) !== null;
        drag.current = null;
        // The detail is 0 for a press with the keyboard.
        if (!canMark || event.detail === 0) return;
        const days = event.shiftKey ? daysAt(event.target) : null;
        if (days) onMark(markedWith(markedWith(marked, days.first), days.last));
        // A click that ends a drag or marks a day does not open the day.
        if (days || hasDrawn) event.stopPropagation();
      },
      onKeyDown(event: KeyboardEvent) {
        const step = vertical[event.key];
        const days = canMark && step && event.shiftKey && !event.altKey ? daysAt(event.target) : null;
        if (!days || !step) return;
        const day = step === 1 ? days.last : days.first;
        const next = addDays(day, step);
        // The timeline moves the focus itself.
        const isMoved = event.isDefaultPrevented();
        const { currentTarget } = event;
        if (!isMoved && !isShown(currentTarget, next)) return;
        event.preventDefault();
        // A folded day gets its own head when it is marked.
        flushSync(() => onMark(extend(marked, day, next)));
        if (!isMoved) headOf(currentTarget, next)?.focus();
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

/** Returns the day at an element, or the folded days; null outside of the heads. */
function daysAt(target: EventTarget | null): MarkedRange | null {
  const head = target instanceof Element ? target.closest('.head') : null;
  return head && daysOf(head.querySelector(`[${headAttribute}]`));
}

function daysOf(head: Element | null): MarkedRange | null {
  const first = (head?.getAttribute(headAttribute) ?? null) as LocalDate | null;
  return first && { first, last: (head?.getAttribute(lastAttribute) ?? first) as LocalDate };
}

function spanning(one: MarkedRange, other: MarkedRange): MarkedRange {
  return {
    first: one.first < other.first ? one.first : other.first,
    last: one.last > other.last ? one.last : other.last,
  };
}

/** Returns whether a day has a head, its own or that of folded days. */
function isShown(days: Element, day: LocalDate): boolean {
  return [...days.querySelectorAll(`[${headAttribute}]`)].some((head) => isMarked(daysOf(head), day));
}

function headOf(days: Element, day: LocalDate): HTMLElement | null {
  return days.querySelector(`[${headAttribute}='${day}']`)?.closest<HTMLElement>('.head') ?? null;
}
