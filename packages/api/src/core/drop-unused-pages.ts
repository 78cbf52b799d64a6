import type { QueryCache, QueryKey } from '@tanstack/react-query';

/** The number of unused pages of a kind that stay in the cache, including the one that is about to be shown. */
export const maxUnusedPages = 6;

/**
 * Removes the oldest unused pages beyond `maxUnusedPages`, so that the cache does not grow while the user changes pages.
 * Visible and loading pages stay. Call it when a page is added.
 *
 * @param queryKey the key of any page; pages of a kind have the same area and next word
 */
export function dropUnusedPages(cache: QueryCache, queryKey: QueryKey): void {
  const unused = cache.findAll({
    queryKey: queryKey.slice(0, 2),
    fetchStatus: 'idle',
    predicate: (page) => page.getObserversCount() === 0,
  });
  for (const page of unused.slice(0, -maxUnusedPages)) cache.remove(page);
}
