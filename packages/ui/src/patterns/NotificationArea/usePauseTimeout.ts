import { useEffect, useRef } from 'react';
import type { NotificationQueue } from './notificationQueue.ts';

/**
 * A reason to keep a notification: the pointer or the focus is in it, its details are expanded, or the page is hidden.
 */
export type HoldReason = 'pointer' | 'focus' | 'unfolded' | 'hidden';

/**
 * Starts the timer of a notification when its card is mounted in a visible page. Returns a function that adds or removes a
 * reason to pause; the timer restarts when there is no reason left.
 */
export function usePauseTimeout(queue: Pick<NotificationQueue, 'pause' | 'resume'>) {
  const reasons = useRef(new Set<HoldReason>());
  const hold = (reason: HoldReason, holds: boolean): void => {
    if (holds) reasons.current.add(reason);
    else reasons.current.delete(reason);
    if (reasons.current.size > 0) queue.pause();
    else queue.resume();
  };
  const holdRef = useRef(hold);
  useEffect(() => {
    const update = () => holdRef.current('hidden', document.hidden);
    update();
    document.addEventListener('visibilitychange', update);
    return () => document.removeEventListener('visibilitychange', update);
  }, []);
  return hold;
}
