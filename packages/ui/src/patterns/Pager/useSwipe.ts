import type { PointerEvent } from 'react';
import { useRef } from 'react';
import { swipeDirection } from '../../primitives/swipeDirection.ts';
import type { Point } from '../../primitives/swipeDirection.ts';

/**
 * Returns the event props of an element that recognises swipes. The element also needs `touch-action: pan-y`, so that the
 * browser only scrolls vertically. A mouse does not swipe, because it selects text.
 */
export function useSwipe(onSwipe: (direction: 'previous' | 'next') => void) {
  const begin = useRef<Point | null>(null);
  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      // A portal inside the element is its child in React, but not in the document.
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
