import { createContext, useState } from 'react';

/** A list as something that the focus can be moved to. */
interface FocusableList {
  /** Moves the focus to an item, also to one that is out of sight. Returns false where the list does not have it. */
  focusItem: (id: string) => boolean;
  /** Moves the focus to the list; it leads on to the item that had it last. */
  focusList: () => void;
}

/** Moves the focus to the items of one or more lists. */
export interface ListFocus {
  /** Moves the focus to an item, also to one that is out of sight. Returns false where no list has it. */
  focusItem: (id: string) => boolean;
  /** Moves the focus to the first list. Returns false where there is none. */
  focusList: () => boolean;
  /** Adds a list. Returns a function that removes it. */
  add: (list: FocusableList) => () => void;
}

/** The lists inside add themselves to it. */
export const ListFocusContext = createContext<ListFocus | null>(null);

/** A way to move the focus to the items of the lists inside a `ListFocusContext`. */
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
