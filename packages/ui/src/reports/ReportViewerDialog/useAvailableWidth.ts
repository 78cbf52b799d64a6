import { useLayoutEffect, useState } from 'react';
import { onResize } from '../../primitives/onResize.ts';

/** Space on both sides of the pages in pixels, with the scroll bar. */
const around = 2 * 24;

/** Returns the width that a scrolled region has for its pages, in pixels; 0 before it is mounted. */
export function useAvailableWidth(region: HTMLElement | null): number {
  const [room, setRoom] = useState(0);
  // Before the first paint: at another zoom more pages would be visible, and all of them would be drawn.
  useLayoutEffect(() => {
    if (!region) return undefined;
    const measure = () => setRoom(region.clientWidth - around);
    measure();
    return onResize([region], measure);
  }, [region]);
  return room;
}
