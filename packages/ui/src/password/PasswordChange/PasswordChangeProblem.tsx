import { OutcomeUnknownError } from '@selfservice/api/core/errors';
import type { PasswordChangeOutcome } from '@selfservice/api/password/password';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorPanel } from '../../patterns/ErrorPanel/ErrorPanel.tsx';
import { Banner } from '../../primitives/Banner/Banner.tsx';

export interface PasswordChangeProblemProps {
  /** The error of the last attempt; null for none. */
  error: Error | null;
  /** The outcome of the last attempt. */
  outcome: PasswordChangeOutcome | undefined;
  /** Whether the form can check an unknown outcome. If not, either password may be valid. */
  canCheck: boolean;
  /** Whether the old password is a field, which then shows that it is wrong. */
  hasOldField: boolean;
}

/**
 * The reason why the password was not changed, unless a field shows it. It takes the focus when it appears.
 *
 * @requirement password-8, password-21
 */
export function PasswordChangeProblem(props: PasswordChangeProblemProps) {
  const { error, outcome, canCheck, hasOldField } = props;
  const { t } = useTranslation('password');
  const banner = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (error || outcome) banner.current?.focus();
  }, [error, outcome]);

  const focusable = { ref: banner, tabIndex: -1, style: { outline: 0 } };
  if (error) return <ErrorPanel error={error} title={t(titleOf(error, canCheck))} {...focusable} />;
  if (outcome?.kind === 'invalidOldPassword' && !hasOldField)
    return <Banner tone="negative" title={t('outcome.invalidOldPassword')} {...focusable} />;
  if (outcome?.kind !== 'refused') return null;
  return (
    <Banner tone="negative" title={t('outcome.refused')} {...focusable}>
      <p>{outcome.message}</p>
    </Banner>
  );
}

function titleOf(error: Error, canCheck: boolean) {
  if (!(error instanceof OutcomeUnknownError)) return 'changeFailed';
  return canCheck ? 'changeUnknown' : 'eitherValid';
}
