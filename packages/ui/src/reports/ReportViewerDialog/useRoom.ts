import { useEffect, useState } from 'react';

/** What stands around the pages on both sides together, in pixels, with the scroll bar. */
const around = 2 * 24;

/** How much room a scrolled region has for its pages, in pixels; none before it is there. */
export function useRoom(region: HTMLElement | null): number {
  const [room, setRoom] = useState(0);
  useEffect(() => {
    if (!region) return undefined;
    const observer = new ResizeObserver(() => setRoom(region.clientWidth - around));
    observer.observe(region);
    return () => observer.disconnect();
  }, [region]);
  return room;
}
