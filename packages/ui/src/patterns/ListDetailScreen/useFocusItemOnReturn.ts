import { useEffect, useRef } from 'react';
import { isFocusLost } from '../../primitives/focusReturn.ts';
import type { ListFocus } from '../../primitives/List/ListFocus.ts';

/**
 * Moves the focus to the previously selected item when the detail that had the focus closes, or to the first list if that
 * item does not exist any more.
 *
 * @param lists the focus of the lists that contain the item
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
