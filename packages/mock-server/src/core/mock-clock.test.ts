import { expect, test, vi } from 'vitest';
import { createRunningClock, createScenarioClock } from './mock-clock.ts';

test('starts at the given time and runs with the device', () => {
  vi.useFakeTimers();
  const clock = createRunningClock('2026-11-20T08:00:00');
  expect(clock.localNow()).toBe('2026-11-20T08:00:00');
  vi.advanceTimersByTime(61_000);
  expect(clock.localNow()).toBe('2026-11-20T08:01:01');
});

test('includes the time that passes while the computer sleeps', () => {
  vi.useFakeTimers();
  const clock = createRunningClock('2026-11-20T23:00:00');
  vi.setSystemTime(Date.now() + 2 * 3_600_000);
  expect(clock.localNow()).toBe('2026-11-21T01:00:00');
});

test('runs a timer unless it is cancelled', () => {
  vi.useFakeTimers();
  const clock = createRunningClock('2026-11-20T08:00:00');
  const kept = vi.fn<() => void>();
  const cancelled = vi.fn<() => void>();
  clock.after(1000, kept);
  clock.after(1000, cancelled)();
  vi.advanceTimersByTime(1000);
  expect(kept).toHaveBeenCalledOnce();
  expect(cancelled).not.toHaveBeenCalled();
});

test('throws for a date that does not exist', () => {
  expect(() => createRunningClock('2026-02-30T08:00:00')).toThrow(RangeError);
});

test('a standing clock keeps its date and time, and delays run', () => {
  vi.useFakeTimers();
  const clock = createScenarioClock({ at: '2026-11-20T08:00:00', clock: 'standing' });
  const begin = clock.epochMs();
  const callback = vi.fn<() => void>();
  clock.after(61_000, callback);
  vi.advanceTimersByTime(61_000);
  expect(clock.localNow()).toBe('2026-11-20T08:00:00');
  expect(clock.epochMs() - begin).toBe(61_000);
  expect(callback).toHaveBeenCalledOnce();
});
