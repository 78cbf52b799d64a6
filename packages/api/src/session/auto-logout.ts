import type { Clock } from '../core/clock.ts';
import type { StoredValue } from '../core/stored-value.ts';
import type { SessionBrowser } from './session.ts';

/** How long before the logout the warning appears, in milliseconds. */
const warningMs = 60_000;

/** Options of `startAutoLogout`. */
export interface AutoLogoutOptions {
  clock: Clock;
  browser: Pick<SessionBrowser, 'activity' | 'onResume'>;
  /** Keeps the time of the last activity across reloads of the tab. */
  lastActivity: Pick<StoredValue<string>, 'read' | 'write'>;
  /** Whether the session continues after a reload, so that the kept time counts. Otherwise the sign-in is an activity. */
  isResumed: boolean;
  /** Minutes without activity before the logout; 0 disables it. */
  minutes: number;
  /** Called with the seconds left while the warning is visible, and with null when it disappears. */
  onWarning(seconds: number | null): void;
  /** Called when the time is up. */
  onExpired(): void;
}

/**
 * Ends a session after a time without activity in any tab. Compares clock times, so that the time of sleep counts as well.
 * Returns a function that stops it.
 *
 * @requirement session-35, session-36, session-37
 */
export function startAutoLogout(options: AutoLogoutOptions): () => void {
  const { clock, browser, lastActivity, onWarning, onExpired } = options;
  const limitMs = options.minutes * 60_000;
  if (limitMs <= 0) return () => {};
  // With a limit of a minute or less, the warning appears in its second half.
  const warnMs = Math.min(warningMs, limitMs / 2);
  let activeAt = clock.epochMs();
  let isWarning = false;
  let cancelTimer = () => {};

  function check(): void {
    cancelTimer();
    const leftMs = limitMs - (clock.epochMs() - activeAt);
    if (leftMs <= 0) {
      stop();
      onExpired();
      return;
    }
    const seconds = leftMs <= warnMs ? Math.ceil(leftMs / 1000) : null;
    if (seconds !== null || isWarning) onWarning(seconds);
    isWarning = seconds !== null;
    cancelTimer = clock.after(isWarning ? leftMs % 1000 || 1000 : leftMs - warnMs, check);
  }

  function setActive(at: number): void {
    activeAt = at;
    lastActivity.write(String(at));
  }

  function noteActivity(at: number): void {
    // A press that wakes a sleeping computer is too late if the time was up before.
    const isTooLate = at - activeAt >= limitMs;
    if (!isTooLate) setActive(Math.max(at, activeAt));
    if (isTooLate || isWarning) check();
  }

  const unsubscribes = [browser.activity.subscribe(noteActivity), browser.onResume(check)];

  function stop(): void {
    cancelTimer();
    for (const unsubscribe of unsubscribes) unsubscribe();
  }

  const kept = options.isResumed ? Number(lastActivity.read() ?? NaN) : NaN;
  // A time in the future is from another clock.
  setActive(kept <= clock.epochMs() ? kept : clock.epochMs());
  check();
  return stop;
}
