import type { PointerEvent } from 'react';
import { useRef } from 'react';

/** How long a finger rests before it counts as a long press, in milliseconds. */
const longPressMs = 500;

/** How far it may tremble meanwhile, in pixels. */
const tremble = 10;

/**
 * Listens for a finger that rests, before the pressed element keeps the press to itself. Browsers that open a context menu on a long press themselves do it by an event of
 * its own; this serves the ones that do not.
 *
 * @param onLongPress is given where the finger rested, in pixels from the corner of the window
 * @returns props for the element to listen on
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
