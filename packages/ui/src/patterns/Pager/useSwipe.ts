import type { PointerEvent } from 'react';
import { useRef } from 'react';
import { swipeDirection } from '../../primitives/swipeDirection.ts';
import type { Point } from '../../primitives/swipeDirection.ts';

/**
 * What an element needs in order to hear of swipes; it takes `touch-action: pan-y` as well, so that the browser keeps
 * scrolling up and down. A mouse does not swipe: it selects text.
 */
export function useSwipe(onSwipe: (direction: 'previous' | 'next') => void) {
  const begin = useRef<Point | null>(null);
  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      // What floats over the element is its child in React, but not on the screen.
      const isInside = event.target instanceof Node && event.currentTarget.contains(event.target);
      const isFinger = event.pointerType === 'touch' && event.isPrimary;
      begin.current = isInside && isFinger ? { x: event.clientX, y: event.clientY } : null;
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      const direction =
        begin.current && swipeDirection(begin.current, { x: event.clientX, y: event.clientY });
      begin.current = null;
      if (direction) onSwipe(direction);
    },
    onPointerCancel() {
      begin.current = null;
    },
  };
}
