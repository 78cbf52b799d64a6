import type { RefObject } from 'react';
import { useEffect } from 'react';
import { isFocusLost } from './focusReturn.ts';

/**
 * Moves the focus to an element where what had it goes with a change on the screen, as the button that was pressed does.
 *
 * @param place the element; it can be focused
 * @param isChanged the change has been made, or the element comes with it
 */
export function useFocusWhenLost(place: RefObject<HTMLElement | null>, isChanged: boolean): void {
  useEffect(() => {
    if (isChanged && isFocusLost()) place.current?.focus();
  }, [place, isChanged]);
}
