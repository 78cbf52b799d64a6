/** Calls back whoever has something to send before the page is gone. */
export interface PageEnd {
  /** Returns a function that unsubscribes. */
  subscribe(send: () => void): () => void;
}

/**
 * Calls back when the page goes away, and when it is put out of sight: a phone may end it there without another word.
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
