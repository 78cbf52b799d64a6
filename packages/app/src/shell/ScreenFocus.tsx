import { focusHeading } from '@selfservice/ui/patterns/PageHeading';
import { afterFocusReturn } from '@selfservice/ui/primitives/focusReturn';
import { useEffect, useRef, useState } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';

interface ScreenFocusProps {
  /** Something keeps the whole screen out of reach; when it is over, the heading gets the focus once more. */
  isOutOfReach: boolean;
}

/**
 * Puts the focus on the heading of the screen that has just been entered, and shows its top unless the person came
 * back to it. Give it a `key` that changes with the screen.
 */
export function ScreenFocus({ isOutOfReach }: ScreenFocusProps) {
  'use no memo'; // It renders once a screen: remembering would cost more.
  const navigationType = useNavigationType();
  const [isReturn] = useState(navigationType === NavigationType.Pop);

  useEffect(() => {
    if (!isReturn) window.scrollTo(0, 0);
  }, [isReturn]);
  const wasOutOfReach = useRef(false);
  useEffect(() => {
    // A quick refusal comes before the menu in which the person was chosen has given the focus back.
    if (!isOutOfReach && wasOutOfReach.current) afterFocusReturn(focusHeading);
    else if (!isOutOfReach) focusHeading();
    wasOutOfReach.current = isOutOfReach;
  }, [isOutOfReach]);

  return null;
}
