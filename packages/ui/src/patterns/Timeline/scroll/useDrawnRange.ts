import type { RefObject } from 'react';
import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { scrolledTo, drawnRange, unscrolled } from '../geometry/drawnRange.ts';
import type { Scroll, DrawnRange } from '../geometry/drawnRange.ts';
import type { TimelineLayout } from '../useTimelineLayout.ts';

/**
 * The rows and hours to draw, and the scroll that they follow from. It renders again only when others become visible or
 * can be read again.
 *
 * @param page changes with the page: the scroll to another page is a jump, however fast the page before was scrolled
 */
export function useDrawnRange(
  bodyRef: RefObject<HTMLDivElement | null>,
  { size, measures }: TimelineLayout,
  page: number,
): { range: DrawnRange; scroll: Scroll } {
  const [rendered, setRendered] = useState(unscrolled);
  const last = useRef(unscrolled);
  const lastPage = useRef(page);
  const range = drawnRange(rendered, size, measures);
  const follow = useEffectEvent((box: Element) => {
    const before = lastPage.current === page ? last.current : { ...last.current, speed: 0 };
    const now = scrolledTo(before, box, measures.rowHeight);
    last.current = now;
    lastPage.current = page;
    const isReadable = rendered.isFast && !now.isFast;
    // Without it React would render after the frame has been painted, and rows would come late.
    if (isReadable || !isSame(range, drawnRange(now, size, measures))) flushSync(() => setRendered(now));
    return now.speed !== 0 || now.deltaX !== 0;
  });
  useLayoutEffect(() => {
    // What is around gets its own ref only after the effects of what is in it.
    const box = bodyRef.current?.closest('[role="grid"]');
    if (!box) return;
    let request = 0;
    // The event comes before the frame's callbacks, which may scroll on: what is read after them is what is painted.
    const inFrame = () => {
      request ||= requestAnimationFrame(() => {
        request = 0;
        // No event says that it rests. A speed from before would make a fast scroll of the next jump.
        if (follow(box)) inFrame();
      });
    };
    inFrame();
    box.addEventListener('scroll', inFrame, { passive: true });
    return () => {
      box.removeEventListener('scroll', inFrame);
      cancelAnimationFrame(request);
    };
  }, [bodyRef]);
  return { range, scroll: rendered };
}

function isSame(a: DrawnRange, b: DrawnRange): boolean {
  return a.firstRow === b.firstRow && a.endRow === b.endRow && a.from === b.from && a.to === b.to;
}
