import type { Clock } from '../core/clock.ts';
import type { SessionBrowser } from './session.ts';

/** How long before the end the warning stands, in milliseconds. */
const warningMs = 60_000;

/** What automatic logout is made of. */
export interface AutoLogoutOptions {
  clock: Clock;
  browser: Pick<SessionBrowser, 'activity' | 'onWake'>;
  /** Minutes without activity; 0 switches it off. */
  minutes: number;
  /** Seconds left while the warning stands, null when it goes away. */
  onWarning(seconds: number | null): void;
  /** The time is up. */
  onExpired(): void;
}

/**
 * Ends a session after a time without activity in any tab. It compares clock times, so that hours of sleep count
 * as well. Answers a function that stops it. Specification 000 section 4.
 */
export function startAutoLogout(options: AutoLogoutOptions): () => void {
  const { clock, browser, onWarning, onExpired } = options;
  const limitMs = options.minutes * 60_000;
  if (limitMs <= 0) return () => {};
  // A limit of a minute or less leaves the first half of it without a warning.
  const warnMs = Math.min(warningMs, limitMs / 2);
  let lastActivity = clock.epochMs();
  let isWarning = false;
  let cancelTimer = () => {};

  function look(): void {
    cancelTimer();
    const leftMs = limitMs - (clock.epochMs() - lastActivity);
    if (leftMs <= 0) {
      stop();
      onExpired();
      return;
    }
    const seconds = leftMs <= warnMs ? Math.ceil(leftMs / 1000) : null;
    if (seconds !== null || isWarning) onWarning(seconds);
    isWarning = seconds !== null;
    cancelTimer = clock.after(isWarning ? leftMs % 1000 || 1000 : leftMs - warnMs, look);
  }

  function noteActivity(): void {
    // The press that wakes a sleeping computer comes too late when the time was up before.
    const isTooLate = clock.epochMs() - lastActivity >= limitMs;
    if (!isTooLate) lastActivity = clock.epochMs();
    if (isTooLate || isWarning) look();
  }

  const ends = [browser.activity.listen(noteActivity), browser.onWake(look)];

  function stop(): void {
    cancelTimer();
    for (const end of ends) end();
  }

  look();
  return stop;
}
