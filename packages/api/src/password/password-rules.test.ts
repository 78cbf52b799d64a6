import fc from 'fast-check';
import { expect, test } from 'vitest';
import { passwordProblems } from './password-rules.ts';

const problems = (newPassword: string, userName = 'marek') =>
  passwordProblems({ newPassword, verification: newPassword, userName, isStrict: true });

test.each([
  ['xMaReKx', ['containsUserName']],
  ['Tyres-7777', ['repeatsCharacter']],
  ['aaB-7', []],
  ['aaaB-7', ['repeatsCharacter']],
  ['XaBcX', ['containsSequence']],
  ['Xcba-9', ['containsSequence']],
  ['xyz-9', ['containsSequence']],
  ['ZYX-9', ['containsSequence']],
  ['p012p', ['containsSequence']],
  ['p210p', ['containsSequence']],
  ['p987p', ['containsSequence']],
  ['p234p', []],
  ['p890p', []],
  ['Winter-7-tyres', []],
])('%s has the problems %j', (password, expected) => {
  expect(problems(password)).toEqual(expected);
});

test('without strictness only the verification counts', () => {
  const input = { newPassword: 'abc', verification: 'abd', userName: 'abc', isStrict: false };
  expect(passwordProblems(input)).toEqual(['notSame']);
  expect(passwordProblems({ ...input, verification: 'abc' })).toEqual([]);
});

test('an unknown user name forbids nothing', () => {
  expect(problems('Winter-7-tyres', '')).toEqual([]);
});

test('a password around the user name, a run or a triple is always refused', () => {
  const text = fc.string({ maxLength: 12 });
  fc.assert(
    fc.property(text, text, fc.constantFrom('mArEk', '012', 'zyx', '!!!'), (before, after, forbidden) => {
      expect(problems(before + forbidden + after)).not.toEqual([]);
    }),
  );
});

test('whether the verification is the same is seen whatever the passwords are', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (newPassword, verification) => {
      const found = passwordProblems({ newPassword, verification, userName: '', isStrict: true });
      expect(found.includes('notSame')).toBe(newPassword !== verification);
    }),
  );
});
