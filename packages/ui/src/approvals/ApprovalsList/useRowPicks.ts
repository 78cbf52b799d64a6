import type { MouseEvent, SyntheticEvent } from 'react';
import { matchesMedia } from '../../tokens/mediaQuery.ts';
import { rowIdOf } from './rowIdOf.ts';

/**
 * Selects a row when the mouse presses the place of its checkbox. A finger opens the row instead.
 *
 * @param isPicking whether rows can be selected this way
 * @param onPick called with the id of the row
 * @returns listeners for the element around the list
 */
export function useRowPicks(isPicking: boolean, onPick: (id: string) => void) {
  const isPick = ({ target, nativeEvent }: SyntheticEvent) =>
    isPicking &&
    (target as Element).closest('[data-pick]') !== null &&
    (nativeEvent as PointerEvent).pointerType !== 'touch' &&
    matchesMedia('(hover: hover) and (pointer: fine)');
  const keepFromRow = (event: SyntheticEvent) => {
    if (isPick(event)) event.stopPropagation();
  };
  return {
    onMouseDownCapture: keepFromRow,
    onPointerUpCapture: keepFromRow,
    /** Whether a press is on the checkbox and must not open the row; check it before other handlers. */
    isPick,
    onClickCapture(event: MouseEvent) {
      const id = isPick(event) ? rowIdOf(event.target) : null;
      if (id === null) return;
      event.stopPropagation();
      onPick(id);
    },
  };
}
