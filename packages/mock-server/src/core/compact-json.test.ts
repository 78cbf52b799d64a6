import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readCompact, writeCompact } from './compact-json.ts';

test('writes a value so that people can read it', () => {
  const value = {
    note: "Doctor's visit!",
    ids: [1, 22],
    isMass: false,
    day: '2026-11-21T00:00:00',
    type: 'DOC',
    no: null,
  };
  expect(writeCompact(value)).toBe(
    "(note:'Doctor!'s visit!!',ids:!(1,22),isMass:!f,day:'2026-11-21T00:00:00',type:DOC,no:!n)",
  );
});

test('reads the value that was written, and leaves the rest', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 4 }), fc.constantFrom('', ';', ';(at:1)'), (value, rest) => {
      const plain = JSON.parse(JSON.stringify(value)) as unknown;
      expect(readCompact(writeCompact(plain) + rest)).toEqual({ value: plain, rest });
    }),
  );
});

test.each(['', '(', '(a', '(a:', '(a:1', "'a", "'a!b'", '!x', '!(1', '!(1 2)', ')'])(
  'refuses the text %j',
  (text) => {
    expect(() => readCompact(text)).toThrow(SyntaxError);
  },
);
