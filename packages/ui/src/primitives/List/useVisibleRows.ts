import type { RefObject } from 'react';
import { useEffect, useEffectEvent, useLayoutEffect, useReducer, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { onResize } from '../onResize.ts';
import { RowHeights } from './RowHeights.ts';
import type { RowPlaces } from './rowPlaces.ts';
import { useRowHeight } from './useRowHeight.ts';
import type { VisiblePart } from './visibleRange.ts';
import { visiblePartOf, visibleRange } from './visibleRange.ts';

/** Options of `useVisibleRows`. */
export interface VisibleRowsOptions<T> {
  /** The items, in order. */
  items: readonly T[];
  /** Returns the height of the heading above an item, in pixels; 0 for none. */
  headingOf: (item: T) => number;
  /** Indices of rows that are always rendered. */
  keptIndices: readonly number[];
  /** The root element of the list. */
  root: RefObject<HTMLElement | null>;
  /** The element with the height of all rows, whose children are the rendered rows in order. */
  canvas: RefObject<HTMLElement | null>;
}

/** The rows to render. */
export interface VisibleRows {
  /** The positions of all rows. */
  places: RowPlaces;
  /** Indices of the rows to render, in order. */
  shown: readonly number[];
}

/** The focused row, which should keep its position in the window. */
interface KeptRow {
  index: number;
  /** The previous position of the row, in pixels from the top of the first row. */
  top: number;
  /** The version of the row positions that `top` belongs to. */
  version: number;
}

type Flush = (change: () => void) => void;

const immediately: Flush = (change) => change();

/**
 * Computes which rows of a long list are rendered, and their positions. The list itself, the page or a box between them
 * may scroll.
 */
export function useVisibleRows<T extends { id: string }>(options: VisibleRowsOptions<T>): VisibleRows {
  const { items, headingOf, keptIndices, root, canvas } = options;
  const [heights] = useState(() => new RowHeights<T>());
  const [sight, setSight] = useState<VisiblePart>(() => ({
    top: 0,
    bottom: typeof window === 'undefined' ? 720 : window.innerHeight,
    isUp: false,
  }));
  const [version, updatePlaces] = useReducer((count: number) => count + 1, 0);
  const width = useRef(0);
  const kept = useRef<KeptRow | null>(null);
  const places = placesIn(heights, { items, headingOf }, useRowHeight(), version);
  const range = visibleRange(places, sight);
  const inRange = Array.from({ length: range.end - range.first }, (_, at) => range.first + at);
  const shown = [...new Set([...inRange, ...keptIndices])].toSorted((one, other) => one - other);

  const look = useEffectEvent((flush: Flush) => {
    const next = root.current && canvas.current && visiblePartOf(root.current, canvas.current, sight);
    if (!next) return false;
    const { first, end } = visibleRange(places, next);
    const isOther = first !== range.first || end !== range.end;
    if (isOther) flush(() => setSight(next));
    return isOther;
  });
  /** Removes the measured heights after the width has changed. */
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
    if (unknown.length > 0 && heights.measure(unknown)) updatePlaces();
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
    // Rows that become visible now may move it again.
    kept.current = look(immediately) ? { index, top: places.topOf(index), version } : null;
  });

  // Layout effects, so that rows are never painted at wrong positions.
  useLayoutEffect(() => measure());
  useLayoutEffect(() => keepInPlace());
  useLayoutEffect(() => void look(immediately), []);
  useEffect(() => {
    const list = root.current;
    const scroll = ({ target }: Event) => {
      if (target instanceof Node && target.contains(list)) look(flushSync);
    };
    const stop = onResize(list ? [list] : [], () => resize());
    document.addEventListener('scroll', scroll, { capture: true, passive: true });
    window.addEventListener('resize', resize);
    return () => {
      stop();
      document.removeEventListener('scroll', scroll, { capture: true });
      window.removeEventListener('resize', resize);
    };
  }, [root]);
  return { places, shown };
}

/** Returns the element that scrolls a list: the list itself, a box around it, or the page. */
function scrollerOf(list: HTMLElement): Element {
  for (let box: HTMLElement | null = list; box; box = box.parentElement) {
    const isScrolling = /auto|scroll/.test(getComputedStyle(box).overflowY);
    if (isScrolling && box.scrollHeight > box.clientHeight) return box;
  }
  return document.documentElement;
}

/** Computes the positions. `heights` is mutable, so `_version` makes the compiler compute them again after a change. */
function placesIn<T extends { id: string }>(
  heights: RowHeights<T>,
  { items, headingOf }: Pick<VisibleRowsOptions<T>, 'items' | 'headingOf'>,
  estimate: number,
  _version: number,
): RowPlaces {
  return heights.placesOf(items, estimate, headingOf);
}
