import type { UIEvent } from 'react';
import { useRef, useState } from 'react';
import { collapseOnScroll, unfolded } from './collapseOnScroll.ts';

/**
 * Folds a bar while an element below it is scrolled down.
 *
 * @param canFold whether the bar may fold
 */
export function useCollapseOnScroll(canFold: boolean) {
  const last = useRef(unfolded);
  const [isFolded, setIsFolded] = useState(false);
  return {
    isFolded: canFold && isFolded,
    /** The listener for scrolls of inner elements. */
    onScrollCapture({ target }: UIEvent<HTMLElement>) {
      if (!canFold || !(target instanceof Element)) return;
      last.current = collapseOnScroll(last.current, target);
      setIsFolded(last.current.isFolded);
    },
  };
}
