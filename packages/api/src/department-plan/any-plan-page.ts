import type { Query, QueryClient } from '@tanstack/react-query';

/** The beginning of the key of every page of the department plan. */
export const planPagesKey = ['department-plan', 'page'] as const;

/** Whether a query loads a page of the department plan. */
export function isPlanPage({ queryKey: [area, kind] }: Pick<Query, 'queryKey'>): boolean {
  return area === planPagesKey[0] && kind === planPagesKey[1];
}

/**
 * Calls back at once if the cache has a page of the department plan, complete or not, and whenever one changes.
 *
 * @returns a function that unsubscribes
 */
export function onAnyPlanPage(client: QueryClient, onChange: () => void): () => void {
  const cache = client.getQueryCache();
  const end = cache.subscribe(({ query }) => {
    if (isPlanPage(query)) onChange();
  });
  if (cache.findAll({ queryKey: planPagesKey }).length > 0) onChange();
  return end;
}
