import type { SignInProblem } from '@selfservice/api/session/session-state';
import type { TFunction } from 'i18next';

/** A problem of the catalogue in one sentence. Specification 000 section 8, 001 section 8. */
export function problemTitle(problem: SignInProblem, t: TFunction<'session'>): string {
  if (problem.code !== 'lockedAccount') return t(`problem.${problem.code}`);
  const count = wholeMinutes(problem.minutes);
  return count === null
    ? t('problem.lockedAccountUntil', { minutes: problem.minutes })
    : t('problem.lockedAccount', { count });
}

/** The server fills the placeholder with whatever it likes; only a whole number has plural forms. Null for anything else. */
export function wholeMinutes(text: string): number | null {
  const count = Number(text);
  return Number.isInteger(count) && text !== '' ? count : null;
}
