import type { Clock } from '@selfservice/api/core/clock';
import type { SignInProblem } from '@selfservice/api/session/session-state';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorPanel } from '../../patterns/ErrorPanel/ErrorPanel.tsx';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { LockCountdown } from './LockCountdown.tsx';
import { problemTitle, wholeMinutes } from './problemTitle.ts';

export interface LoginProblemProps {
  /** Counts down to the end of a lock. */
  clock: Clock;
  /** Why nobody is signed in. */
  problem: SignInProblem;
  /**
   * Something was typed and still is: in the form, or before the session ended. It is said where it may be doubted.
   * Default false.
   */
  isInputKept?: boolean;
  /** The banner itself, to move the focus there. */
  ref?: Ref<HTMLDivElement> | undefined;
}

/** Words each problem of the catalogue. Specification 000 section 8, 001 section 8. */
export function LoginProblem({ problem, clock, isInputKept = false, ref }: LoginProblemProps) {
  const { t } = useTranslation('session');
  const focusable = { ref, tabIndex: -1, style: { outline: 0 } };
  const kept = isInputKept ? t('problem.inputKept') : '';
  if (problem.code === 'failed')
    return (
      <ErrorPanel error={problem.error} title={`${t('problem.failed')} ${kept}`.trim()} {...focusable} />
    );
  const isQuiet = quietCodes.has(problem.code);
  const lockedMinutes = problem.code === 'lockedAccount' ? wholeMinutes(problem.minutes) : null;
  return (
    <Banner tone={isQuiet ? 'information' : 'negative'} title={problemTitle(problem, t)} {...focusable}>
      {isQuiet && kept && <p>{kept}</p>}
      {problem.code === 'lockedAccount' && lockedMinutes !== null && (
        <LockCountdown clock={clock} endsAtMs={problem.toldAtMs + lockedMinutes * 60_000} />
      )}
      {problem.code === 'unknown' && problem.description && <p>{problem.description}</p>}
    </Banner>
  );
}

/** How a session ends without anything being wrong. */
const quietCodes: ReadonlySet<SignInProblem['code']> = new Set([
  'sessionExpired',
  'autoLogout',
  'loggedOutElsewhere',
  'loggedOutBefore',
  'tabCopied',
]);
