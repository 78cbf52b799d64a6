import type { PointerEvent } from 'react';
import { useRef } from 'react';

/** Minimum duration of a long press, in milliseconds. */
const longPressMs = 500;

/** Maximum movement of the finger during a long press, in pixels. */
const tremble = 10;

/**
 * Detects a long press by touch, in the capture phase, because pressable elements stop the events. Needed only in
 * browsers that fire no `contextmenu` event on a long press.
 *
 * @param onLongPress called with the position of the finger, in pixels from the corner of the window
 * @returns props for the element
 */
export function useLongPress(onLongPress: (point: { left: number; top: number }) => void) {
  const press = useRef<{ timer: ReturnType<typeof setTimeout>; left: number; top: number }>(null);
  const cancel = () => {
    clearTimeout(press.current?.timer);
    press.current = null;
  };
  return {
    onPointerDownCapture({ pointerType, clientX: left, clientY: top }: PointerEvent) {
      cancel();
      if (pointerType !== 'touch') return;
      press.current = { left, top, timer: setTimeout(() => onLongPress({ left, top }), longPressMs) };
    },
    onPointerMoveCapture({ clientX, clientY }: PointerEvent) {
      const begin = press.current;
      if (begin && Math.hypot(clientX - begin.left, clientY - begin.top) > tremble) cancel();
    },
    onPointerUpCapture: cancel,
    onPointerCancelCapture: cancel,
  };
}
