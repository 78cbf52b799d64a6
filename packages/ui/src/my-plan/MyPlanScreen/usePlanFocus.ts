import type { MyPlanFocus } from '@selfservice/api/my-plan/my-plan-model';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { returnFocus } from '../../primitives/focusReturn.ts';

/** Moves the focus where a dialog cannot: it was opened from another dialog, or its button is gone. */
export function usePlanFocus() {
  const placeRef = useRef<HTMLDivElement>(null);
  const [focus] = useState<MyPlanFocus<HTMLElement>>(() => {
    let turn = 0;
    return {
      toDays() {
        flushSync(() => {});
        turn += 1;
        placeRef.current?.focus({ preventScroll: true });
      },
      back(anchor) {
        flushSync(() => {});
        turn += 1;
        const own = turn;
        // A late return must not move the focus after another overlay was closed.
        returnFocus(() => (own === turn ? (anchor?.isConnected ? anchor : placeRef.current) : null));
      },
    };
  });
  return { placeRef, focus };
}
