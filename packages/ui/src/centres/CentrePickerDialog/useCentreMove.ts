import type { Centre } from '@selfservice/api/centres/centres';
import { centreLevelQuery } from '@selfservice/api/centres/centres';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useClock } from '../../environment/Environment.tsx';
import type { CentreTreeProps } from './CentreTree.tsx';
import type { CentreMove } from './centreMove.ts';

/**
 * Moves through the tree of centres, level by level. Returns the props of `CentreTree`.
 *
 * @param start the first centre; null for the user's own root
 */
export function useCentreMove(start: Centre | null): CentreTreeProps {
  const clock = useClock();
  const queryClient = useQueryClient();
  const [move, setMove] = useState<CentreMove>({
    to: start?.id ?? null,
    way: start ? [start] : [],
    from: null,
  });
  const { data, isPending, error, refetch } = useQuery(centreLevelQuery(clock, move.to));
  const level = data ?? move.from;
  return {
    move,
    level,
    isPending,
    error: data ? null : error,
    isKnown: (id) => queryClient.getQueryData(centreLevelQuery(clock, id).queryKey) !== undefined,
    onGo(to, way) {
      if (to !== move.to) setMove({ to, way, from: level });
      else if (error) void refetch();
    },
    onRetry: () => void refetch(),
    onRest: (id) => void queryClient.prefetchQuery(centreLevelQuery(clock, id)),
  };
}
