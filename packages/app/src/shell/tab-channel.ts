/** Messages between the tabs of the same origin. */
export interface TabChannel {
  /** Sends a message to the other tabs. */
  send(message: unknown): void;
  /** Calls back with the messages of the other tabs. Returns a function that unsubscribes. */
  subscribe(onMessage: (message: unknown) => void): () => void;
}

/**
 * Opens the channel of a name. If the browser has no broadcast channels or refuses them, as some do together with storage,
 * the tabs do not notify each other.
 */
export function openTabChannel(name: string): TabChannel {
  const channel = openBroadcastChannel(name);
  return {
    send: (message) => channel?.postMessage(message),
    subscribe(onMessage) {
      const receive = ({ data }: MessageEvent<unknown>) => onMessage(data);
      channel?.addEventListener('message', receive);
      return () => channel?.removeEventListener('message', receive);
    },
  };
}

/** Returns null if the browser has no broadcast channels or refuses them. */
function openBroadcastChannel(name: string): BroadcastChannel | null {
  try {
    return new BroadcastChannel(name);
  } catch {
    return null;
  }
}
