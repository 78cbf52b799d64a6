import type { Texts } from '../core/texts.ts';
import { passwordWords } from './password-words.ts';

const letters = 'abcdefghijklmnopqrstuvwxyz';
// The rule deliberately allows 234.
const numbers = ['012', '123', '345', '456', '567', '678', '789'];

/**
 * Returns the reason why the backend refuses a new password under its strict rules; null if it accepts it.
 *
 * @requirement password-11, password-12, password-13, password-14
 */
export function strictRefusal(password: string, userName: string): Texts | null {
  const lower = password.toLowerCase();
  if (lower.includes(userName.toLowerCase())) return passwordWords.hasUserName;
  const threes = Array.from({ length: Math.max(0, lower.length - 2) }, (_, at) => lower.slice(at, at + 3));
  if (threes.some(isRun)) return passwordWords.hasRun;
  const isRepeated = threes.some((_, at) => new Set(password.slice(at, at + 3)).size === 1);
  return isRepeated ? passwordWords.repeats : null;
}

function isRun(three: string): boolean {
  const reverse = three.split('').toReversed().join('');
  return [three, reverse].some((run) => letters.includes(run) || numbers.includes(run));
}
