import type { WorkflowRequest } from '@selfservice/api/requests/requests';
import { createContext, use, useSyncExternalStore } from 'react';
import type { AlsoAway } from './createAlsoAway.ts';

/** What is known already of who else is away; each row takes its own number out of it. */
export const AlsoAwayContext = createContext<AlsoAway | null>(null);

/** How many others are away on days of a request; null where that is not known, and outside of such a list. */
export function useAlsoAwayCount(request: WorkflowRequest): number | null {
  const alsoAway = use(AlsoAwayContext);
  const count = () => alsoAway?.countOf(request) ?? null;
  return useSyncExternalStore(
    (onChange) => alsoAway?.subscribe(request, onChange) ?? (() => {}),
    count,
    count,
  );
}
