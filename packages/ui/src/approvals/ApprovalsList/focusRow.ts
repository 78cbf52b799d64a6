import type { RefObject } from 'react';
import type { GridListRenderProps } from 'react-aria-components/GridList';

/** Moves the focus to a row, also to one that is scrolled away; null while there is no list. */
export type FocusRow = ((id: string) => void) | null;

/**
 * Takes the way to move the focus out of a list. It keeps its state to itself and shows it to what styles it alone.
 *
 * @returns what is to be given to the list as its style
 */
export function leavingFocusIn(target: RefObject<FocusRow>) {
  return ({ state: { selectionManager } }: GridListRenderProps) => {
    target.current = (id) => {
      selectionManager.setFocused(true);
      selectionManager.setFocusedKey(id);
    };
    return {};
  };
}
