import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';

export interface TakeoverNoticeProps {
  /** The person in use now. */
  name: string;
  /** Whether changes of the previous person were not sent. */
  hasUnsent: boolean;
  /** Called when the user closes the notice. */
  onClose: () => void;
}

/** Says that the server renewed the sign-in for another person, and whether earlier changes were not sent. */
export function TakeoverNotice({ name, hasUnsent, onClose }: TakeoverNoticeProps) {
  const { t } = useTranslation('session');
  return (
    <Root
      role="alert"
      tone="caution"
      title={t('takeover.title', { name })}
      actions={<IconButton label={t('takeover.close')} icon={X} onPress={onClose} />}
    >
      <p>
        <span>{t('takeover.reason')}</span> {hasUnsent && <span>{t('takeover.unsent')}</span>}
      </p>
    </Root>
  );
}

const Root = styled(Banner)`
  margin-bottom: var(--space-4);
`;
