/** Tells who has something to send that the person, or the page, is about to go. */
export interface Parting {
  /** Calls back before each parting. Answers a function that ends it. */
  onParting(send: () => void): () => void;
  /** Lets everybody send now. */
  announce(): void;
}

/**
 * Announces by itself when the page goes away, and when it is put out of sight: a phone may end it there without another
 * word. Whoever ends the session announces that.
 */
export function createParting(page: Pick<Window, 'addEventListener' | 'document'>): Parting {
  const senders = new Set<() => void>();
  const announce = () => {
    for (const send of senders) send();
  };
  page.addEventListener('pagehide', announce);
  page.addEventListener('visibilitychange', () => {
    if (page.document.visibilityState === 'hidden') announce();
  });
  return {
    onParting(send) {
      senders.add(send);
      return () => senders.delete(send);
    },
    announce,
  };
}
