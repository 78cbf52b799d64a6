import type { LocalDate } from '@selfservice/api/core/local-date';
import { addDays } from '@selfservice/api/core/local-date-arithmetic';
import type { RefObject } from 'react';
import { useEffect, useEffectEvent } from 'react';
import { useClock } from '../../environment/Environment.tsx';
import { elementAtPoint } from '../../primitives/elementAtPoint.ts';

/** The time after which a visible day counts as seen, in milliseconds. */
const seenAfterMs = 800;

/** Options of `useSeenDays`. */
export interface SeenDaysOptions {
  /** The element around the days. */
  placeRef: RefObject<HTMLElement | null>;
  /** What is shown; another value looks again. Null while the plan is loading, outdated or behind an overlay. */
  shown: object | null;
  /** Called with the days that have been visible for a moment. */
  onSeen: (days: LocalDate[]) => void;
}

/** Reports the days that the user can see, after each pause in scrolling. @requirement my-plan-56 */
export function useSeenDays({ placeRef, shown, onSeen }: SeenDaysOptions): void {
  const clock = useClock();
  const report = useEffectEvent((place: HTMLElement, lookAgain: () => void) => {
    if (document.visibilityState !== 'visible') return;
    const days = daysIn(place);
    if (days.length > 0) onSeen(days);
    // Something covers them, such as a dialog of the frame.
    else lookAgain();
  });
  useEffect(() => {
    const { current: place } = placeRef;
    if (!place || !shown) return undefined;
    let cancel = () => {};
    const wait = () => {
      cancel();
      cancel = clock.after(seenAfterMs, () => report(place, wait));
    };
    // Scrolling does not bubble. Without a signal: jsdom refuses that of Node, which `fetch` needs there.
    place.addEventListener('scroll', wait, { capture: true, passive: true });
    window.addEventListener('resize', wait);
    document.addEventListener('visibilitychange', wait);
    wait();
    return () => {
      place.removeEventListener('scroll', wait, { capture: true });
      window.removeEventListener('resize', wait);
      document.removeEventListener('visibilitychange', wait);
      cancel();
    };
  }, [clock, placeRef, shown]);
}

/** Returns the days whose heads are in view and not covered; of folded days all. */
function daysIn(place: HTMLElement): LocalDate[] {
  const days: LocalDate[] = [];
  for (const date of place.querySelectorAll('[data-plan-day]')) {
    const first = date.getAttribute('data-plan-day') as LocalDate;
    const last = (date.getAttribute('data-plan-last') ?? first) as LocalDate;
    const { left, right, top, bottom } = date.getBoundingClientRect();
    const hit = elementAtPoint((left + right) / 2, (top + bottom) / 2);
    if (!hit || !date.closest('.head')?.contains(hit)) continue;
    for (let day = first; day <= last; day = addDays(day, 1)) days.push(day);
  }
  return days;
}
