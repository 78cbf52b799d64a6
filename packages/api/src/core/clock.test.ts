import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { systemClock } from './clock.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

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
