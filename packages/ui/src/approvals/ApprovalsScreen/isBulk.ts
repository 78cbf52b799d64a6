import type { useDesk } from './useDesk.ts';
import type { Selection } from './useSelection.ts';

/** Whether the bar at the bottom decides about the selection, and not the detail about its request. */
export function isBulk(
  { isSelecting }: Selection,
  { selected, underWay }: Pick<ReturnType<typeof useDesk>, 'selected' | 'underWay'>,
): boolean {
  return isSelecting && (selected.length > 0 || !underWay.some(({ isMass }) => isMass));
}
