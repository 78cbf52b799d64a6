import type { QueryCache, QueryKey } from '@tanstack/react-query';

/** So many pages of a kind stay that nobody looks at, the one that is about to be shown among them. */
export const maxUnusedPages = 6;

/**
 * Removes the pages that nobody looks at beyond `maxUnusedPages`, those first that were asked for first: whoever turns pages
 * for a while does not keep all of them. Those that are shown or on their way stay. Call it when another page is added.
 *
 * @param queryKey of any page; pages are of a kind where the area and the next word are the same
 */
export function dropUnusedPages(cache: QueryCache, queryKey: QueryKey): void {
  const unused = cache.findAll({
    queryKey: queryKey.slice(0, 2),
    fetchStatus: 'idle',
    predicate: (page) => page.getObserversCount() === 0,
  });
  for (const page of unused.slice(0, -maxUnusedPages)) cache.remove(page);
}
