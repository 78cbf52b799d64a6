import type { RequestDecision } from '@selfservice/api/requests/requests';
import type { UseMutationOptions } from '@tanstack/react-query';
import { useMutation, useMutationState } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNotify } from '../../environment/Environment.tsx';

/** What `useCancelling` works with. */
export interface CancellingOptions {
  /** Sends a decision. */
  decision: UseMutationOptions<void, Error, RequestDecision>;
  /** The request whose detail is shown, which says itself what went wrong; null for none. */
  openId: number | null;
  /** Reads what the list alone would not tell of a cancelled request, before the list is read again. */
  readUnlisted: () => Promise<void>;
}

/** Cancels the person's own requests. Each is under way until the list says what has become of it. */
export function useCancelling({ decision, openId, readUnlisted }: CancellingOptions) {
  const { t } = useTranslation('requests');
  const notify = useNotify();
  const cancel = useMutation<void, Error, RequestDecision>({
    ...decision,
    onSuccess() {
      notify.success(t('list.cancelled'));
      return readUnlisted();
    },
    onError(error, { id }) {
      if (id !== openId) notify.error(error);
      return readUnlisted();
    },
  });
  const ids = useMutationState({
    filters: { mutationKey: decision.mutationKey ?? [], status: 'pending' },
    select: ({ state }) => (state.variables as RequestDecision).id,
  });
  return {
    /** Cancels a request. */
    cancel: (id: number) => cancel.mutate({ id, state: 'cancelled', note: '' }),
    /** Whether a request is being cancelled. */
    isCancelling: (id: number) => ids.includes(id),
    /** Why a request could not be cancelled; null for no reason. */
    errorOf: (id: number | null) => (cancel.variables?.id === id ? cancel.error : null),
  };
}
