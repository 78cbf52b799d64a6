import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ServerDate } from './clock-difference.ts';
import { clockDifference } from './clock-difference.ts';

const limitMs = 120_000;
const begin = Date.parse('2026-11-20T07:00:00Z');

/** One call, as the server's own clock sees it. */
interface Call {
  /** When it was sent, after the beginning. */
  afterMs: number;
  /** From the sending to the moment that the server wrote the date, and from there to the receiving. */
  thereMs: number;
  backMs: number;
}

/** What a device sees whose clock is ahead by so much. */
function seen({ afterMs, thereMs, backMs }: Call, aheadMs: number): ServerDate {
  const sentMs = begin + afterMs;
  return {
    date: new Date(sentMs + thereMs).toUTCString(),
    age: null,
    sentAtMs: sentMs + aheadMs,
    receivedAtMs: sentMs + thereMs + backMs + aheadMs,
  };
}

const call = (limit: number) =>
  fc.record({ afterMs: fc.nat(60_000), thereMs: fc.nat(limit), backMs: fc.nat(limit) });
const calls = (limit: number) => fc.array(call(limit), { minLength: 2, maxLength: 4 });
const days = 3 * 86_400_000;

test('up to two minutes nothing is said, however slow the calls are', () => {
  fc.assert(
    fc.property(calls(40_000), fc.integer({ min: -limitMs, max: limitMs }), (all, aheadMs) => {
      expect(clockDifference(all.map((one) => seen(one, aheadMs)))).toBe(0);
    }),
  );
});

test('beyond that, what is said is off by no more than half the quickest call and a second', () => {
  const apart = fc.oneof(fc.integer({ min: limitMs, max: days }), fc.integer({ min: -days, max: -limitMs }));
  fc.assert(
    fc.property(calls(3000), apart, (all, aheadMs) => {
      const quickestMs = Math.min(...all.map(({ thereMs, backMs }) => thereMs + backMs));
      fc.pre(Math.abs(aheadMs) > limitMs + quickestMs + 1000);
      const found = clockDifference(all.map((one) => seen(one, aheadMs))) ?? 0;
      expect(Math.abs(found - aheadMs)).toBeLessThanOrEqual((quickestMs + 1000) / 2);
    }),
  );
});

test('what is said has the right sign, however near the limit and however slow the calls are', () => {
  const any = fc.integer({ min: -4 * limitMs, max: 4 * limitMs });
  fc.assert(
    fc.property(calls(40_000), any, (all, aheadMs) => {
      const found = clockDifference(all.map((one) => seen(one, aheadMs)));
      expect([0, Math.sign(aheadMs)]).toContain(Math.sign(found ?? NaN));
    }),
  );
});

test('an old answer among fresh ones never makes a difference, whether it says its age or not', () => {
  const oldMs = fc.integer({ min: 1000 + 6000 + 1, max: days });
  fc.assert(
    fc.property(calls(3000), call(3000), oldMs, fc.boolean(), (all, one, ageMs, saysAge) => {
      const fresh = all.map((each) => seen(each, 0));
      const old = seen({ ...one, afterMs: one.afterMs - ageMs - 60_000 }, 0);
      const late = {
        ...old,
        age: saysAge ? '60' : null,
        sentAtMs: old.sentAtMs + ageMs + 60_000,
        receivedAtMs: old.receivedAtMs + ageMs + 60_000,
      };
      expect([0, null]).toContain(clockDifference([...fresh, late]));
    }),
  );
});

test.each([
  ['one answer', [seen({ afterMs: 0, thereMs: 0, backMs: 0 }, 300_000)]],
  ['none', []],
  [
    'answers whose date cannot be read',
    [0, 1].map((afterMs) => ({ ...seen({ afterMs, thereMs: 0, backMs: 0 }, 300_000), date: null })),
  ],
  [
    'answers out of a cache',
    [0, 1].map((afterMs) => ({ ...seen({ afterMs, thereMs: 0, backMs: 0 }, 300_000), age: '7' })),
  ],
])('nothing can be told by %s', (_, dates) => {
  expect(clockDifference(dates)).toBeNull();
});
