import type { Clock } from '@selfservice/api/core/clock';
import { useLayoutEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

export interface LockCountdownProps {
  /** The clock to count down by. */
  clock: Clock;
  /** When the lock ends, in milliseconds since 1970 in UTC. */
  endsAtMs: number;
}

/**
 * The minutes until the lock of an account ends. The server decides, so that signing in stays possible. Screen readers
 * announce only the end of the lock.
 */
export function LockCountdown({ clock, endsAtMs }: LockCountdownProps) {
  const { t } = useTranslation('session');
  const [nowMs, setNowMs] = useState(() => clock.epochMs());
  const leftMs = endsAtMs - nowMs;
  const count = Math.max(0, Math.ceil(leftMs / minuteMs));
  // The next timer starts together with the text that it replaces.
  useLayoutEffect(
    () =>
      leftMs > 0 ? clock.after(leftMs % minuteMs || minuteMs, () => setNowMs(clock.epochMs())) : undefined,
    [clock, leftMs],
  );
  return (
    <>
      {count > 0 && (
        <p role="timer" aria-live="off">
          {t('problem.lockedLeft', { count })}
        </p>
      )}
      <p aria-live="polite">{count === 0 && t('problem.lockedOver')}</p>
    </>
  );
}

const minuteMs = 60_000;
