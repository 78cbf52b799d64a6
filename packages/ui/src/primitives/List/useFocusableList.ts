import type { RefObject } from 'react';
import { use, useEffect, useEffectEvent } from 'react';
import type { ListState } from 'react-stately/useListState';
import { ListFocusContext } from './ListFocus.ts';
import { rowIn } from './rowOf.ts';

/** Registers a list with the `ListFocusContext` around it. */
export function useFocusableList<T>(root: RefObject<HTMLElement | null>, state: ListState<T>): void {
  const focus = use(ListFocusContext);
  const focusItem = useEffectEvent((id: string): boolean => {
    const { collection, selectionManager } = state;
    if (!collection.getItem(id)) return false;
    const row = rowIn(root.current, id);
    if (row) row.focus();
    else {
      // The row is not rendered: the list scrolls to it, and the focus follows.
      selectionManager.setFocused(true);
      selectionManager.setFocusedKey(id);
    }
    return true;
  });
  useEffect(
    () =>
      focus?.add({
        focusItem: (id) => focusItem(id),
        focusList: () => root.current?.focus(),
      }),
    [focus, root],
  );
}
