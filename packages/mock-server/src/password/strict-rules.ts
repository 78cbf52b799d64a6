const letters = 'abcdefghijklmnopqrstuvwxyz';
// 234 is allowed: the rule is written so.
const numbers = ['012', '123', '345', '456', '567', '678', '789'];

/**
 * Why the backend refuses a new password under its strict rules, or null where it accepts it. Specification 001
 * section 5.
 */
export function strictRefusal(password: string, userName: string): string | null {
  const lower = password.toLowerCase();
  if (lower.includes(userName.toLowerCase())) return 'The password contains the user name.';
  const threes = Array.from({ length: Math.max(0, lower.length - 2) }, (_, at) => lower.slice(at, at + 3));
  if (threes.some(isRun)) return 'The password contains a run of letters or digits.';
  const isRepeated = threes.some((_, at) => new Set(password.slice(at, at + 3)).size === 1);
  return isRepeated ? 'The password repeats a character three times.' : null;
}

function isRun(three: string): boolean {
  const reverse = three.split('').toReversed().join('');
  return [three, reverse].some((run) => letters.includes(run) || numbers.includes(run));
}
