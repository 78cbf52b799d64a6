import type { SignInProblem } from '@selfservice/api/session/session-state';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorPanel } from '../../patterns/ErrorPanel/ErrorPanel.tsx';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { problemTitle } from './problemTitle.ts';

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
  return (
    <Banner
      tone={quietCodes.has(problem.code) ? 'information' : 'negative'}
      title={problemTitle(problem, t)}
      {...focusable}
    >
      {problem.code === 'unknown' && problem.description && <p>{problem.description}</p>}
    </Banner>
  );
}

/** How a session ends without anything being wrong. */
const quietCodes: ReadonlySet<SignInProblem['code']> = new Set([
  'sessionExpired',
  'autoLogout',
  'loggedOutElsewhere',
]);
