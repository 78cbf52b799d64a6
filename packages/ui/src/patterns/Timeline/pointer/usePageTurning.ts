import type { TouchEvent, WheelEvent } from 'react';
import { useRef } from 'react';
import { swipeDirection } from '../../Pager/swipeDirection.ts';

/** How far a wheel turns sideways before the page turns, in pixels. */
const wheelDistance = 120;
/** A wheel that rested so long begins anew, in milliseconds. */
const wheelPauseMs = 200;

interface Edges {
  isAtStart: boolean;
  isAtEnd: boolean;
}

function edgesOf({ scrollLeft, clientWidth, scrollWidth }: Element): Edges {
  return { isAtStart: scrollLeft <= 1, isAtEnd: scrollLeft + clientWidth >= scrollWidth - 1 };
}

/**
 * Turns the page by a swipe across and by a wheel that goes sideways. A timeline that is wider than its box scrolls
 * first: only what begins at its edge and goes beyond it turns. Nothing here stops the browser from scrolling.
 */
export function usePageTurning(onTurn: (direction: 'previous' | 'next') => void) {
  const touchStart = useRef<({ x: number; y: number } & Edges) | null>(null);
  const wheel = useRef({ distance: 0, at: -Infinity, edges: { isAtStart: false, isAtEnd: false } });
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
    onWheel({ deltaX, deltaY, ctrlKey, timeStamp, currentTarget }: WheelEvent) {
      if (ctrlKey || Math.abs(deltaX) <= Math.abs(deltaY)) return;
      const turn = wheel.current;
      if (timeStamp - turn.at > wheelPauseMs)
        wheel.current = { distance: 0, at: timeStamp, edges: edgesOf(currentTarget) };
      const before = wheel.current.distance;
      wheel.current.at = timeStamp;
      wheel.current.distance += deltaX;
      if (Math.abs(before) < wheelDistance && Math.abs(wheel.current.distance) >= wheelDistance)
        turnAt(wheel.current.distance < 0 ? 'previous' : 'next', wheel.current.edges);
    },
  };
}
