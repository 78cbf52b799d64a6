import type { MouseEvent, PointerEvent } from 'react';
import { useRef } from 'react';
import { useLongPress } from '../../primitives/ContextMenu/useLongPress.ts';
import { rowIdOf } from './rowIdOf.ts';

/**
 * Begins a selection by a right click or by a finger that rests on a row.
 *
 * @param onBegin is given the id of the row
 * @returns props and listeners for the element around the list, and whether what the list reports now only follows from
 *   the gesture: the finger that rested leaves the row, which is no press
 */
export function useRowGestures(onBegin: (id: string) => void) {
  const touched = useRef<string | null>(null);
  const isHeld = useRef(false);
  const begin = (id: string | null) => {
    isHeld.current = touched.current !== null;
    if (id !== null) onBegin(id);
  };
  const longPress = useLongPress(() => begin(touched.current));
  const release = () => {
    isHeld.current = false;
  };
  const { onPointerDownCapture, ...others } = longPress;
  return {
    isAfterLongPress: () => isHeld.current,
    /** A key was pressed: what the list reports now follows from that. */
    release,
    onPointerDownCapture(event: PointerEvent) {
      release();
      touched.current = event.pointerType === 'touch' ? rowIdOf(event.target) : null;
      onPointerDownCapture(event);
    },
    props: {
      ...others,
      onContextMenu(event: MouseEvent) {
        const id = rowIdOf(event.target);
        if (id === null) return;
        event.preventDefault();
        begin(id);
      },
    },
  };
}
