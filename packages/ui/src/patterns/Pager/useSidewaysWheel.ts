import type { WheelEvent } from 'react';
import { useRef } from 'react';
import type { Edges } from './sidewaysEdges.ts';
import { edgesBetween } from './sidewaysEdges.ts';

/** How far a wheel turns sideways before the page turns, in pixels. */
const turnDistance = 120;
/** After a pause of this length, in milliseconds, the distance starts from zero. */
const pauseMs = 200;

/**
 * Turns the page by a wheel that goes sideways. What scrolls sideways scrolls first: only a turn that starts at its edge
 * and goes beyond it turns the page. Nothing here stops the browser from scrolling.
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
