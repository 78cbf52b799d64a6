import type { ReadonlySignal } from '@preact/signals-core';
import { signal } from '@preact/signals-core';
import type { Clock } from '@selfservice/api/core/clock';
import type { Notify } from '../../environment/Environment.tsx';
import { mayNeedReload } from '../ErrorPanel/errorWords.ts';

/** The time for which a notification is visible, in milliseconds. */
const hideAfterMs = 3000;

/** A message in the notification area. */
export type Notification = { id: number } & (
  | { kind: 'success'; message: string }
  | { kind: 'refusal'; message: string; raw: string | undefined }
  | { kind: 'error'; error: Error; title: string | undefined }
);

/** The notifications of a page: a new one replaces the previous one. */
export interface NotificationQueue extends Notify {
  /** The current notification; null for none. */
  state: ReadonlySignal<Notification | null>;
  /** Removes the current notification. */
  close(): void;
  /** Stops the timer while the user reads the notification or cannot see it. */
  pause(): void;
  /** Restarts the timer; called when the notification becomes visible or is no longer paused. */
  resume(): void;
}

/** Creates an empty queue. */
export function createNotificationQueue(clock: Clock): NotificationQueue {
  const state = signal<Notification | null>(null);
  let lastId = 0;
  let cancelTimer = () => {};

  function show(next: Notification | null): void {
    cancelTimer();
    state.value = next;
  }

  function close(): void {
    show(null);
  }

  return {
    success: (message) => show({ id: ++lastId, kind: 'success', message }),
    refusal: (message, raw) => show({ id: ++lastId, kind: 'refusal', message, raw }),
    error: (error, title) => show({ id: ++lastId, kind: 'error', error, title }),
    state,
    close,
    pause: () => cancelTimer(),
    resume() {
      cancelTimer();
      const notification = state.peek();
      // A button must not disappear before the user has read it.
      const hasButton = notification?.kind === 'error' && mayNeedReload(notification.error);
      if (notification && !hasButton) cancelTimer = clock.after(hideAfterMs, close);
    },
  };
}
