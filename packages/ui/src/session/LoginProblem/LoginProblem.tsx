import type { Clock } from '@selfservice/api/core/clock';
import type { SignInProblem } from '@selfservice/api/session/session-state';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorPanel } from '../../patterns/ErrorPanel/ErrorPanel.tsx';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { LockCountdown } from './LockCountdown.tsx';
import { problemTitle, wholeMinutes } from './problemTitle.ts';

export interface LoginProblemProps {
  /** The clock for the countdown of a locked account. */
  clock: Clock;
  /** The reason why no one is signed in. */
  problem: SignInProblem;
  /**
   * Whether the user's input is kept, in the form or from before the session ended. The banner says so where users may
   * doubt it. Default: false.
   */
  isInputKept?: boolean;
  /** The banner element, to move the focus there. */
  ref?: Ref<HTMLDivElement> | undefined;
}

/**
 * A banner with the reason why no one is signed in.
 *
 * @requirement session-49, session-50, session-51, session-52, session-53, session-54
 */
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
        <LockCountdown clock={clock} endsAtMs={problem.receivedAtMs + lockedMinutes * 60_000} />
      )}
      {problem.code === 'unknown' && problem.description && <p>{problem.description}</p>}
    </Banner>
  );
}

/** The ends of a session that are not an error. */
const quietCodes: ReadonlySet<SignInProblem['code']> = new Set([
  'sessionExpired',
  'autoLogout',
  'loggedOutElsewhere',
  'loggedOutBefore',
  'tabCopied',
]);
