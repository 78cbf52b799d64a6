import type { ReadonlySignal } from '@preact/signals-core';
import { Signal } from '@preact/signals-core';
import type { Clock } from './clock.ts';
import type { LocalDate, LocalDateTime } from './local-date.ts';
import { dateOf } from './local-date.ts';

/** How often the current time changes. */
export type TimeStep = 'second' | 'minute';

const stepMs = { second: 1000, minute: 60_000 } as const;
/** The longest wait before the clock is read again, in milliseconds: a timer does not count the sleep of the device. */
const longestWaitMs = 10_000;

/** Returns the current wall-clock time: the beginning of the minute, or of the second. */
export function currentTime(clock: Clock, step: TimeStep = 'minute'): ReadonlySignal<LocalDateTime> {
  return timesOf(clock)[step];
}

/** Returns the current day, which changes at midnight. */
export function currentDay(clock: Clock): ReadonlySignal<LocalDate> {
  return timesOf(clock).day;
}

/** Returns the milliseconds since 1970 in UTC, in steps of ten seconds. */
export function currentMs(clock: Clock): ReadonlySignal<number> {
  return timesOf(clock).ms;
}

interface Times {
  second: ReadonlySignal<LocalDateTime>;
  minute: ReadonlySignal<LocalDateTime>;
  day: ReadonlySignal<LocalDate>;
  ms: ReadonlySignal<number>;
}

const times = new WeakMap<Clock, Times>();

function timesOf(clock: Clock): Times {
  const known = times.get(clock);
  if (known) return known;
  const onSecond = sharedTimer(clock, stepMs.second);
  const onMinute = sharedTimer(clock, stepMs.minute);
  const own: Times = {
    second: new TimeSignal(() => clock.localNow(), onSecond),
    minute: new TimeSignal(() => `${clock.localNow().slice(0, 16)}:00` as LocalDateTime, onMinute),
    day: new TimeSignal(() => dateOf(clock.localNow()), onMinute),
    ms: new TimeSignal(() => clock.epochMs() - (clock.epochMs() % longestWaitMs), onMinute),
  };
  times.set(clock, own);
  return own;
}

type Timer = (callback: () => void) => () => void;

/** A value that is read from a clock: by a timer while it is watched, otherwise whenever it is used. */
class TimeSignal<T> extends Signal<T> {
  readonly #read: () => T;
  readonly #timer: Timer;
  #stop: (() => void) | null = null;

  constructor(read: () => T, timer: Timer) {
    super(read(), {
      watched: (): void => this.#watch(),
      unwatched: (): void => this.#unwatch(),
    });
    this.#read = read;
    this.#timer = timer;
  }

  override get value(): T {
    if (!this.#stop) super.value = this.#read();
    return super.value;
  }

  #watch(): void {
    super.value = this.#read();
    this.#stop = this.#timer(() => (super.value = this.#read()));
  }

  #unwatch(): void {
    this.#stop?.();
    this.#stop = null;
  }
}

/** Returns a function that calls back at each step and when the clock is read again. All callbacks share one timer. */
function sharedTimer(clock: Clock, step: number): Timer {
  const callbacks = new Set<() => void>();
  let cancel = () => {};
  const wait = () => {
    cancel = clock.after(Math.min(step - (clock.epochMs() % step), longestWaitMs), () => {
      wait();
      for (const callback of callbacks) callback();
    });
  };
  return (callback) => {
    if (callbacks.size === 0) wait();
    callbacks.add(callback);
    return () => {
      if (callbacks.delete(callback) && callbacks.size === 0) cancel();
    };
  };
}
