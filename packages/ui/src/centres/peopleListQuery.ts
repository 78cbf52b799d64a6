import type { CentreLevel } from '@selfservice/api/centres/centres';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ListQuery } from '../patterns/ListDetailScreen/ListDetailBody.tsx';

/**
 * Returns the query state of a list of a centre's people, which is fetched once the centre is loaded.
 *
 * @param items the shown rows; undefined while loading
 */
export function peopleListQuery<Item>(
  level: UseQueryResult<CentreLevel>,
  list: Pick<ListQuery<unknown>, 'error' | 'isFetching' | 'refetch'>,
  items: readonly Item[] | undefined,
): ListQuery<Item> {
  const { error, isFetching, refetch } = level.data ? list : level;
  return { data: level.data && items, error, isFetching, refetch };
}
