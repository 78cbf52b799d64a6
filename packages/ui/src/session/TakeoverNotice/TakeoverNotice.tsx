import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import type { BannerProps } from '../../primitives/Banner/Banner.tsx';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';

/** Everything else of `Banner` goes to the root. */
export interface TakeoverNoticeProps extends Omit<BannerProps, 'tone' | 'title' | 'children' | 'actions'> {
  /** The person spoken for now. */
  name: string;
  /** Whether changes of the person before were not sent. */
  hasUnsent: boolean;
  /** Called when the user closes the notice. */
  onClose: () => void;
}

/** The server renewed the sign-in for another person: for whom, and whether changes made before were not sent. */
export function TakeoverNotice({ name, hasUnsent, onClose, ...rest }: TakeoverNoticeProps) {
  const { t } = useTranslation('session');
  return (
    <Root
      role="alert"
      tone="caution"
      title={t('takeover.title', { name })}
      actions={<IconButton label={t('takeover.close')} icon={X} onPress={onClose} />}
      {...rest}
    >
      <p>
        {t('takeover.reason')} {hasUnsent && t('takeover.unsent')}
      </p>
    </Root>
  );
}

const Root = styled(Banner)`
  margin-bottom: var(--space-4);
`;
