import { useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';

/**
 * Gives the focus back to where it came from when an element that holds it goes away; left alone, the browser would
 * put it at the beginning of the page. Returns the `ref` of that element.
 */
export function useRestoreFocusOnUnmount(): RefObject<HTMLDivElement | null> {
  const element = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const box = element.current;
    if (!box) return undefined;
    let origin: EventTarget | null = null;
    const remember = ({ relatedTarget }: FocusEvent) => {
      if (!(relatedTarget instanceof Node) || !box.contains(relatedTarget)) origin = relatedTarget;
    };
    box.addEventListener('focusin', remember);
    return () => {
      box.removeEventListener('focusin', remember);
      if (box.contains(document.activeElement) && origin instanceof HTMLElement && origin.isConnected)
        origin.focus();
    };
  }, []);
  return element;
}
