import { dateOf } from '@selfservice/api/core/local-date';
import type { RepeatedRequest } from '@selfservice/api/requests/repeated-request';
import { repeatedRequest } from '@selfservice/api/requests/repeated-request';
import type { Agenda, WorkflowRequest } from '@selfservice/api/requests/requests';
import { useState } from 'react';
import { useClock } from '../../environment/Environment.tsx';

/**
 * Opens new requests like old ones.
 *
 * @param open the request whose detail is shown
 * @param isAllowed whether the user may create requests
 */
export function useRepeating(agenda: Agenda, open: WorkflowRequest | null | undefined, isAllowed: boolean) {
  const today = dateOf(useClock().localNow());
  const [repeated, setRepeated] = useState<RepeatedRequest | null>(null);
  const again = open && isAllowed ? repeatedRequest(open, agenda, today) : null;
  return {
    /** The values of an old request for the new one; null for none. */
    repeated,
    /** Opens a new request like the open one; null where that is not possible. */
    repeat: again && (() => setRepeated(again)),
    /** Called when the new request is created or given up. */
    close: () => setRepeated(null),
  };
}
