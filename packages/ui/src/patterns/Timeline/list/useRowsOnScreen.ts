import type { RefObject } from 'react';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { TimelineRow, VisibleRows } from '../timeline.types.ts';

/**
 * Observes which rows of a list are visible in any scroll container. Returns the ref of the list, whose items are the
 * rows.
 *
 * @param rows the rows in the list
 * @param onChange called when other rows become visible; without it nothing is observed
 */
export function useRowsOnScreen(
  rows: readonly TimelineRow[],
  onChange: ((visible: VisibleRows) => void) | undefined,
): RefObject<HTMLUListElement | null> {
  const listRef = useRef<HTMLUListElement>(null);
  const isWatched = onChange !== undefined;
  const notify = useEffectEvent((visible: VisibleRows) => onChange?.(visible));
  useEffect(() => {
    const list = listRef.current;
    if (!list || !isWatched || rows.length === 0) return;
    // The document of a test without layout (jsdom) shows all rows.
    if (typeof IntersectionObserver === 'undefined') {
      notify({ first: 0, last: rows.length - 1 });
      return;
    }
    const visibleRows = new Set<Element>();
    const observer = new IntersectionObserver((changes) => {
      for (const { target, isIntersecting } of changes)
        if (isIntersecting) visibleRows.add(target);
        else visibleRows.delete(target);
      const places = [...list.children].flatMap((row, place) => (visibleRows.has(row) ? [place] : []));
      const [first] = places;
      if (first !== undefined) notify({ first, last: places.at(-1) ?? first });
    });
    for (const row of list.children) observer.observe(row);
    return () => observer.disconnect();
  }, [rows, isWatched]);
  return listRef;
}
