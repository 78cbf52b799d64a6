import fc from 'fast-check';
import { expect, test } from 'vitest';
import { offsetChanges, offsetIn } from './time-zone.ts';

const at = (text: string) => Date.parse(`${text}Z`);
const year = [at('2026-01-01T00:00'), at('2027-01-01T00:00')] as const;

test('Prague changes its offset twice a year', () => {
  expect(offsetChanges('Europe/Prague', ...year)).toEqual([
    { epochMs: at('2026-03-29T01:00'), before: 60, after: 120 },
    { epochMs: at('2026-10-25T01:00'), before: 120, after: 60 },
  ]);
});

test('other zones never change, change at another time of day, or by half an hour', () => {
  expect(offsetChanges('UTC', ...year)).toEqual([]);
  expect(offsetIn('Asia/Kolkata', year[0])).toBe(330);
  expect(offsetIn('America/St_Johns', year[0])).toBe(-210);
  expect(offsetChanges('Australia/Lord_Howe', ...year).map(({ after, before }) => after - before)).toEqual([
    -30, 30,
  ]);
});

test('the changes connect the first and the last offset of any period', () => {
  const zone = fc.constantFrom('Europe/Prague', 'America/New_York', 'Australia/Lord_Howe', 'UTC');
  fc.assert(
    fc.property(
      zone,
      fc.integer({ min: 0, max: 2_000_000 }),
      fc.integer({ min: 1, max: 500_000 }),
      (...args) => {
        const [name, minute, length] = args;
        const from = year[0] + minute * 60_000;
        const to = from + length * 60_000;
        let offset = offsetIn(name, from);
        for (const { before, after } of offsetChanges(name, from, to)) {
          expect(before).toBe(offset);
          offset = after;
        }
        expect(offset).toBe(offsetIn(name, to));
      },
    ),
    { numRuns: 60 },
  );
});

test('refuses an unknown time zone', () => {
  expect(() => offsetIn('Europe/Nowhere', 0)).toThrow(RangeError);
});
