import type { ReportOutcome, ReportRequest } from '@selfservice/api/reports/reports';
import { loadReportMutation } from '@selfservice/api/reports/reports';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';

/** Lets the server make a report; whoever leaves cancels it. */
export function useReport() {
  const loading = useMutation(loadReportMutation());
  const cancelling = useRef<AbortController>(null);
  useEffect(() => () => cancelling.current?.abort(), []);
  return {
    isLoading: loading.isPending,
    /** Why the last one has not come; null: it has, or it is under way. */
    error: loading.error,
    /** The last one was cancelled. */
    isCancelled: loading.data?.kind === 'cancelled',
    /** Resolves with what has become of it; null: it has failed. */
    load(request: Omit<ReportRequest, 'signal'>): Promise<ReportOutcome | null> {
      const { signal } = (cancelling.current = new AbortController());
      // What failed is said by `error`.
      return loading.mutateAsync({ ...request, signal }).catch(() => null);
    },
    /** Cancels the one that is under way. */
    cancel: () => cancelling.current?.abort(),
  };
}
