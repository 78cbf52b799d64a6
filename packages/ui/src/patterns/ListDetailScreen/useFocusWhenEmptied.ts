import type { RefObject } from 'react';
import { useEffect, useRef } from 'react';
import { isFocusLost } from '../../primitives/focusReturn.ts';

/**
 * Moves the focus to the message of an empty list when the last item, which had the focus, is removed.
 *
 * @param place the focusable element that replaces the list
 * @param count the number of items; undefined while loading
 */
export function useFocusWhenEmptied(place: RefObject<HTMLElement | null>, count: number | undefined): void {
  const lastCount = useRef(count);
  useEffect(() => {
    const hadItems = lastCount.current !== undefined && lastCount.current > 0;
    lastCount.current = count;
    if (hadItems && count === 0 && isFocusLost()) place.current?.focus();
  }, [place, count]);
}
