import type { Centre } from '@selfservice/api/centres/centres';
import { centreLevelQuery } from '@selfservice/api/centres/centres';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useClock } from '../../environment/Environment.tsx';
import type { CentreTreeProps } from './CentreTree.tsx';
import type { Walk } from './walk.ts';

/**
 * Goes through the tree of centres, level by level: what `CentreTree` shows.
 *
 * @param start where it begins; null for the user's own root
 */
export function useWalk(start: Centre | null): CentreTreeProps {
  const clock = useClock();
  const queryClient = useQueryClient();
  const [walk, setWalk] = useState<Walk>({
    to: start?.id ?? null,
    way: start ? [start] : [],
    from: null,
  });
  const { data, isPending, error, refetch } = useQuery(centreLevelQuery(clock, walk.to));
  const level = data ?? walk.from;
  return {
    walk,
    level,
    isPending,
    error: data ? null : error,
    isKnown: (id) => queryClient.getQueryData(centreLevelQuery(clock, id).queryKey) !== undefined,
    onGo(to, way) {
      if (to !== walk.to) setWalk({ to, way, from: level });
      else if (error) void refetch();
    },
    onRetry: () => void refetch(),
    onRest: (id) => void queryClient.prefetchQuery(centreLevelQuery(clock, id)),
  };
}
