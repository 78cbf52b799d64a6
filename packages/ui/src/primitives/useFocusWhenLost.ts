import type { RefObject } from 'react';
import { useEffect } from 'react';
import { isFocusLost } from './focusReturn.ts';

/**
 * Moves the focus to an element when a change on the screen removes the focused one, for example the pressed button.
 *
 * @param place the element, which must be focusable
 * @param change true after the change, or once the element exists; an id if different contents are shown in turn in the
 * same place
 */
export function useFocusWhenLost(place: RefObject<HTMLElement | null>, change: boolean | string): void {
  useEffect(() => {
    if (change !== false && isFocusLost()) place.current?.focus();
  }, [place, change]);
}
