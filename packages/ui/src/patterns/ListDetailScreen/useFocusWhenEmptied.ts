import type { RefObject } from 'react';
import { useEffect, useRef } from 'react';
import { isFocusLost } from '../../primitives/focusReturn.ts';

/**
 * Where the last item of a list goes, and the focus with it, the focus comes to what stands there then.
 *
 * @param place what stands in the place of the list; it can be focused
 * @param count how many items there are; undefined while that is not known
 */
export function useFocusWhenEmptied(place: RefObject<HTMLElement | null>, count: number | undefined): void {
  const lastCount = useRef(count);
  useEffect(() => {
    const hadItems = lastCount.current !== undefined && lastCount.current > 0;
    lastCount.current = count;
    if (hadItems && count === 0 && isFocusLost()) place.current?.focus();
  }, [place, count]);
}
