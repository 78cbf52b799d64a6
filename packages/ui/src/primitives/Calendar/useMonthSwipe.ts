import type { TouchEvent } from 'react';
import { use, useRef } from 'react';
import { CalendarStateContext } from 'react-aria-components/Calendar';
import { swipeDirection } from '../swipeDirection.ts';
import type { Point } from '../swipeDirection.ts';

/**
 * Lets a swipe across the days of a calendar show the next or the previous month. Returns props for the grid of days.
 */
export function useMonthSwipe() {
  const state = use(CalendarStateContext);
  const start = useRef<Point | null>(null);
  return {
    onTouchStart({ touches }: TouchEvent) {
      const touch = touches.length === 1 ? touches[0] : undefined;
      start.current = touch ? { x: touch.clientX, y: touch.clientY } : null;
    },
    onTouchEnd({ changedTouches }: TouchEvent) {
      const touch = changedTouches[0];
      const direction =
        start.current && touch && swipeDirection(start.current, { x: touch.clientX, y: touch.clientY });
      start.current = null;
      if (!state || !direction || state.isDisabled) return;
      if (direction === 'next' && !state.isNextVisibleRangeInvalid()) state.focusNextPage();
      if (direction === 'previous' && !state.isPreviousVisibleRangeInvalid()) state.focusPreviousPage();
    },
    onTouchCancel() {
      start.current = null;
    },
  };
}
