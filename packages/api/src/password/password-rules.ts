/** What is wrong with a new password. Specification 001 section 5. */
export type PasswordProblem = 'notSame' | 'containsUserName' | 'repeatsCharacter' | 'containsSequence';

/** What the rules look at. */
export interface PasswordInput {
  newPassword: string;
  verification: string;
  userName: string;
  /** Whether the server demands the strict rules. */
  isStrict: boolean;
}

const alphabet = 'abcdefghijklmnopqrstuvwxyz';
const letterRuns = Array.from({ length: 24 }, (_, index) => alphabet.slice(index, index + 3));
const numberRuns = ['012', '123', '345', '456', '567', '678', '789'];
const backwards = (run: string) => run.split('').toReversed().join('');
const runs = [...letterRuns, ...numberRuns].flatMap((run) => [run, backwards(run)]);

/** Everything that is wrong with a new password, the password's own faults first; empty when it is fine. */
export function passwordProblems(input: PasswordInput): PasswordProblem[] {
  const problems = input.isStrict ? strictProblems(input) : [];
  return input.newPassword === input.verification ? problems : [...problems, 'notSame'];
}

function strictProblems({ newPassword, userName }: PasswordInput): PasswordProblem[] {
  const lower = newPassword.toLowerCase();
  const name = userName.toLowerCase();
  const problems: PasswordProblem[] = [];
  if (name !== '' && lower.includes(name)) problems.push('containsUserName');
  if (/(.)\1\1/su.test(newPassword)) problems.push('repeatsCharacter');
  if (runs.some((run) => lower.includes(run))) problems.push('containsSequence');
  return problems;
}
