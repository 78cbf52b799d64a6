import { signal } from '@preact/signals-core';
import type { WorkflowRequest } from '@selfservice/api/requests/requests';
import { createContext, use } from 'react';
import { useValue } from '../../environment/useValue.ts';
import type { AwayCounts } from './createAwayCounts.ts';

/** Provides the numbers of other people who are away to the rows of a list. */
export const AlsoAwayContext = createContext<AwayCounts | null>(null);

const unknownCount = signal(null);

/** Returns how many others are away on days of a request; null while unknown, and outside of a provider. */
export function useAwayCount(request: WorkflowRequest): number | null {
  return useValue(use(AlsoAwayContext)?.countOf(request) ?? unknownCount);
}
