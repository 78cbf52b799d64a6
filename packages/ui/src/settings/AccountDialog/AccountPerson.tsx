import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Avatar } from '../../primitives/Avatar/Avatar.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { DescriptionList } from '../../primitives/DescriptionList/DescriptionList.tsx';

export interface AccountPersonProps {
  /** The name of the signed-in user. */
  name: string;
  /** The address for notifications; empty if there is none, undefined while loading. */
  email: string | undefined;
  /** The failure to fetch the e-mail; null if it is loaded or loading. */
  failure: { isRetrying: boolean; onRetry: () => void } | null;
}

/** The name of the user and the address for notifications. @requirement settings-1 */
export function AccountPerson({ name, email, failure }: AccountPersonProps) {
  const { t } = useTranslation('settings');
  const failed = failure && (
    <Failed>
      <span>{t('account.emailFailed')}</span>
      <Button isBusy={failure.isRetrying} onPress={failure.onRetry}>
        {t('account.retry')}
      </Button>
    </Failed>
  );
  return (
    <div>
      <Who>
        <Avatar name={name} isDecorative />
        <Name>{name}</Name>
      </Who>
      <DescriptionList
        items={[
          {
            term: t('account.email'),
            details: failed ?? email,
            isLoading: !failed && email === undefined,
          },
        ]}
      />
    </div>
  );
}

const Who = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-3);
  padding-bottom: var(--space-2);
`;

const Name = styled.p`
  min-width: 0;
  font-size: var(--text-4);
  line-height: var(--leading-tight);
  overflow-wrap: anywhere;
`;

const Failed = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2) var(--space-3);
`;
