import { useEffect, useState } from 'react';

/** The numbers of visible pages. */
export interface VisiblePages {
  /** The pages that are visible, or almost; none before the first layout. */
  near: ReadonlySet<number>;
  /** The page in the middle. */
  current: number;
}

/**
 * Observes which pages of a scrolled region are visible.
 *
 * @param region the element that scrolls; null before it is mounted
 * @param count the number of its pages
 */
export function useVisiblePages(region: HTMLElement | null, count: number): VisiblePages {
  const [near, setNear] = useState<ReadonlySet<number>>(new Set());
  const [current, setCurrent] = useState(1);
  useEffect(() => {
    if (!region) return undefined;
    const drawing = observe(region, count, '50% 0%', (entries) =>
      setNear((before) => {
        const after = new Set(before);
        for (const { isIntersecting, number } of entries)
          if (isIntersecting) after.add(number);
          else after.delete(number);
        return after;
      }),
    );
    const counting = observe(region, count, '-50% 0% -50% 0%', (entries) => {
      const middle = entries.find(({ isIntersecting }) => isIntersecting);
      if (middle) setCurrent(middle.number);
    });
    return () => {
      drawing.disconnect();
      counting.disconnect();
    };
  }, [region, count]);
  return { near, current };
}

interface PageEntry {
  number: number;
  isIntersecting: boolean;
}

function observe(
  root: HTMLElement,
  count: number,
  rootMargin: string,
  onChange: (entries: PageEntry[]) => void,
) {
  const observer = new IntersectionObserver(
    (entries) =>
      onChange(
        entries.map(({ target, isIntersecting }) => ({
          number: Number((target as HTMLElement).dataset['page']),
          isIntersecting,
        })),
      ),
    { root, rootMargin },
  );
  const pages = [...root.querySelectorAll<HTMLElement>('[data-page]')];
  if (pages.length !== count) throw new Error(`There are ${pages.length} of ${count} pages.`);
  for (const page of pages) observer.observe(page);
  return observer;
}
