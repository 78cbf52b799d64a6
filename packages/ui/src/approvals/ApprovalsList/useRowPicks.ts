import type { MouseEvent, SyntheticEvent } from 'react';
import { rowIdOf } from './rowIdOf.ts';

/**
 * Selects a row by a press on the place of its checkbox, with a mouse: a finger means the row.
 *
 * @param isPicking rows can be selected that way now
 * @param onPick is given the id of the row
 * @returns listeners for the element around the list
 */
export function useRowPicks(isPicking: boolean, onPick: (id: string) => void) {
  const isPick = ({ target, nativeEvent }: SyntheticEvent) =>
    isPicking &&
    (target as Element).closest('[data-pick]') !== null &&
    (nativeEvent as PointerEvent).pointerType !== 'touch' &&
    window.matchMedia('(hover: hover) and (pointer: fine)').matches;
  const keepFromRow = (event: SyntheticEvent) => {
    if (isPick(event)) event.stopPropagation();
  };
  return {
    onMouseDownCapture: keepFromRow,
    onPointerUpCapture: keepFromRow,
    /** To be asked first: whether a press is none of the row. */
    isPick,
    onClickCapture(event: MouseEvent) {
      const id = isPick(event) ? rowIdOf(event.target) : null;
      if (id === null) return;
      event.stopPropagation();
      onPick(id);
    },
  };
}
