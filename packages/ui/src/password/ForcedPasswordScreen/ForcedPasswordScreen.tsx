import { changePasswordMutation, passwordRulesQuery } from '@selfservice/api/password/password';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { useTransport } from '../../environment/Environment.tsx';
import { ErrorPanel } from '../../patterns/ErrorPanel/ErrorPanel.tsx';
import { SignInLayout } from '../../patterns/SignInLayout/SignInLayout.tsx';
import type { SignInSettings } from '../../patterns/SignInLayout/SignInLayout.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { ForcedPasswordForm } from './ForcedPasswordForm.tsx';
import { ForcedPasswordSkeleton } from './ForcedPasswordSkeleton.tsx';
import { PasswordChangeProblem } from './PasswordChangeProblem.tsx';

export interface ForcedPasswordScreenProps extends SignInSettings {
  /** Whose password must be changed. */
  userName: string;
  /** The password has been changed; the new one is needed to sign in again. */
  onChanged: (newPassword: string) => void;
  /** Leaves without changing it. */
  onLogOut: () => void;
}

/** The password must be changed before anything else. Specification 000 section 4, 001 section 2. */
export function ForcedPasswordScreen(props: ForcedPasswordScreenProps) {
  const { userName, onChanged, onLogOut, ...settings } = props;
  const { t } = useTranslation('password');
  const transport = useTransport();
  const rules = useQuery(passwordRulesQuery(transport, userName));
  const change = useMutation({
    ...changePasswordMutation(transport),
    onSuccess: (outcome, { newPassword }) => {
      if (outcome.kind === 'changed') onChanged(newPassword);
    },
  });
  // Once changed, the screen stays busy until the new sign-in has taken its place.
  const isBusy = change.isPending || change.data?.kind === 'changed';

  return (
    <SignInLayout title={t('forced.title')} {...settings}>
      <p>{t('forced.reason')}</p>
      {rules.isPending && <ForcedPasswordSkeleton />}
      {rules.error && (
        <ErrorPanel
          error={rules.error}
          title={t('rulesFailed')}
          isRetrying={rules.isFetching}
          onRetry={() => void rules.refetch()}
        />
      )}
      <PasswordChangeProblem error={change.error} outcome={change.data} />
      {rules.data && (
        <ForcedPasswordForm
          userName={userName}
          isStrict={rules.data.isStrict}
          isBusy={isBusy}
          onSubmit={(newPassword) => change.mutate({ userName, oldPassword: '', newPassword })}
        />
      )}
      <Leave kind="quiet" onPress={onLogOut}>
        {t('logOut')}
      </Leave>
    </SignInLayout>
  );
}

const Leave = styled(Button)`
  justify-self: start;
  margin-left: calc(-1 * var(--space-4));
`;
