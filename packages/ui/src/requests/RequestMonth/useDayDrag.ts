import type { LocalDate } from '@selfservice/api/core/local-date';
import type { MouseEvent, PointerEvent } from 'react';
import { useRef } from 'react';

/** The attribute of the element of a day, see `DayCell`. */
const dayAttribute = 'data-day';

/**
 * Draws a range over days with the pointer held down. Under a finger a month still scrolls up and down: only what begins
 * sideways draws.
 *
 * @param onDrag the pointer is over another day than before; it was put down on the first one
 * @returns handlers for the element around the days
 */
export function useDayDrag(onDrag: (from: LocalDate, to: LocalDate) => void) {
  const drag = useRef<{ from: LocalDate; to: LocalDate; hasMoved: boolean }>(null);
  return {
    onPointerDown({ target, button }: PointerEvent) {
      const day = button === 0 ? dayOf(target) : null;
      drag.current = day && { from: day, to: day, hasMoved: false };
    },
    onPointerMove({ buttons, clientX, clientY }: PointerEvent) {
      const { current } = drag;
      if (!current || buttons === 0) return;
      // A finger keeps the element that it was put down on.
      const day = dayOf(document.elementFromPoint(clientX, clientY));
      if (!day || day === current.to) return;
      drag.current = { ...current, to: day, hasMoved: true };
      onDrag(current.from, day);
    },
    onPointerCancel() {
      drag.current = null;
    },
    /** What ends a drag is no press; a key presses without a pointer. */
    onClickCapture(event: MouseEvent) {
      if (drag.current?.hasMoved && event.detail > 0) event.stopPropagation();
      drag.current = null;
    },
  };
}

function dayOf(target: EventTarget | null): LocalDate | null {
  const element = target instanceof Element ? target.closest(`[${dayAttribute}]`) : null;
  return (element?.getAttribute(dayAttribute) ?? null) as LocalDate | null;
}
