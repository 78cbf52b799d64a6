import { useEffect, useRef, useState } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';
import { focusHeading } from './page-heading.ts';

/**
 * Puts the focus on the heading of the screen that has just been entered, and shows its top unless the person came
 * back to it. Give it a `key` that changes with the screen.
 */
export function HeadingFocus() {
  const navigationType = useNavigationType();
  const [isReturn] = useState(navigationType === NavigationType.Pop);

  useEffect(() => {
    if (!isReturn) window.scrollTo(0, 0);
    return focusHeading(document);
  }, [isReturn]);

  return null;
}

/** Puts the focus on the heading when something is over that has kept the whole screen out of reach. */
export function useHeadingFocusAfter(isOutOfReach: boolean): void {
  const wasOutOfReach = useRef(false);

  useEffect(() => {
    const isOver = wasOutOfReach.current && !isOutOfReach;
    wasOutOfReach.current = isOutOfReach;
    return isOver ? focusHeading(document) : undefined;
  }, [isOutOfReach]);
}
