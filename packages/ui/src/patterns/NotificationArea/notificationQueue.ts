import type { Clock } from '@selfservice/api/core/clock';
import type { Notify } from '../../environment/Environment.tsx';

/** How long a notification is visible, in milliseconds. Specification 000 section 9. */
const hideAfterMs = 3000;

/** What the notification area shows. */
export type Notification = { id: number } & (
  | { kind: 'success'; message: string }
  | { kind: 'refusal'; message: string; raw: string | undefined }
  | { kind: 'error'; error: Error; title: string | undefined }
);

/** The notifications of a page: the newest takes the place of the one before. */
export interface NotificationQueue extends Notify {
  /** What stands now. */
  get(): Notification | null;
  /** Calls back after every change. Returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void;
  /** Takes away what stands. */
  close(): void;
  /** Stops the time of the notification while the user reads it or cannot see it. */
  pause(): void;
  /** Starts the time of the notification from its beginning: it has become visible, or is no longer paused. */
  resume(): void;
}

/** A new queue with nothing in it. */
export function createNotificationQueue(clock: Clock): NotificationQueue {
  const listeners = new Set<() => void>();
  let notification: Notification | null = null;
  let lastId = 0;
  let cancelTimer = () => {};

  function show(next: Notification | null): void {
    cancelTimer();
    notification = next;
    for (const listener of listeners) listener();
  }

  function close(): void {
    show(null);
  }

  return {
    success: (message) => show({ id: ++lastId, kind: 'success', message }),
    refusal: (message, raw) => show({ id: ++lastId, kind: 'refusal', message, raw }),
    error: (error, title) => show({ id: ++lastId, kind: 'error', error, title }),
    get: () => notification,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close,
    pause: () => cancelTimer(),
    resume() {
      cancelTimer();
      if (notification) cancelTimer = clock.after(hideAfterMs, close);
    },
  };
}
