import { changePasswordMutation, passwordRulesQuery } from '@selfservice/api/password/password';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { useTransport } from '../../environment/Environment.tsx';
import { ErrorPanel } from '../../patterns/ErrorPanel/ErrorPanel.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { ForcedPasswordForm } from './ForcedPasswordForm.tsx';

/** Props of `ForcedPasswordScreen`. */
export interface ForcedPasswordScreenProps {
  /** Whose password must be changed. */
  userName: string;
  /** The password has been changed; the new one is needed to sign in again. */
  onChanged: (newPassword: string) => void;
  /** Leaves without changing it. */
  onLogOut: () => void;
}

/** The password must be changed before anything else. Specification 000 section 4, 001 section 2. */
export function ForcedPasswordScreen({ userName, onChanged, onLogOut }: ForcedPasswordScreenProps) {
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
    <Root>
      <h1 tabIndex={-1}>{t('forced.title')}</h1>
      <p>{t('forced.reason')}</p>
      {rules.isPending && <FormSkeleton label={t('loading')} />}
      {rules.error && (
        <ErrorPanel
          error={rules.error}
          title={t('rulesFailed')}
          isRetrying={rules.isFetching}
          onRetry={() => void rules.refetch()}
        />
      )}
      {change.error && <ErrorPanel error={change.error} title={t('changeFailed')} />}
      {rules.data && (
        <ForcedPasswordForm
          userName={userName}
          isStrict={rules.data.isStrict}
          outcome={change.data}
          isBusy={isBusy}
          onSubmit={(newPassword) => change.mutate({ userName, oldPassword: '', newPassword })}
        />
      )}
      <Button kind="quiet" onPress={onLogOut}>
        {t('logOut')}
      </Button>
    </Root>
  );
}

function FormSkeleton({ label }: { label: string }) {
  return (
    <Fields role="status" aria-label={label}>
      <Skeleton height="64px" />
      <Skeleton height="64px" />
      <Skeleton height="88px" />
      <Skeleton height="36px" />
    </Fields>
  );
}

const Root = styled.main`
  display: grid;
  align-content: start;
  gap: var(--space-4);
  width: 100%;
  max-width: 24rem;
  min-height: 100dvh;
  margin: 0 auto;
  padding: max(var(--space-8), 10vh) var(--space-4) var(--space-8);

  h1 {
    font-size: var(--text-5);
    font-weight: var(--weight-light);
    line-height: var(--leading-tight);
    outline: 0;
  }
`;

const Fields = styled.div`
  display: grid;
  gap: var(--space-4);
`;
