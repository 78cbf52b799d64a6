import type { LocalDate } from '@selfservice/api/core/local-date';
import type { MouseEvent, PointerEvent } from 'react';
import { useRef } from 'react';
import { elementAtPoint } from '../../primitives/elementAtPoint.ts';

/** The attribute with the day, on the button of `DayCell`. */
const dayAttribute = 'data-day';

/**
 * Selects a range by dragging the pointer over days. On a touch screen only a sideways drag selects; a vertical one scrolls.
 *
 * @param onDrag called when the pointer reaches another day, with the day where the drag began
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
      // On a touch screen the target of the event stays the element where the drag began.
      const day = dayOf(elementAtPoint(clientX, clientY));
      if (!day || day === current.to) return;
      drag.current = { ...current, to: day, hasMoved: true };
      onDrag(current.from, day);
    },
    onPointerCancel() {
      drag.current = null;
    },
    /** Suppresses the click at the end of a drag. A click by keyboard has `detail` 0. */
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
