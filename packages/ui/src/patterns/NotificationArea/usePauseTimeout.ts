import { useEffect, useRef } from 'react';
import type { NotificationQueue } from './notificationQueue.ts';

/**
 * A reason why a notification stays longer: it is pointed at, has the focus, shows what was folded, or is in a page that
 * is hidden.
 */
export type HoldReason = 'pointer' | 'focus' | 'unfolded' | 'hidden';

/**
 * Starts the time of a notification when its card appears in a visible page. Returns a function that begins and ends a
 * reason to pause; the time restarts when none is left.
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
