import type { UIEvent } from 'react';
import { useRef, useState } from 'react';
import { collapseOnScroll, unfolded } from './collapseOnScroll.ts';

/**
 * Folds a bar while something below it is scrolled down.
 *
 * @param canFold there is so little room that it is worth it
 */
export function useCollapseOnScroll(canFold: boolean) {
  const last = useRef(unfolded);
  const [isFolded, setIsFolded] = useState(false);
  return {
    isFolded: canFold && isFolded,
    /** Hears of whatever scrolls inside. */
    onScrollCapture({ target }: UIEvent<HTMLElement>) {
      if (!canFold || !(target instanceof Element)) return;
      last.current = collapseOnScroll(last.current, target);
      setIsFolded(last.current.isFolded);
    },
  };
}
