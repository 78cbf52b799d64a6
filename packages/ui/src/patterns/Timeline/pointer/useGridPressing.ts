import type { MouseEvent, PointerEvent, RefObject } from 'react';
import { useRef } from 'react';
import { useLongPress } from '../../../primitives/ContextMenu/useLongPress.ts';
import type { RowPlaces } from '../../../primitives/List/rowPlaces.ts';
import { elementAtPoint } from '../../../primitives/elementAtPoint.ts';
import { elementAt, spotOf } from '../keyboard/gridElements.ts';
import type { Spot } from '../keyboard/gridElements.ts';

/** A press in the grid. */
export interface Pressed {
  /** The pressed head, interval or free day. */
  spot: Spot;
  /** The element at the spot, or the head of its row. */
  anchor: HTMLElement;
  /** The position of the pointer, in pixels from the top left corner of the window. */
  point: { left: number; top: number };
}

/** Options of `useGridPressing`. */
export interface GridPressingOptions {
  /** The scrolling box. */
  boxRef: RefObject<HTMLDivElement | null>;
  /** The positions of the rows. */
  rows: RowPlaces;
  /** The number of days side by side. */
  days: number;
  /** The width of the row heads in pixels. */
  headWidth: number;
  /** Called when the user presses a bar or a head. */
  onPress: (pressed: Pressed) => void;
  /** Called when the user opens a menu by the right button or a long press; returns whether there is a menu. */
  onMenu: (pressed: Pressed) => boolean;
}

const controls = 'a, button, input, select, textarea, label';

/** Returns the event props of a grid in which a press opens an item, and a right click or a long press opens a menu. */
export function useGridPressing(options: GridPressingOptions) {
  const { boxRef, onPress, onMenu } = options;
  const isLong = useRef(false);
  const openMenu = (target: Element | null, point: Pressed['point']): boolean => {
    const pressed = target && boxRef.current && pressedAt(boxRef.current, target, point, options);
    if (!pressed || !onMenu(pressed)) return false;
    pressed.anchor.focus({ preventScroll: true });
    return true;
  };
  const longPress = useLongPress((point) => {
    isLong.current = openMenu(elementAtPoint(point.left, point.top), point);
  });
  return {
    ...longPress,
    onPointerDownCapture(event: PointerEvent<HTMLElement>) {
      isLong.current = false;
      longPress.onPointerDownCapture(event);
    },
    onClick(event: MouseEvent<HTMLElement>) {
      const at = spotOf(event.target);
      if (!at || isLong.current || isControl(event.target, at.element)) return;
      onPress({ spot: at.spot, anchor: at.element, point: { left: event.clientX, top: event.clientY } });
    },
    onContextMenu(event: MouseEvent<HTMLElement>) {
      // A browser with its own long press sends this event after ours.
      const isKnown = isLong.current;
      const target = event.target as Element;
      if (isKnown || openMenu(target, { left: event.clientX, top: event.clientY })) event.preventDefault();
    },
  };
}

/** Whether the target is a control inside the element, which handles the press itself. */
function isControl(target: EventTarget, element: HTMLElement): boolean {
  const control = target instanceof Element ? target.closest(controls) : null;
  return control !== null && element.contains(control);
}

function pressedAt(
  box: HTMLElement,
  target: Element,
  point: Pressed['point'],
  { rows, days, headWidth }: GridPressingOptions,
): Pressed | null {
  const body = box.querySelector('.body')?.getBoundingClientRect();
  if (!body || !box.contains(target) || target.closest('.scale, .coverage')) return null;
  const day = Math.floor(((point.left - body.left - headWidth) / (body.width - headWidth)) * days);
  const at = spotOf(target);
  if (at) {
    const isBar = at.spot.key !== null;
    return { spot: isBar ? { ...at.spot, day } : at.spot, anchor: at.element, point };
  }
  const top = point.top - body.top;
  if (top < 0 || top >= rows.height) return null;
  const spot = { row: rows.rowAt(top), day, key: null };
  const anchor = elementAt(box, spot) ?? elementAt(box, { ...spot, day: -1 });
  return anchor && { spot, anchor, point };
}
