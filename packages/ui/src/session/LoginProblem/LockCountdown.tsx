import type { Clock } from '@selfservice/api/core/clock';
import { useLayoutEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

export interface LockCountdownProps {
  /** Counts. */
  clock: Clock;
  /** When the account is open again, in milliseconds since 1970 in UTC. */
  endsAtMs: number;
}

/**
 * How many minutes are left until another sign-in may succeed. The server decides: trying stays possible. Minutes are
 * not read out as they pass, the end is.
 */
export function LockCountdown({ clock, endsAtMs }: LockCountdownProps) {
  const { t } = useTranslation('session');
  const [nowMs, setNowMs] = useState(() => clock.epochMs());
  const leftMs = endsAtMs - nowMs;
  const count = Math.max(0, Math.ceil(leftMs / minuteMs));
  // The next wait begins with the words that it ends.
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
