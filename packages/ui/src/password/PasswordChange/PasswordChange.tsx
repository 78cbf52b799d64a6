import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { ErrorPanel } from '../../patterns/ErrorPanel/ErrorPanel.tsx';
import { PasswordChangeProblem } from './PasswordChangeProblem.tsx';
import { PasswordForm } from './PasswordForm.tsx';
import type { NewPasswordProps } from './PasswordForm.tsx';
import { PasswordSkeleton } from './PasswordSkeleton.tsx';

export interface PasswordChangeProps extends NewPasswordProps {
  /** Whether the change is forced. Then the old password is not a field. */
  isForced: boolean;
  /** Whether the rules and the existence of an old password are still loading. */
  isAsking: boolean;
  /** Whether an old password exists; null if unknown. */
  hasOldPassword: boolean | null;
  /** The error of fetching the rules; null for none. */
  rulesError: Error | null;
  /** The error of fetching whether an old password exists; null for none. */
  oldPasswordError: Error | null;
  /** Whether a failed query is being fetched again. */
  isRetrying: boolean;
  /** Called when the user retries the failed queries. */
  onRetry: () => void;
  /** The error of the last attempt to change the password; null for none. */
  error: Error | null;
}

/**
 * The form for a new password. Errors of loading are shown above the form and do not disable it, because the server checks
 * every password itself.
 *
 * @requirement password-2, password-22
 */
export function PasswordChange(props: PasswordChangeProps) {
  const {
    isForced,
    isAsking,
    hasOldPassword,
    rulesError,
    oldPasswordError,
    isRetrying,
    onRetry,
    error,
    ...form
  } = props;
  const { t } = useTranslation('password');
  const unknown = rulesError ?? oldPasswordError;
  if (isAsking) return <PasswordSkeleton fieldCount={isForced ? 2 : 3} />;
  const isAsked = !isForced && hasOldPassword !== false;
  return (
    <Column>
      {unknown && (
        <ErrorPanel
          error={unknown}
          title={t(rulesError ? 'rulesFailed' : 'oldFailed')}
          isRetrying={isRetrying}
          onRetry={onRetry}
        />
      )}
      <PasswordChangeProblem
        error={error}
        outcome={form.outcome}
        canCheck={form.canCheck ?? false}
        hasOldField={isAsked}
      />
      <PasswordForm
        {...form}
        hasAutoFocus={isForced}
        oldPassword={isAsked ? (hasOldPassword === null ? 'optional' : 'required') : 'none'}
      />
    </Column>
  );
}

const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);
  max-width: 26rem;
`;
