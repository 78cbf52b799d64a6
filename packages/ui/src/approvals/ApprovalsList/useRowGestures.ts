import type { MouseEvent, PointerEvent } from 'react';
import { useRef } from 'react';
import { useLongPress } from '../../primitives/ContextMenu/useLongPress.ts';
import { rowIdOf } from './rowIdOf.ts';

/**
 * Begins a selection by a right click or a long press on a row.
 *
 * @param onBegin called with the id of the row
 * @returns props and listeners for the element around the list. `isAfterLongPress` says whether the press that the list
 *   reports is only the end of a long press.
 * @requirement approvals-10
 */
export function useRowGestures(onBegin: (id: string) => void) {
  const touched = useRef<string | null>(null);
  const hasLongPressed = useRef(false);
  const begin = (id: string | null) => {
    hasLongPressed.current = touched.current !== null;
    if (id !== null) onBegin(id);
  };
  const longPress = useLongPress(() => begin(touched.current));
  const release = () => {
    hasLongPressed.current = false;
  };
  const { onPointerDownCapture, ...others } = longPress;
  return {
    isAfterLongPress: () => hasLongPressed.current,
    /** Called when a key is pressed, so that the next press is not taken for the end of a long press. */
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
