const alphabet = 'abcdefghijklmnopqrstuvwxyz';
const letterRuns = Array.from({ length: 24 }, (_, index) => alphabet.slice(index, index + 3));
const numberRuns = ['012', '123', '345', '456', '567', '678', '789'];
const backwards = (run: string) => run.split('').toReversed().join('');
const runs = [...letterRuns, ...numberRuns].flatMap((run) => [run, backwards(run)]);

/** What the strict rules demand, in the order of the specification. */
export const strictRules = ['containsUserName', 'repeatsCharacter', 'containsSequence'] as const;

/** A rule of strict passwords. */
export type StrictRule = (typeof strictRules)[number];

/**
 * The strict rules that a password breaks, in their order; none when it is fine. Letters of runs are a to z whatever the
 * case; one with a mark, such as č, is another letter, also where mark and letter are two characters.
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
