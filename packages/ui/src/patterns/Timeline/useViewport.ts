import type { RefObject } from 'react';
import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { hourPixels, seenRange } from './geometry/seenRange.ts';
import type { Measures, Viewport } from './geometry/seenRange.ts';

/**
 * How far a timeline is scrolled and how large it is; renders anew only when other rows or hours come into sight.
 * Until it has been measured it counts as large as the window, so that the first paint has all that it needs.
 */
export function useViewport(
  boxRef: RefObject<HTMLDivElement | null>,
  measuresAt: (width: number) => Measures,
) {
  const [viewport, setViewport] = useState<Viewport>(() => ({
    scrollTop: 0,
    scrollLeft: 0,
    width: window.innerWidth,
    height: window.innerHeight,
    speed: 0,
    drift: 0,
  }));
  const last = useRef({ top: 0, left: 0 });
  const request = useRef(0);
  const follow = useEffectEvent(() => {
    request.current = 0;
    if (!boxRef.current) return;
    const { scrollTop, scrollLeft, clientWidth: width, clientHeight: height } = boxRef.current;
    const measures = measuresAt(width);
    const speed = (scrollTop - last.current.top) / measures.rowHeight;
    const drift = scrollLeft - last.current.left;
    last.current = { top: scrollTop, left: scrollLeft };
    const next = { scrollTop, scrollLeft, width, height, speed, drift };
    // Without it React would render after the frame has been painted, and rows would come late.
    if (needsRender(viewport, next, measures)) flushSync(() => setViewport(next));
  });
  useLayoutEffect(() => {
    // The event comes before the frame's callbacks, which may scroll on: what is read after them is what is painted.
    const onScroll = () => {
      request.current ||= requestAnimationFrame(() => follow());
    };
    const measure = () => {
      if (!boxRef.current) return;
      const { clientWidth, clientHeight } = boxRef.current;
      setViewport((now) =>
        now.width === clientWidth && now.height === clientHeight
          ? now
          : { ...now, width: clientWidth, height: clientHeight },
      );
    };
    measure();
    const { current: box } = boxRef;
    const observer = new ResizeObserver(() => follow());
    if (box) observer.observe(box);
    box?.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      observer.disconnect();
      box?.removeEventListener('scroll', onScroll);
      cancelAnimationFrame(request.current);
    };
  }, [boxRef]);
  return viewport;
}

function needsRender(now: Viewport, next: Viewport, measures: Measures): boolean {
  const [a, b] = [seenRange(now, measures), seenRange(next, measures)];
  return (
    a.firstRow !== b.firstRow ||
    a.endRow !== b.endRow ||
    a.from !== b.from ||
    a.to !== b.to ||
    hourPixels(measures, now.width) !== hourPixels(measures, next.width)
  );
}
