import type { ReportOutcome, ReportRequest } from '@selfservice/api/reports/reports';
import { loadReportMutation } from '@selfservice/api/reports/reports';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';

/** Loads reports from the server; unmounting cancels the current one. */
export function useReport() {
  const loading = useMutation(loadReportMutation());
  const cancelling = useRef<AbortController>(null);
  useEffect(() => () => cancelling.current?.abort(), []);
  return {
    isLoading: loading.isPending,
    /** The error of the last report; null if it succeeded or is loading. */
    error: loading.error,
    /** Whether the last report was cancelled. */
    isCancelled: loading.data?.kind === 'cancelled',
    /** Resolves with the outcome; null if it failed. */
    load(request: Omit<ReportRequest, 'signal'>): Promise<ReportOutcome | null> {
      const { signal } = (cancelling.current = new AbortController());
      // `error` has the failure.
      return loading.mutateAsync({ ...request, signal }).catch(() => null);
    },
    /** Cancels the current report. */
    cancel: () => cancelling.current?.abort(),
  };
}
