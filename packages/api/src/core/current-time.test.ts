import { createManualClock } from '@selfservice/mock-server/core/manual-clock';
import { expect, test, vi } from 'vitest';
import { currentDay, currentTime } from './current-time.ts';
import { localDateTime } from './local-date.ts';

const aClock = (at: string) => createManualClock(localDateTime(at));

test('changes at each full minute', () => {
  const clock = aClock('2026-11-20T08:00:40');
  const time = currentTime(clock);
  const seen: string[] = [];
  const leave = time.subscribe((now) => seen.push(now));
  clock.advance(19_999);
  expect(seen).toEqual(['2026-11-20T08:00:00']);
  clock.advance(60_001);
  expect(seen.slice(1)).toEqual(['2026-11-20T08:01:00', '2026-11-20T08:02:00']);
  leave();
  clock.advance(60_000);
  expect(seen).toHaveLength(3);
});

test('changes at each full second on request', () => {
  const clock = aClock('2026-11-20T08:00:00');
  const time = currentTime(clock, 'second');
  const seen: string[] = [];
  time.subscribe((now) => seen.push(now));
  clock.advance(2500);
  expect(seen.slice(1)).toEqual(['2026-11-20T08:00:01', '2026-11-20T08:00:02']);
});

test('all subscribers share one timer, which ends with the last one', () => {
  const clock = aClock('2026-11-20T08:00:00');
  const after = vi.spyOn(clock, 'after');
  const leaves = [1, 2, 3].map(() => currentTime(clock).subscribe(() => {}));
  leaves.push(currentDay(clock).subscribe(() => {}));
  expect(after).toHaveBeenCalledOnce();
  for (const leave of leaves) leave();
  clock.advance(120_000);
  expect(after).toHaveBeenCalledOnce();
});

test('is up to date without a subscriber, and within ten seconds after the device slept', () => {
  const clock = aClock('2026-11-20T08:00:00');
  const time = currentTime(clock);
  clock.advance(3_600_000);
  expect(time.value).toBe('2026-11-20T09:00:00');
  const seen: string[] = [];
  time.subscribe((now) => seen.push(now));
  clock.sleep(3_600_000);
  clock.advance(10_000);
  expect(seen).toEqual(['2026-11-20T09:00:00', '2026-11-20T10:00:00']);
});

test.each([
  ['a day', '2026-11-20T23:59:30', '2026-11-21'],
  ['a month', '2026-11-30T23:59:30', '2026-12-01'],
  ['a year', '2026-12-31T23:59:30', '2027-01-01'],
])('today changes once at the end of %s', (_name, at, next) => {
  const clock = aClock(at);
  const day = currentDay(clock);
  const seen: string[] = [];
  day.subscribe((today) => seen.push(today));
  clock.advance(3_600_000);
  expect(seen).toEqual([at.slice(0, 10), next]);
});
