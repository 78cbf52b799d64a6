import type { RefObject } from 'react';
import { useEffect, useRef } from 'react';

/**
 * Back from a detail, the focus, which has gone with it, returns to the row that was open, or to the first list where
 * that row has gone.
 *
 * @param lists what is around the lists
 * @param openId number of the request whose detail is shown; null for none
 */
export function useFocusOnReturn(lists: RefObject<HTMLElement | null>, openId: number | null): void {
  const lastId = useRef(openId);
  useEffect(() => {
    const id = lastId.current;
    lastId.current = openId;
    if (id === null || openId !== null || document.activeElement !== document.body) return;
    const row = lists.current?.querySelector<HTMLElement>(`[role='row'][data-key='${id}']`);
    (row ?? lists.current?.querySelector<HTMLElement>('[role="grid"]'))?.focus();
  }, [lists, openId]);
}
