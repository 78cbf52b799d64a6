import type { RefObject } from 'react';
import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { scrolledTo, seenRange, unscrolled } from './geometry/seenRange.ts';
import type { BoxSize, Measures, Scroll, SeenRange } from './geometry/seenRange.ts';

/**
 * The rows and hours to draw, as the box around is scrolled, and the scroll itself; renders anew only when others come
 * into sight or can be read again.
 *
 * @param page changes with the page: what scrolls there is a jump, however fast the page before was scrolled
 */
export function useSeenRange(
  bodyRef: RefObject<HTMLDivElement | null>,
  size: BoxSize,
  measures: Measures,
  page: number,
): { range: SeenRange; scroll: Scroll } {
  'use no memo'; // Whenever this renders, others are in sight.
  const [shown, setShown] = useState(unscrolled);
  const last = useRef(unscrolled);
  const shownPage = useRef(page);
  const range = seenRange(shown, size, measures);
  const follow = useEffectEvent((box: Element) => {
    const before = shownPage.current === page ? last.current : { ...last.current, speed: 0 };
    const now = scrolledTo(before, box, measures.rowHeight);
    last.current = now;
    shownPage.current = page;
    const isReadable = shown.isRide && !now.isRide;
    // Without it React would render after the frame has been painted, and rows would come late.
    if (isReadable || !isSame(range, seenRange(now, size, measures))) flushSync(() => setShown(now));
    return now.speed !== 0 || now.drift !== 0;
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
        // No event says that it rests. A speed from before would make a ride of the next jump.
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
  return { range, scroll: shown };
}

function isSame(a: SeenRange, b: SeenRange): boolean {
  return a.firstRow === b.firstRow && a.endRow === b.endRow && a.from === b.from && a.to === b.to;
}
