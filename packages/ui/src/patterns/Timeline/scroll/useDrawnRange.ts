import type { RefObject } from 'react';
import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { scrolledTo, drawnRange, unscrolled } from '../geometry/drawnRange.ts';
import type { Scroll, DrawnRange } from '../geometry/drawnRange.ts';
import type { TimelineLayout } from '../useTimelineLayout.ts';

/**
 * Returns the rows and minutes to render, and the scroll position for which they were computed. Renders again only when
 * the range changes or a fast scroll ends.
 *
 * @param page a different number is a different page: scrolling to it counts as a jump, not as a fast scroll
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
    // Without `flushSync` React would render after the frame is painted, and rows would appear late.
    if (isReadable || !isSame(range, drawnRange(now, size, measures))) flushSync(() => setRendered(now));
    return now.speed !== 0 || now.deltaX !== 0;
  });
  useLayoutEffect(() => {
    // The grid's own ref is set only after the layout effects of its children.
    const box = bodyRef.current?.closest('[role="grid"]');
    if (!box) return;
    let request = 0;
    // The scroll position is read in a frame callback, because other callbacks may scroll further before the paint.
    const inFrame = () => {
      request ||= requestAnimationFrame(() => {
        request = 0;
        // There is no event for the end of a scroll, and an old speed would make the next jump a fast scroll.
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
