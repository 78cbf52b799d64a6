import type { Clock } from '@selfservice/api/core/clock';
import type { ActivityChannel } from '@selfservice/api/session/session';
import { openTabChannel } from './tab-channel.ts';

/** What counts as activity. Specification 000 section 4. */
const signs = ['mousedown', 'touchstart', 'keydown', 'wheel'] as const;
/** A turning wheel speaks many times a second; once is enough. */
const quietMs = 1000;

/** Hears the person in this tab, and through a broadcast channel in every other tab of the same origin. */
export function createActivityChannel(clock: Clock, page: Window = window): ActivityChannel {
  const listeners = new Set<(at: number) => void>();
  const otherTabs = openTabChannel('selfservice.activity');
  let endOtherTabs = () => {};
  let heardAt = -Infinity;

  function tellListeners(at: number): void {
    for (const listener of listeners) listener(at);
  }

  function hearOtherTab(message: unknown): void {
    // A tab may run another version.
    tellListeners(typeof message === 'number' ? Math.min(message, clock.epochMs()) : clock.epochMs());
  }

  function announce(): void {
    heardAt = clock.epochMs();
    otherTabs.send(heardAt);
    tellListeners(heardAt);
  }

  function hear({ target }: Event): void {
    if (isAnswer(target)) return;
    if (clock.epochMs() - heardAt >= quietMs) announce();
  }

  return {
    announce,
    subscribe(onActivity) {
      if (listeners.size === 0) {
        for (const sign of signs) page.addEventListener(sign, hear, { capture: true, passive: true });
        endOtherTabs = otherTabs.subscribe(hearOtherTab);
      }
      listeners.add(onActivity);
      return () => {
        listeners.delete(onActivity);
        if (listeners.size > 0) return;
        for (const sign of signs) page.removeEventListener(sign, hear, { capture: true });
        endOtherTabs();
      };
    },
  };
}

/** What is pressed in the warning before automatic logout answers it: only its buttons say whether the person stays. */
function isAnswer(target: EventTarget | null): boolean {
  const warning = (target as Partial<Element> | null)?.closest?.('[data-answers-inactivity]') ?? null;
  return warning !== null && warning !== target;
}
