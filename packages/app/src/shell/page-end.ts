/** Calls back before the page is unloaded, so that pending writes can be sent. */
export interface PageEnd {
  /** Adds a callback. Returns a function that removes it. */
  subscribe(send: () => void): () => void;
}

/**
 * Calls back when the page is unloaded and when it is hidden, because a phone may end a hidden page without another event.
 */
export function createPageEnd(page: Pick<Window, 'addEventListener' | 'document'>): PageEnd {
  const senders = new Set<() => void>();
  const callBack = () => {
    for (const send of senders) send();
  };
  page.addEventListener('pagehide', callBack);
  page.addEventListener('visibilitychange', () => {
    if (page.document.visibilityState === 'hidden') callBack();
  });
  return {
    subscribe(send) {
      senders.add(send);
      return () => senders.delete(send);
    },
  };
}
