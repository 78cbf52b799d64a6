import type { SignInProblem } from '@selfservice/api/session/session-state';
import type { TFunction } from 'i18next';

/** A problem of the catalogue in one sentence. Specification 000 section 8, 001 section 8. */
export function problemTitle(problem: SignInProblem, t: TFunction<'session'>): string {
  if (problem.code !== 'lockedAccount') return t(`problem.${problem.code}`);
  const count = Number(problem.minutes);
  // The server fills the placeholder with whatever it likes; only a whole number has plural forms.
  return Number.isInteger(count) && problem.minutes !== ''
    ? t('problem.lockedAccount', { count })
    : t('problem.lockedAccountUntil', { minutes: problem.minutes });
}
