import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ServerDate } from './clock-difference.ts';
import { clockDifference } from './clock-difference.ts';

const limitMs = 120_000;
const begin = Date.parse('2026-11-20T07:00:00Z');

/** One call, in times of the server's clock. */
interface Call {
  /** When it was sent, in milliseconds after the start. */
  afterMs: number;
  /** The time until the server wrote the date, and from then until the response arrived, in milliseconds. */
  thereMs: number;
  backMs: number;
}

/** The dates on a device whose clock is ahead by some milliseconds. */
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

test('reports no difference up to two minutes, even with slow calls', () => {
  fc.assert(
    fc.property(calls(40_000), fc.integer({ min: -limitMs, max: limitMs }), (all, aheadMs) => {
      expect(clockDifference(all.map((one) => seen(one, aheadMs)))).toBe(0);
    }),
  );
});

test('a reported difference is wrong by at most half of the fastest call and a second', () => {
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

test('a reported difference has the right sign near the limit and with slow calls', () => {
  const any = fc.integer({ min: -4 * limitMs, max: 4 * limitMs });
  fc.assert(
    fc.property(calls(40_000), any, (all, aheadMs) => {
      const found = clockDifference(all.map((one) => seen(one, aheadMs)));
      expect([0, Math.sign(aheadMs)]).toContain(Math.sign(found ?? NaN));
    }),
  );
});

test('an old response among fresh ones never causes a report, with and without its age', () => {
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
  ['one response', [seen({ afterMs: 0, thereMs: 0, backMs: 0 }, 300_000)]],
  ['no response', []],
  [
    'responses without a readable date',
    [0, 1].map((afterMs) => ({ ...seen({ afterMs, thereMs: 0, backMs: 0 }, 300_000), date: null })),
  ],
  [
    'cached responses',
    [0, 1].map((afterMs) => ({ ...seen({ afterMs, thereMs: 0, backMs: 0 }, 300_000), age: '7' })),
  ],
])('returns null for %s', (_, dates) => {
  expect(clockDifference(dates)).toBeNull();
});
