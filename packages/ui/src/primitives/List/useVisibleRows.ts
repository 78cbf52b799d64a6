import type { RefObject } from 'react';
import { useEffect, useEffectEvent, useLayoutEffect, useReducer, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { RowHeights } from './RowHeights.ts';
import type { RowPlaces } from './rowPlaces.ts';
import { useRowHeight } from './useRowHeight.ts';
import type { Sight } from './visibleRange.ts';
import { sightOf, visibleRange } from './visibleRange.ts';

/** What `useVisibleRows` works with. */
export interface VisibleRowsOptions<T> {
  /** What the list shows, in order. */
  items: readonly T[];
  /** How high what stands over the row of an item is, in pixels. */
  headingOf: (item: T) => number;
  /** Indices of rows that are drawn wherever they are. */
  keptIndices: readonly number[];
  /** The list. */
  root: RefObject<HTMLElement | null>;
  /** The element as high as all rows, whose children are the rows in order. */
  canvas: RefObject<HTMLElement | null>;
}

/** The rows to draw. */
export interface VisibleRows {
  /** Where all rows stand. */
  places: RowPlaces;
  /** Indices of those to draw, in order. */
  shown: readonly number[];
}

/** The row with the focus, which is to stay where it is in the window. */
interface KeptRow {
  index: number;
  /** Where it was, in pixels from the first row. */
  top: number;
  /** Once the version is another, the rows have been placed anew. */
  version: number;
}

type Flush = (change: () => void) => void;

const atOnce: Flush = (change) => change();

/** Which rows of a long list are drawn and where they stand, whatever scrolls them: the list, the page, or a box between. */
export function useVisibleRows<T extends { id: string }>(options: VisibleRowsOptions<T>): VisibleRows {
  const { items, headingOf, keptIndices, root, canvas } = options;
  const [heights] = useState(() => new RowHeights<T>());
  const [sight, setSight] = useState<Sight>(() => ({ top: 0, bottom: window.innerHeight, isUp: false }));
  const [version, placeAnew] = useReducer((count: number) => count + 1, 0);
  const width = useRef(0);
  const kept = useRef<KeptRow | null>(null);
  const places = placesIn(heights, { items, headingOf }, useRowHeight(), version);
  const range = visibleRange(places, sight);
  const inRange = Array.from({ length: range.end - range.first }, (_, at) => range.first + at);
  const shown = [...new Set([...inRange, ...keptIndices])].toSorted((one, other) => one - other);

  const look = useEffectEvent((flush: Flush) => {
    const next = root.current && canvas.current && sightOf(root.current, canvas.current, sight);
    if (!next) return false;
    const { first, end } = visibleRange(places, next);
    const isOther = first !== range.first || end !== range.end;
    if (isOther) flush(() => setSight(next));
    return isOther;
  });
  /** What was measured at another width holds no more. */
  const forgetOtherWidth = (now: number) => {
    if (now === width.current) return;
    const [index] = keptIndices;
    if (width.current > 0 && index !== undefined) kept.current = { index, top: places.topOf(index), version };
    width.current = now;
    heights.clear();
  };
  const measure = useEffectEvent(() => {
    const rows = canvas.current?.children;
    const now = root.current?.clientWidth;
    if (!rows || !now) return;
    forgetOtherWidth(now);
    const unknown = shown.flatMap((index, at) => {
      const item = items[index];
      const row = rows[at];
      return item && row instanceof HTMLElement && heights.isUnknown(item)
        ? [{ item, height: row.offsetHeight }]
        : [];
    });
    if (unknown.length > 0 && heights.measure(unknown)) placeAnew();
    else if (kept.current?.version === version) kept.current = null;
  });
  const resize = useEffectEvent(() => {
    flushSync(measure);
    look(flushSync);
  });
  const keepInPlace = useEffectEvent(() => {
    if (!root.current || !kept.current || kept.current.version === version) return;
    const { index, top } = kept.current;
    scrollerOf(root.current).scrollTop += places.topOf(index) - top;
    // Rows that come into sight only now may move it once more.
    kept.current = look(atOnce) ? { index, top: places.topOf(index), version } : null;
  });

  // Before it is painted: nobody sees rows in places that do not fit them.
  useLayoutEffect(() => measure());
  useLayoutEffect(() => keepInPlace());
  useLayoutEffect(() => void look(atOnce), []);
  useEffect(() => {
    const list = root.current;
    const scroll = ({ target }: Event) => {
      if (target instanceof Node && target.contains(list)) look(flushSync);
    };
    const observer = new ResizeObserver(() => resize());
    if (list) observer.observe(list);
    document.addEventListener('scroll', scroll, { capture: true, passive: true });
    window.addEventListener('resize', resize);
    return () => {
      observer.disconnect();
      document.removeEventListener('scroll', scroll, { capture: true });
      window.removeEventListener('resize', resize);
    };
  }, [root]);
  return { places, shown };
}

/** What scrolls a list: itself, a box around it, or the page. */
function scrollerOf(list: HTMLElement): Element {
  for (let box: HTMLElement | null = list; box; box = box.parentElement) {
    const isScrolling = /auto|scroll/.test(getComputedStyle(box).overflowY);
    if (isScrolling && box.scrollHeight > box.clientHeight) return box;
  }
  return document.documentElement;
}

/** The heights change in their place; their version tells. */
function placesIn<T extends { id: string }>(
  heights: RowHeights<T>,
  { items, headingOf }: Pick<VisibleRowsOptions<T>, 'items' | 'headingOf'>,
  estimate: number,
  _version: number,
): RowPlaces {
  return heights.placesOf(items, estimate, headingOf);
}
