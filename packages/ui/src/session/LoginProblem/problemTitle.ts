import type { SignInProblem } from '@selfservice/api/session/session-state';
import type { TFunction } from 'i18next';

/** Returns a sign-in problem as one sentence. */
export function problemTitle(problem: SignInProblem, t: TFunction<'session'>): string {
  if (problem.code !== 'lockedAccount') return t(`problem.${problem.code}`);
  const count = wholeMinutes(problem.minutes);
  return count === null
    ? t('problem.lockedAccountUntil', { minutes: problem.minutes })
    : t('problem.lockedAccount', { count });
}

/** Returns the whole number in a text from the server, null for any other text. Only a number has plural forms. */
export function wholeMinutes(text: string): number | null {
  const count = Number(text);
  return Number.isInteger(count) && text !== '' ? count : null;
}
