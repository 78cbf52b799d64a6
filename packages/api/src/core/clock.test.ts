import { beforeEach, expect, test, vi } from 'vitest';
import { startAge, systemClock } from './clock.ts';

beforeEach(() => void vi.useFakeTimers());
const longestDelayMs = 2 ** 31 - 1;

test.each([1, 1000, longestDelayMs, longestDelayMs + 1, 2 ** 32, 90 * 24 * 3_600_000])(
  'calls back once after exactly %i milliseconds',
  (ms) => {
    const callback = vi.fn<() => void>();
    systemClock.after(ms, callback);
    vi.advanceTimersByTime(ms - 1);
    expect(callback).toHaveBeenCalledTimes(0);
    vi.advanceTimersByTime(1);
    expect(callback).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(ms + longestDelayMs);
    expect(callback).toHaveBeenCalledTimes(1);
  },
);

test('a delay longer than one timer can be cancelled in its second half', () => {
  const callback = vi.fn<() => void>();
  const cancel = systemClock.after(longestDelayMs * 2, callback);
  vi.advanceTimersByTime(longestDelayMs + 1);
  cancel();
  vi.advanceTimersByTime(longestDelayMs * 2);
  expect(callback).not.toHaveBeenCalled();
});

test('an endless delay never calls back', () => {
  const callback = vi.fn<() => void>();
  const cancel = systemClock.after(Infinity, callback);
  vi.advanceTimersByTime(longestDelayMs * 3);
  cancel();
  expect(callback).not.toHaveBeenCalled();
});

test('an age counts the sleep of the device, and never shrinks when its clock is set back', () => {
  const times = { epoch: 1000, elapsed: 0 };
  const age = startAge({ epochMs: () => times.epoch, elapsedMs: () => times.elapsed });
  expect(age()).toBe(0);
  Object.assign(times, { epoch: 61_000, elapsed: 10 });
  expect(age()).toBe(60_000);
  Object.assign(times, { epoch: 400, elapsed: 60_000 });
  expect(age()).toBe(60_000);
});
