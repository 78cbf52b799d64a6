import type { TouchEvent } from 'react';
import { useRef } from 'react';
import { edgesOf } from '../../Pager/sidewaysEdges.ts';
import type { Edges } from '../../Pager/sidewaysEdges.ts';
import { swipeDirection } from '../../../primitives/swipeDirection.ts';
import { useSidewaysWheel } from '../../Pager/useSidewaysWheel.ts';

/**
 * Turns the page by a horizontal swipe and by a sideways wheel. A timeline that is wider than its box scrolls first: only
 * a swipe or wheel movement that starts at its edge turns the page. The browser's own scrolling is not prevented.
 */
export function usePageTurning(onTurn: (direction: 'previous' | 'next') => void) {
  const touchStart = useRef<({ x: number; y: number } & Edges) | null>(null);
  const onWheel = useSidewaysWheel(onTurn);
  const turnAt = (direction: 'previous' | 'next', { isAtStart, isAtEnd }: Edges) => {
    if (direction === 'previous' ? isAtStart : isAtEnd) onTurn(direction);
  };
  return {
    onTouchStart({ touches, currentTarget }: TouchEvent) {
      const touch = touches[0];
      touchStart.current =
        touch && touches.length === 1
          ? { x: touch.clientX, y: touch.clientY, ...edgesOf(currentTarget) }
          : null;
    },
    onTouchEnd({ changedTouches }: TouchEvent) {
      const touch = changedTouches[0];
      const from = touchStart.current;
      touchStart.current = null;
      const direction = from && touch && swipeDirection(from, { x: touch.clientX, y: touch.clientY });
      if (direction) turnAt(direction, from);
    },
    onTouchCancel() {
      touchStart.current = null;
    },
    onWheel,
  };
}
