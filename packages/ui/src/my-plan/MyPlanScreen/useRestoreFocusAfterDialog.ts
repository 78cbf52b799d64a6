import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { returnFocus } from '../../primitives/focusReturn.ts';

/**
 * Brings the focus back after a dialog: where the dialog cannot, since it was opened from another one or since its
 * button has gone, it goes to what was remembered, else to the place itself.
 */
export function useRestoreFocusAfterDialog() {
  const placeRef = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLElement>(null);
  const turn = useRef(0);
  return {
    /** Where the focus goes at last. */
    placeRef,
    /** The focus is to come back to this. */
    remember(element: HTMLElement) {
      opener.current = element;
    },
    /** Closes, then sees to the focus; `place`: what had it is about to go away. */
    giveBack(close: () => void, to: 'opener' | 'place' = 'opener') {
      flushSync(close);
      const known = opener.current;
      opener.current = null;
      turn.current += 1;
      const own = turn.current;
      if (to === 'place') placeRef.current?.focus({ preventScroll: true });
      // What comes back late does not take the focus from what was closed after it.
      else returnFocus(() => (own === turn.current ? (known?.isConnected ? known : placeRef.current) : null));
    },
  };
}
