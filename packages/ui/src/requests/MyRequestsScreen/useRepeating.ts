import { dateOf } from '@selfservice/api/core/local-date';
import type { Agenda, WorkflowRequest } from '@selfservice/api/requests/requests';
import { useState } from 'react';
import { useClock } from '../../environment/Environment.tsx';
import type { RepeatedRequest } from '../NewRequestDialog/repeatedRequest.ts';
import { repeatedRequest } from '../NewRequestDialog/repeatedRequest.ts';

/**
 * Begins new requests like old ones.
 *
 * @param open the request whose detail is shown
 * @param isAllowed whether the person may make requests
 */
export function useRepeating(agenda: Agenda, open: WorkflowRequest | null | undefined, isAllowed: boolean) {
  const today = dateOf(useClock().localNow());
  const [repeated, setRepeated] = useState<RepeatedRequest | null>(null);
  const again = open && isAllowed ? repeatedRequest(open, agenda, today) : null;
  return {
    /** What a new request is being begun with; null for none. */
    repeated,
    /** Begins one like the open one; null where that is not possible. */
    repeat: again && (() => setRepeated(again)),
    /** It was sent, or given up. */
    close: () => setRepeated(null),
  };
}
