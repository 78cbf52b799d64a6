import type { Clock } from '@selfservice/api/core/clock';
import type { ActivityChannel } from '@selfservice/api/session/session';
import type { TabChannel } from './tab-channel.ts';

/** The events that count as activity. @requirement session-36 */
const signs = ['mousedown', 'touchstart', 'keydown', 'wheel'] as const;
/** Minimum time between two notifications, in milliseconds. A turning wheel fires many events a second. */
const quietMs = 1000;

/** Observes the user's activity in this tab, and by a channel in every other tab of the deployment. */
export function createActivityChannel(
  clock: Clock,
  otherTabs: TabChannel,
  page: Window = window,
): ActivityChannel {
  const listeners = new Set<(at: number) => void>();
  let unsubscribeOtherTabs = () => {};
  let announcedAt = -Infinity;

  function notifyListeners(at: number): void {
    for (const listener of listeners) listener(at);
  }

  function receiveFromOtherTab(message: unknown): void {
    // The other tab may run another version.
    notifyListeners(typeof message === 'number' ? Math.min(message, clock.epochMs()) : clock.epochMs());
  }

  function announce(): void {
    announcedAt = clock.epochMs();
    otherTabs.send(announcedAt);
    notifyListeners(announcedAt);
  }

  function receiveEvent({ target }: Event): void {
    if (isInWarning(target)) return;
    if (clock.epochMs() - announcedAt >= quietMs) announce();
  }

  return {
    announce,
    subscribe(onActivity) {
      if (listeners.size === 0) {
        for (const sign of signs) page.addEventListener(sign, receiveEvent, { capture: true, passive: true });
        unsubscribeOtherTabs = otherTabs.subscribe(receiveFromOtherTab);
      }
      listeners.add(onActivity);
      return () => {
        listeners.delete(onActivity);
        if (listeners.size > 0) return;
        for (const sign of signs) page.removeEventListener(sign, receiveEvent, { capture: true });
        unsubscribeOtherTabs();
      };
    },
  };
}

/** Returns whether an event is inside the logout warning, whose buttons alone decide whether the user stays. */
function isInWarning(target: EventTarget | null): boolean {
  const warning = (target as Partial<Element> | null)?.closest?.('[data-answers-inactivity]') ?? null;
  return warning !== null && warning !== target;
}
