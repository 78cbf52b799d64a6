import { OutcomeUnknownError, toError } from '@selfservice/api/core/errors';
import { checkLater } from '@selfservice/api/core/outbox/check-later';
import type { DoneWrite } from '@selfservice/api/core/outbox/settle-write';
import type { RequestCancellation } from '@selfservice/api/requests/cancel-request';
import type { Agenda } from '@selfservice/api/requests/requests';
import type { UseMutationOptions } from '@tanstack/react-query';
import { useMutation, useMutationState } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useClock, useNotify } from '../../environment/Environment.tsx';

/** Options of `useCancelling`. */
export interface CancellingOptions {
  /** The mutation that cancels a request. */
  cancellation: UseMutationOptions<DoneWrite<void>, Error, RequestCancellation>;
  agenda: Agenda;
  /** The id of the open request, whose detail shows its own errors; null for none. */
  openId: number | null;
  /** Fetches the requests that the filter hides, so that the cancelled one is found when it leaves the list. */
  readUnlisted: () => Promise<void>;
}

/**
 * Cancels the user's own requests. A cancellation is pending until the list shows its result; a failed one can be repeated.
 *
 * @requirement requests-24, requests-56
 */
export function useCancelling({ cancellation, agenda, openId, readUnlisted }: CancellingOptions) {
  const { t } = useTranslation('requests');
  const notify = useNotify();
  const clock = useClock();
  const [errors, setErrors] = useState<ReadonlyMap<number, Error | null>>(new Map());
  const runningIds = useRef(new Set<number>());
  const checks = useRef(new Map<number, () => void>());
  const { mutateAsync } = useMutation<DoneWrite<void>, Error, RequestCancellation>({
    ...cancellation,
    onSuccess() {
      notify.success(t('list.cancelled'));
      return readUnlisted();
    },
    onError(error, { id, isCheck = false }) {
      const isUnknown = error instanceof OutcomeUnknownError;
      // A check that finds nothing has no news.
      if (id !== openId && !(isUnknown && isCheck))
        notify.error(error, isUnknown ? t('detail.unknown') : undefined);
      return readUnlisted();
    },
  });
  const ids = useMutationState({
    filters: { mutationKey: cancellation.mutationKey ?? [], status: 'pending' },
    select: ({ state }) => (state.variables as RequestCancellation).id,
  });
  const errorOf = (id: number | null) => (id === null ? null : (errors.get(id) ?? null));

  async function attempt(id: number, isCheck: boolean): Promise<void> {
    const keep = (error: Error | null) => setErrors((all) => new Map(all).set(id, error));
    keep(null);
    checks.current.get(id)?.();
    runningIds.current.add(id);
    try {
      await mutateAsync({ agenda, id, isCheck });
    } catch (thrown) {
      keep(toError(thrown));
      const stop = checkLater(clock, thrown, () => check(id));
      if (stop) checks.current.set(id, stop);
    } finally {
      runningIds.current.delete(id);
    }
  }

  function check(id: number): void {
    if (!runningIds.current.has(id)) void attempt(id, true);
  }

  return {
    /** Cancels a request; where the outcome of the last attempt is unknown, only checks it. Ignored while an attempt runs. */
    cancel(id: number) {
      if (!runningIds.current.has(id)) void attempt(id, errorOf(id) instanceof OutcomeUnknownError);
    },
    /** Whether a request is being cancelled. */
    isCancelling: (id: number) => ids.includes(id),
    /** Returns the error of the last attempt; null for none. */
    errorOf,
  };
}
