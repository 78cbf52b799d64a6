import type { WorkflowRequest } from '@selfservice/api/requests/requests';
import { createContext, use, useSyncExternalStore } from 'react';
import type { AwayCounts } from './createAwayCounts.ts';

/** Provides the numbers of other people who are away to the rows of a list. */
export const AlsoAwayContext = createContext<AwayCounts | null>(null);

/** Returns how many others are away on days of a request; null while unknown, and outside of a provider. */
export function useAwayCount(request: WorkflowRequest): number | null {
  const awayCounts = use(AlsoAwayContext);
  const count = () => awayCounts?.countOf(request) ?? null;
  return useSyncExternalStore(
    (onChange) => awayCounts?.subscribe(request, onChange) ?? (() => {}),
    count,
    count,
  );
}
