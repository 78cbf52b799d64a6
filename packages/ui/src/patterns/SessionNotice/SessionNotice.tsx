import { UserRoundCog, WifiOff } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Icon } from '../../primitives/Icon/Icon.tsx';

/** Props of `SessionNotice`; everything else goes to the root. */
export interface SessionNoticeProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Another person has been chosen and is on the way; the screen is out of reach meanwhile. */
  isChangingPerson: boolean;
  /** The server cannot be reached although it has to be, and is asked again and again. */
  isUnreachable: boolean;
}

/** Says over every screen what the session is waiting for. It stands outside of the frame, which may be inert. */
export function SessionNotice({ isChangingPerson, isUnreachable, ...rest }: SessionNoticeProps) {
  const { t } = useTranslation('patterns');
  const notice = isUnreachable
    ? { icon: WifiOff, words: t('session.unreachable') }
    : { icon: UserRoundCog, words: t('session.changingPerson') };
  return (
    <Root role="status" {...rest}>
      {(isChangingPerson || isUnreachable) && (
        <Notice>
          <Icon of={notice.icon} size={20} />
          {notice.words}
        </Notice>
      )}
    </Root>
  );
}

const Root = styled.div`
  position: fixed;
  inset-inline: var(--space-4);
  top: calc(var(--space-16) + env(safe-area-inset-top));
  z-index: var(--layer-notification);
  display: grid;
  justify-items: center;
  pointer-events: none;
`;

const Notice = styled.p`
  display: flex;
  align-items: center;
  gap: var(--space-3);
  padding: var(--space-3) var(--space-4);
  border: 1px solid var(--color-edge);
  border-radius: var(--radius-small);
  background: var(--color-surface-floating);
  box-shadow: var(--elevation-2);
`;
