import type { Clock } from './clock.ts';
import type { LocalDate, LocalDateTime } from './local-date.ts';
import { dateOf } from './local-date.ts';
import type { Observable } from './observable.ts';

/** How often the current time changes. */
export type TimeStep = 'second' | 'minute';

const stepMs = { second: 1000, minute: 60_000 } as const;
/** The longest wait before the clock is read again, in milliseconds: a timer does not count the sleep of the device. */
const longestWaitMs = 10_000;

/** Returns the current wall-clock time: the beginning of the minute, or of the second. */
export function currentTime(clock: Clock, step: TimeStep = 'minute'): Observable<LocalDateTime> {
  const read = () => clock.localNow();
  return observed(clock, step, step === 'second' ? read : () => `${read().slice(0, 16)}:00` as LocalDateTime);
}

/** Returns the current day. Its subscribers are notified after midnight. */
export function currentDay(clock: Clock): Observable<LocalDate> {
  return observed(clock, 'minute', () => dateOf(clock.localNow()));
}

/** Returns the milliseconds since 1970 in UTC, in steps of ten seconds. */
export function currentMs(clock: Clock): Observable<number> {
  return observed(clock, 'minute', () => clock.epochMs() - (clock.epochMs() % longestWaitMs));
}

/** Returns a value that is read from a clock. Subscribers are notified when it changes. */
function observed<T>(clock: Clock, step: TimeStep, read: () => T): Observable<T> {
  return {
    get: read,
    subscribe(listener) {
      let before = read();
      return onTick(clock, step, () => {
        const now = read();
        if (now === before) return;
        before = now;
        listener();
      });
    },
  };
}

interface Ticks {
  listeners: Set<() => void>;
  cancel: () => void;
}

const ticks: Record<TimeStep, WeakMap<Clock, Ticks>> = { second: new WeakMap(), minute: new WeakMap() };

/** Calls back at each step and when the clock is read again. All callbacks of a clock share one timer. */
function onTick(clock: Clock, step: TimeStep, callback: () => void): () => void {
  const own = ticks[step].get(clock) ?? { listeners: new Set(), cancel() {} };
  ticks[step].set(clock, own);
  const wait = () => {
    const toNextMs = stepMs[step] - (clock.epochMs() % stepMs[step]);
    own.cancel = clock.after(Math.min(toNextMs, longestWaitMs), () => {
      wait();
      for (const listener of own.listeners) listener();
    });
  };
  if (own.listeners.size === 0) wait();
  own.listeners.add(callback);
  return () => {
    if (own.listeners.delete(callback) && own.listeners.size === 0) own.cancel();
  };
}
