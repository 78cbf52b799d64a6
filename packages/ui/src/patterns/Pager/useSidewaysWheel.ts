import type { WheelEvent } from 'react';
import { useRef } from 'react';
import type { Edges } from './sidewaysEdges.ts';
import { edgesBetween } from './sidewaysEdges.ts';

/** The sideways wheel distance that turns the page, in pixels. */
const turnDistance = 120;
/** The pause after which the distance starts from zero, in milliseconds. */
const pauseMs = 200;

/**
 * Turns the page with a sideways wheel. Scrollable elements scroll first: only a wheel movement that starts at their edge
 * turns the page. The browser's own scrolling is not prevented.
 */
export function useSidewaysWheel(onTurn: (direction: 'previous' | 'next') => void) {
  const wheel = useRef<{ distance: number; at: number; edges: Edges }>({
    distance: 0,
    at: -Infinity,
    edges: { isAtStart: false, isAtEnd: false },
  });
  return function onWheel({ deltaX, deltaY, ctrlKey, timeStamp, target, currentTarget }: WheelEvent): void {
    if (ctrlKey || Math.abs(deltaX) <= Math.abs(deltaY)) return;
    if (timeStamp - wheel.current.at > pauseMs)
      wheel.current = { distance: 0, at: timeStamp, edges: edgesBetween(target, currentTarget) };
    const before = wheel.current.distance;
    wheel.current.at = timeStamp;
    wheel.current.distance += deltaX;
    const { distance, edges } = wheel.current;
    if (Math.abs(before) >= turnDistance || Math.abs(distance) < turnDistance) return;
    if (distance < 0 ? edges.isAtStart : edges.isAtEnd) onTurn(distance < 0 ? 'previous' : 'next');
  };
}
