import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Avatar } from '../../primitives/Avatar/Avatar.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { DescriptionList } from '../../primitives/DescriptionList/DescriptionList.tsx';

export interface AccountPersonProps {
  /** Who has signed in. */
  name: string;
  /** Where notifications go; empty: nowhere. Nothing while it is on its way. */
  email: string | undefined;
  /** The e-mail could not be fetched; null: it is there or on its way. */
  failure: { isRetrying: boolean; onRetry: () => void } | null;
}

/** Who it is, and where notifications go. */
export function AccountPerson({ name, email, failure }: AccountPersonProps) {
  const { t } = useTranslation('settings');
  const failed = failure && (
    <Failed>
      {t('account.emailFailed')}
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
