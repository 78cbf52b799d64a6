import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { ErrorPanel } from '../../patterns/ErrorPanel/ErrorPanel.tsx';
import { PasswordChangeProblem } from './PasswordChangeProblem.tsx';
import { PasswordForm } from './PasswordForm.tsx';
import type { PasswordFormProps } from './PasswordForm.tsx';
import { PasswordSkeleton } from './PasswordSkeleton.tsx';

export interface PasswordChangeProps extends Omit<PasswordFormProps, 'oldPassword' | 'hasAutoFocus'> {
  /** The change was demanded: the old password is not asked for. */
  isForced: boolean;
  /** It is not known yet which rules hold, or whether there is an old password. */
  isAsking: boolean;
  /** Whether there is an old password; null where it is not known. */
  hasOldPassword: boolean | null;
  /** The rules could not be loaded. */
  rulesError: Error | null;
  /** It could not be asked whether there is an old password. */
  oldPasswordError: Error | null;
  /** What could not be asked is being asked again. */
  isRetrying: boolean;
  /** Asks again what could not be asked. */
  onRetry: () => void;
  /** The call has failed. */
  error: Error | null;
}

/**
 * The change of a password: what could not be loaded stands over the form and holds nobody up, since the server judges
 * every password itself. Specification 001 sections 2, 5 and 8.
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
