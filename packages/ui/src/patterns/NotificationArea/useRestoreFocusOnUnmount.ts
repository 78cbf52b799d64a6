import { useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';

/**
 * Moves the focus back to the previous element when the element that contains it is removed. Otherwise the browser would
 * move it to the start of the page. Returns the `ref` of the element.
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
