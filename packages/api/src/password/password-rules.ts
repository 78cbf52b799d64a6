const alphabet = 'abcdefghijklmnopqrstuvwxyz';
const letterRuns = Array.from({ length: 24 }, (_, index) => alphabet.slice(index, index + 3));
const numberRuns = ['012', '123', '345', '456', '567', '678', '789'];
const backwards = (run: string) => run.split('').toReversed().join('');
const runs = [...letterRuns, ...numberRuns].flatMap((run) => [run, backwards(run)]);

/** The strict rules, in the order in which they are shown. */
export const strictRules = ['containsUserName', 'repeatsCharacter', 'containsSequence'] as const;

/** A rule of strict passwords. */
export type StrictRule = (typeof strictRules)[number];

/**
 * Returns the strict rules that a password breaks, in their order. Runs consist of the letters a to z in any case; a letter
 * with a mark, such as č, is another letter, also if letter and mark are two characters.
 *
 * @requirement password-11, password-12, password-13, password-14
 */
export function brokenRules(password: string, userName: string): StrictRule[] {
  const text = password.normalize();
  const lower = text.toLowerCase();
  const name = userName.normalize().toLowerCase();
  const isBroken: Record<StrictRule, boolean> = {
    containsUserName: name !== '' && lower.includes(name),
    repeatsCharacter: /(.)\1\1/su.test(text),
    containsSequence: runs.some((run) => lower.includes(run)),
  };
  return strictRules.filter((rule) => isBroken[rule]);
}
