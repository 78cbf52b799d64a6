import { useEffect, useRef } from 'react';
import { isFocusLost } from '../../primitives/focusReturn.ts';
import type { ListFocus } from '../../primitives/List/ListFocus.ts';

/**
 * Back from a detail, the focus, which has gone with it, returns to the item that was selected, or to the first list
 * where that item has gone.
 *
 * @param lists where the item stands
 * @param selectedId id of the item whose detail is shown; null for none
 */
export function useFocusItemOnReturn(lists: ListFocus, selectedId: string | null): void {
  const lastId = useRef(selectedId);
  useEffect(() => {
    const id = lastId.current;
    lastId.current = selectedId;
    if (id === null || selectedId !== null || !isFocusLost()) return;
    if (!lists.focusItem(id)) lists.focusList();
  }, [lists, selectedId]);
}
