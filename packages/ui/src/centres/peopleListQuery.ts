import type { CentreLevel } from '@selfservice/api/centres/centres';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ListQuery } from '../patterns/ListDetailScreen/ListDetailBody.tsx';

/**
 * What is known of a list of a centre's people, which is asked for once the centre is known.
 *
 * @param items what is shown of the list; undefined while it is not known
 */
export function peopleListQuery<Item>(
  level: UseQueryResult<CentreLevel>,
  list: UseQueryResult,
  items: readonly Item[] | undefined,
): ListQuery<Item> {
  const { error, isFetching, refetch } = level.data ? list : level;
  return { data: level.data && items, error, isFetching, refetch };
}
