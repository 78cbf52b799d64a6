import type { WorkflowRequest } from '@selfservice/api/requests/requests';
import { useEffect, useState } from 'react';

/** What `useSelectedRequest` works with. */
export interface SelectedRequestOptions {
  /** The id of the address; null for none. */
  openId: number | null;
  /** The id of the address was opened, or is not there. */
  onOpened: () => void;
  /** Everything that the list has; undefined while that is not known. */
  requests: readonly WorkflowRequest[] | undefined;
}

/** The request whose detail is shown. One that the address names is selected as soon as the list is known. */
export function useSelectedRequest({ openId, onOpened, requests }: SelectedRequestOptions) {
  const [selected, select] = useState<WorkflowRequest | null>(null);
  const [isMissing, setIsMissing] = useState(false);
  const [takenId, setTakenId] = useState<number | null>(null);
  if (openId === null && takenId !== null) setTakenId(null);
  if (openId !== null && requests && takenId !== openId) {
    const found = requests.find(({ id }) => id === openId) ?? null;
    setTakenId(openId);
    select(found);
    setIsMissing(found === null);
  }
  useEffect(() => {
    if (openId !== null && openId === takenId) onOpened();
  }, [openId, takenId, onOpened]);
  return {
    /** As it was when it was selected; null for none. */
    selected,
    select,
    /** The address named a request that the list does not have. */
    isMissing,
    /** That has been read. */
    onMissingClose: () => setIsMissing(false),
  };
}
