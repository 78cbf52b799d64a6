/** Tells who has something to send that the person, or the page, is about to go. */
export interface Parting {
  /** Calls back before each parting. Answers a function that ends it. */
  onParting(send: () => void): () => void;
  /** Lets everybody send now. */
  announce(): void;
}

/** Announces by itself when the page goes away; whoever ends the session announces that. */
export function createParting(page: Pick<Window, 'addEventListener'>): Parting {
  const senders = new Set<() => void>();
  const announce = () => {
    for (const send of [...senders]) send();
  };
  page.addEventListener('pagehide', announce);
  return {
    onParting(send) {
      senders.add(send);
      return () => senders.delete(send);
    },
    announce,
  };
}
