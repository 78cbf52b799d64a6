import { focusHeading } from '@selfservice/ui/patterns/PageHeading';
import { afterFocusReturn } from '@selfservice/ui/primitives/focusReturn';
import { useEffect, useRef, useState } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';

interface ScreenFocusProps {
  /** Whether the whole screen is inert. The heading gets the focus again afterwards. */
  isOutOfReach: boolean;
}

/**
 * Focuses the heading of a new screen and scrolls to its top, unless the user navigated back to it. Must have a `key` that
 * changes with the screen.
 */
export function ScreenFocus({ isOutOfReach }: ScreenFocusProps) {
  'use no memo'; // It renders once per screen, so that memoization would cost more.
  const navigationType = useNavigationType();
  const [isReturn] = useState(navigationType === NavigationType.Pop);

  useEffect(() => {
    if (!isReturn) window.scrollTo(0, 0);
  }, [isReturn]);
  const wasOutOfReach = useRef(false);
  useEffect(() => {
    // A quick refusal arrives before the person menu has returned the focus.
    if (!isOutOfReach && wasOutOfReach.current) afterFocusReturn(focusHeading);
    else if (!isOutOfReach) focusHeading();
    wasOutOfReach.current = isOutOfReach;
  }, [isOutOfReach]);

  return null;
}
