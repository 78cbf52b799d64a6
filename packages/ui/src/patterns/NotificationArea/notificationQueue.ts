import type { Clock } from '@selfservice/api/core/clock';
import type { Notify } from '../../environment/Environment.tsx';

/** How long a notification stands, in milliseconds. Specification 000 section 9. */
const hideAfterMs = 3000;

/** What the notification area shows. */
export type Notification = { id: number } & (
  | { kind: 'success' | 'refusal'; message: string }
  | { kind: 'error'; error: Error; title: string | undefined }
);

/** The notifications of a page: the newest takes the place of the one before. */
export interface NotificationQueue extends Notify {
  /** What stands now. */
  current(): Notification | null;
  /** Calls back after every change. Returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void;
  /** Takes away what stands. */
  close(): void;
  /** Keeps what stands for as long as the person is at it. */
  pause(): void;
  /** Lets the time run again, from its beginning. */
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
    if (next) resume();
    for (const listener of listeners) listener();
  }

  function resume(): void {
    cancelTimer();
    cancelTimer = clock.after(hideAfterMs, close);
  }

  function close(): void {
    show(null);
  }

  return {
    success: (message) => show({ id: ++lastId, kind: 'success', message }),
    refusal: (message) => show({ id: ++lastId, kind: 'refusal', message }),
    error: (error, title) => show({ id: ++lastId, kind: 'error', error, title }),
    current: () => notification,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close,
    pause: () => cancelTimer(),
    resume() {
      if (notification) resume();
    },
  };
}
