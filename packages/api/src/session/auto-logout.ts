import type { Clock } from '../core/clock.ts';
import type { StoredValue } from '../core/stored-value.ts';
import type { SessionBrowser } from './session.ts';

/** How long before the end the warning stands, in milliseconds. */
const warningMs = 60_000;

/** What automatic logout is made of. */
export interface AutoLogoutOptions {
  clock: Clock;
  browser: Pick<SessionBrowser, 'activity' | 'onResume'>;
  /** Keeps the moment of the last activity over a reload of the tab. */
  lastActivity: Pick<StoredValue<string>, 'read' | 'write'>;
  /** The session goes on after a reload: the kept moment counts. Otherwise the sign-in is an activity. */
  isResumed: boolean;
  /** Minutes without activity, any number; 0 switches it off. */
  minutes: number;
  /** Seconds left while the warning stands, null when it goes away. */
  onWarning(seconds: number | null): void;
  /** The time is up. */
  onExpired(): void;
}

/**
 * Ends a session after a time without activity in any tab. It compares clock times, so that hours of sleep count
 * as well. Returns a function that stops it. Specification 000 section 4.
 */
export function startAutoLogout(options: AutoLogoutOptions): () => void {
  const { clock, browser, lastActivity, onWarning, onExpired } = options;
  const limitMs = options.minutes * 60_000;
  if (limitMs <= 0) return () => {};
  // A limit of a minute or less leaves the first half of it without a warning.
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
    // The press that wakes a sleeping computer comes too late when the time was up before.
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
  // A moment in the future is none of this clock's.
  setActive(kept <= clock.epochMs() ? kept : clock.epochMs());
  check();
  return stop;
}
