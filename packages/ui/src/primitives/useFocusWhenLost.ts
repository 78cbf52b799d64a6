import type { RefObject } from 'react';
import { useEffect } from 'react';
import { isFocusLost } from './focusReturn.ts';

/**
 * Moves the focus to an element where what had it goes with a change on the screen, as the button that was pressed does.
 *
 * @param place the element; it can be focused
 * @param change true once the change has been made, or the element has come with it; an id where one thing after another
 *   takes the same place
 */
export function useFocusWhenLost(place: RefObject<HTMLElement | null>, change: boolean | string): void {
  useEffect(() => {
    if (change !== false && isFocusLost()) place.current?.focus();
  }, [place, change]);
}
