import type { WorkflowRequest } from '@selfservice/api/requests/requests';
import { useEffect, useState } from 'react';

/** What `useShown` works with. */
export interface ShownOptions {
  /** The id of the address; null for none. */
  openId: number | null;
  /** The id of the address was opened, or is not there. */
  onOpened: () => void;
  /** Everything that the list has; undefined while that is not known. */
  requests: readonly WorkflowRequest[] | undefined;
}

/** The request whose detail is shown. One that the address names is opened as soon as the list is known. */
export function useShown({ openId, onOpened, requests }: ShownOptions) {
  const [shown, setShown] = useState<WorkflowRequest | null>(null);
  const [isMissing, setIsMissing] = useState(false);
  const [takenId, setTakenId] = useState<number | null>(null);
  if (openId === null && takenId !== null) setTakenId(null);
  if (openId !== null && requests && takenId !== openId) {
    const found = requests.find(({ id }) => id === openId) ?? null;
    setTakenId(openId);
    setShown(found);
    setIsMissing(found === null);
  }
  useEffect(() => {
    if (openId !== null && openId === takenId) onOpened();
  }, [openId, takenId, onOpened]);
  return {
    shown,
    show: setShown,
    /** The address named a request that the list does not have. */
    isMissing,
    forgetMissing: () => setIsMissing(false),
  };
}
