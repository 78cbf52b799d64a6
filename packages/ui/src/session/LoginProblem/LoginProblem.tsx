import type { SignInProblem } from '@selfservice/api/session/session-state';
import type { TFunction } from 'i18next';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorPanel } from '../../patterns/ErrorPanel/ErrorPanel.tsx';
import { Banner } from '../../primitives/Banner/Banner.tsx';

/** Props of `LoginProblem`. */
export interface LoginProblemProps {
  /** Why nobody is signed in. */
  problem: SignInProblem;
  /** The banner itself, to move the focus there. */
  ref?: Ref<HTMLDivElement> | undefined;
}

/** Words each problem of the catalogue. Specification 000 section 8, 001 section 8. */
export function LoginProblem({ problem, ref }: LoginProblemProps) {
  const { t } = useTranslation('session');
  const focusable = { ref, tabIndex: -1, style: { outline: 0 } };
  if (problem.code === 'failed')
    return <ErrorPanel error={problem.error} title={t('problem.failed')} {...focusable} />;
  const isQuiet = problem.code === 'sessionExpired' || problem.code === 'autoLogout';
  return (
    <Banner tone={isQuiet ? 'information' : 'negative'} title={titleOf(problem, t)} {...focusable}>
      {problem.code === 'unknown' && problem.description && <p>{problem.description}</p>}
    </Banner>
  );
}

function titleOf(problem: Exclude<SignInProblem, { code: 'failed' }>, t: TFunction<'session'>): string {
  if (problem.code !== 'lockedAccount') return t(`problem.${problem.code}`);
  const count = Number(problem.minutes);
  // The server fills the placeholder with whatever it likes; only a whole number has plural forms.
  return Number.isInteger(count) && problem.minutes !== ''
    ? t('problem.lockedAccount', { count })
    : t('problem.lockedAccountUntil', { minutes: problem.minutes });
}
