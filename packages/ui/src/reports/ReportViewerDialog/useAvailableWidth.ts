import { useEffect, useState } from 'react';

/** Space on both sides of the pages in pixels, with the scroll bar. */
const around = 2 * 24;

/** Returns the width that a scrolled region has for its pages, in pixels; 0 before it is mounted. */
export function useAvailableWidth(region: HTMLElement | null): number {
  const [room, setRoom] = useState(0);
  useEffect(() => {
    if (!region) return undefined;
    const observer = new ResizeObserver(() => setRoom(region.clientWidth - around));
    observer.observe(region);
    return () => observer.disconnect();
  }, [region]);
  return room;
}
