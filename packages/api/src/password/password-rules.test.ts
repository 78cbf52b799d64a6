import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { StrictRule } from './password-rules.ts';
import { brokenRules, strictRules } from './password-rules.ts';

test.each([
  ['xMaReKx', ['containsUserName']],
  ['Tyres-7777', ['repeatsCharacter']],
  ['aaB-7', []],
  ['aAa-7', []],
  ['aaaB-7', ['repeatsCharacter']],
  ['Ř-žžž', ['repeatsCharacter']],
  ['x😀😀😀', ['repeatsCharacter']],
  ['XaBcX', ['containsSequence']],
  ['Xcba-9', ['containsSequence']],
  ['xyz-9', ['containsSequence']],
  ['ZYX-9', ['containsSequence']],
  ['yza-9', []],
  ['p012p', ['containsSequence']],
  ['p210p', ['containsSequence']],
  ['p987p', ['containsSequence']],
  ['p234p', []],
  ['p890p', []],
  ['áb-bč', []],
  ['abč', []],
  ['ábc', []],
  ['Winter-7-tyres', []],
])(
  '%s breaks %j',
  { tags: ['password-11', 'password-12', 'password-13', 'password-14'] },
  (password, expected) => {
    expect(brokenRules(password, 'marek')).toEqual(expected);
  },
);

test('a separate combining mark belongs to its letter', () => {
  expect(brokenRules('abc\u030c', 'marek')).toEqual([]);
  expect(brokenRules('z\u030c'.repeat(3), 'marek')).toEqual(['repeatsCharacter']);
  expect(brokenRules('x-JIR\u030cI\u0301K', 'jiřík')).toEqual(['containsUserName']);
});

test('an empty user name forbids nothing', () => {
  expect(brokenRules('Winter-7-tyres', '')).toEqual([]);
});

/** The forbidden runs. 234, 890 and runs across the end are allowed. */
const runNumbers = new Set(['012', '123', '345', '456', '567', '678', '789']);

/** A simple implementation of the rules, character by character. */
function naiveModel(password: string, userName: string): StrictRule[] {
  const broken = new Set<StrictRule>();
  const letters = Array.from(password);
  const lower = letters.map((letter) => letter.toLowerCase());
  const name = Array.from(userName, (letter) => letter.toLowerCase());
  for (let at = 0; at < letters.length; at++) {
    if (name.length > 0 && name.every((letter, index) => lower[at + index] === letter))
      broken.add('containsUserName');
    const [one, two, three] = lower.slice(at, at + 3);
    if (one === undefined || two === undefined || three === undefined) continue;
    if (letters[at] === letters[at + 1] && letters[at] === letters[at + 2]) broken.add('repeatsCharacter');
    const steps = [two.charCodeAt(0) - one.charCodeAt(0), three.charCodeAt(0) - two.charCodeAt(0)];
    const areLetters = [one, two, three].every(
      (letter) => letter.length === 1 && letter >= 'a' && letter <= 'z',
    );
    const isStep = (step: number) => steps[0] === step && steps[1] === step;
    if (areLetters && (isStep(1) || isStep(-1))) broken.add('containsSequence');
    if (runNumbers.has(one + two + three) || runNumbers.has(three + two + one))
      broken.add('containsSequence');
  }
  return strictRules.filter((rule) => broken.has(rule));
}

/** Characters of all three languages, few enough that runs, repetitions and names occur. */
const few = 'abcABCyzYZ0123456789áčďéěíňóřšťúůýžľĺŕôäÁČĎÉĚÍŇÓŘŠŤÚŮÝŽĽĹŔÔÄ-! ';
const character = fc.constantFrom(...few.split(''));
const userNames = fc.constantFrom('marek', 'Jiří.Dvořák', 'ľuboš', 'a', 'x1', '');
const part = fc.oneof(
  { weight: 6, arbitrary: character },
  {
    weight: 1,
    arbitrary: userNames.chain((name) => fc.constantFrom(name, name.toUpperCase(), name.slice(1))),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom('bcd', 'XYZ', 'wvu', '012', '234', '432', '987', 'žžž', 'Ččč', 'bčd'),
  },
);
const passwords = fc.array(part, { maxLength: 16 }).map((parts) => parts.join(''));

test(
  'agrees with a simple implementation for any password in the three languages',
  { tags: ['password-11', 'password-12', 'password-13', 'password-14'] },
  () => {
    fc.assert(
      fc.property(passwords, userNames, (password, userName) => {
        expect(brokenRules(password, userName)).toEqual(naiveModel(password, userName));
      }),
      { numRuns: 1000 },
    );
  },
);

test('a broken rule stays broken with any text before and after', () => {
  fc.assert(
    fc.property(passwords, passwords, passwords, userNames, (before, middle, after, userName) => {
      const whole = brokenRules(before + middle + after, userName);
      expect(whole).toEqual(expect.arrayContaining(brokenRules(middle, userName)));
    }),
  );
});
