import type { MouseEvent, PointerEvent, RefObject } from 'react';
import { useRef } from 'react';
import { useLongPress } from '../../../primitives/ContextMenu/useLongPress.ts';
import type { RowPlaces } from '../../../primitives/List/rowPlaces.ts';
import { elementAt, spotOf } from '../keyboard/gridElements.ts';
import type { Spot } from '../keyboard/gridElements.ts';

/** Something in a grid that was pressed. */
export interface Pressed {
  /** Where it is. */
  spot: Spot;
  /** The element of it, or the head of its row. */
  anchor: HTMLElement;
  /** Where the pointer was, in pixels from the corner of the window. */
  point: { left: number; top: number };
}

/** What pressing needs to know of a timeline. */
export interface GridPressingOptions {
  /** The scrolling box. */
  boxRef: RefObject<HTMLDivElement | null>;
  /** Where the rows stand. */
  rows: RowPlaces;
  /** Days side by side. */
  days: number;
  /** Pixels. */
  headWidth: number;
  /** A bar or a head was pressed. */
  onPress: (pressed: Pressed) => void;
  /** A menu was asked for, by the right button or a long press; returns whether there is one. */
  onMenu: (pressed: Pressed) => boolean;
}

const controls = 'a, button, input, select, textarea, label';

/** A press opens, the right button and a finger that rests ask for a menu: on a bar, a head or a free place. */
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
    isLong.current = openMenu(document.elementFromPoint(point.left, point.top), point);
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
      // Where the browser has a long press of its own, it comes after ours.
      const isKnown = isLong.current;
      const target = event.target as Element;
      if (isKnown || openMenu(target, { left: event.clientX, top: event.clientY })) event.preventDefault();
    },
  };
}

/** A control in a row's head does its own thing. */
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
