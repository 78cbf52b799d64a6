import { OutcomeUnknownError, toError } from '@selfservice/api/core/errors';
import { nextStep } from '@selfservice/api/core/writes/next-step';
import type { DoneWrite } from '@selfservice/api/core/writes/settle-write';
import type { RequestCancellation } from '@selfservice/api/requests/cancel-request';
import type { Agenda } from '@selfservice/api/requests/requests';
import type { UseMutationOptions } from '@tanstack/react-query';
import { useMutation, useMutationState } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNotify } from '../../environment/Environment.tsx';

/** Options of `useCancelling`. */
export interface CancellingOptions {
  /** Cancels a request. */
  cancellation: UseMutationOptions<DoneWrite<void>, Error, RequestCancellation>;
  agenda: Agenda;
  /** The request whose detail is shown, which says itself what went wrong; null for none. */
  openId: number | null;
  /** Reads what the list alone does not contain of a cancelled request, before the list is read again. */
  readUnlisted: () => Promise<void>;
}

/** Cancels the user's own requests, each in as many attempts as the user wants. Pending until the list shows the result. */
export function useCancelling({ cancellation, agenda, openId, readUnlisted }: CancellingOptions) {
  const { t } = useTranslation('requests');
  const notify = useNotify();
  const [errors, setErrors] = useState<ReadonlyMap<number, Error | null>>(new Map());
  const underWay = useRef(new Set<number>());
  const { mutateAsync } = useMutation<DoneWrite<void>, Error, RequestCancellation>({
    ...cancellation,
    onSuccess() {
      notify.success(t('list.cancelled'));
      return readUnlisted();
    },
    onError(error, { id }) {
      const title = error instanceof OutcomeUnknownError ? t('detail.unknown') : undefined;
      if (id !== openId) notify.error(error, title);
      return readUnlisted();
    },
  });
  const ids = useMutationState({
    filters: { mutationKey: cancellation.mutationKey ?? [], status: 'pending' },
    select: ({ state }) => (state.variables as RequestCancellation).id,
  });
  const errorOf = (id: number | null) => (id === null ? null : (errors.get(id) ?? null));

  async function attempt(id: number): Promise<void> {
    const keep = (error: Error | null) => setErrors((all) => new Map(all).set(id, error));
    const step = nextStep(errorOf(id));
    keep(null);
    underWay.current.add(id);
    try {
      await mutateAsync({ agenda, id, step });
    } catch (thrown) {
      keep(toError(thrown));
    } finally {
      underWay.current.delete(id);
    }
  }

  return {
    /** Cancels a request, or checks whether it is cancelled where that is not known. Ignored while it is under way. */
    cancel(id: number) {
      if (!underWay.current.has(id)) void attempt(id);
    },
    /** Whether a request is being cancelled. */
    isCancelling: (id: number) => ids.includes(id),
    /** Why a request could not be cancelled; null for no reason. */
    errorOf,
  };
}
