import { createContext, useState } from 'react';

/** A list that the focus can be moved to. */
interface FocusableList {
  /**
   * Moves the focus to an item, even to one that is scrolled out of view. Returns false if the list does not contain
   * it.
   */
  focusItem: (id: string) => boolean;
  /** Moves the focus to the list, which passes it to the item that had it last. */
  focusList: () => void;
}

/** Moves the focus to items of one or more lists. */
export interface ListFocus {
  /** Moves the focus to an item, even to one that is scrolled out of view. Returns false if no list contains it. */
  focusItem: (id: string) => boolean;
  /** Moves the focus to the first list. Returns false if there is none. */
  focusList: () => boolean;
  /** Adds a list. Returns a function that removes it. */
  add: (list: FocusableList) => () => void;
}

/** Lists below this context register themselves. */
export const ListFocusContext = createContext<ListFocus | null>(null);

/** Creates a value for `ListFocusContext`, which moves the focus to items of the lists below the context. */
export function useListFocus(): ListFocus {
  const [focus] = useState(createListFocus);
  return focus;
}

function createListFocus(): ListFocus {
  const lists = new Set<FocusableList>();
  return {
    focusItem: (id) => [...lists].some((list) => list.focusItem(id)),
    focusList() {
      const [first] = lists;
      first?.focusList();
      return first !== undefined;
    },
    add(list) {
      lists.add(list);
      return () => lists.delete(list);
    },
  };
}
