import { useRef } from 'react';
import type { NotificationQueue } from './notificationQueue.ts';

/** Why a notification stays longer: somebody points at it, has the focus in it, or reads what it had folded away. */
export type HoldReason = 'pointer' | 'focus' | 'unfolded';

/** Returns a function that begins and ends a reason; the time runs again when none is left. */
export function usePauseTimeout(queue: Pick<NotificationQueue, 'pause' | 'resume'>) {
  const reasons = useRef(new Set<HoldReason>());
  return (reason: HoldReason, holds: boolean): void => {
    if (holds) reasons.current.add(reason);
    else reasons.current.delete(reason);
    if (reasons.current.size > 0) queue.pause();
    else queue.resume();
  };
}
