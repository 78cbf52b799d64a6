import type { RepeatedRequest } from '@selfservice/api/requests/repeated-request';
import { repeatedRequest } from '@selfservice/api/requests/repeated-request';
import type { Agenda, WorkflowRequest } from '@selfservice/api/requests/requests';
import { useState } from 'react';
import { useToday } from '../../environment/useNow.ts';

/**
 * Prepares new requests that repeat old ones.
 *
 * @param open the request whose detail is open
 * @param isAllowed whether the user may create requests
 */
export function useRepeating(agenda: Agenda, open: WorkflowRequest | null | undefined, isAllowed: boolean) {
  const today = useToday();
  const [repeated, setRepeated] = useState<RepeatedRequest | null>(null);
  const values = open && isAllowed ? repeatedRequest(open, agenda, today) : null;
  return {
    /** The initial values of the new request; null while none is repeated. */
    repeated,
    /** Repeats the open request; null where it cannot be repeated. */
    repeat: values && (() => setRepeated(values)),
    /** Ends the repetition. Call it when the dialog closes. */
    close: () => setRepeated(null),
  };
}
