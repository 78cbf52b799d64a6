import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Banner } from '../../primitives/Banner/Banner.tsx';

/** Other attributes go to the root. */
export interface SessionNoticeProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Whether another person is loading; the screen cannot be used meanwhile. */
  isChangingPerson: boolean;
  /** Whether the server cannot be reached; the call is repeated until it succeeds. */
  isUnreachable: boolean;
}

/** A message above every screen while the session waits. Render it outside of the frame, which may be inert. */
export function SessionNotice({ isChangingPerson, isUnreachable, ...rest }: SessionNoticeProps) {
  const { t } = useTranslation('patterns');
  return (
    <Root role="status" {...rest}>
      {isUnreachable && <Banner role="none" tone="caution" title={t('session.unreachable')} />}
      {isChangingPerson && !isUnreachable && <Banner role="none" title={t('session.changingPerson')} />}
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

  & > div {
    flex-wrap: nowrap;
    width: max-content;
    max-width: 100%;
    box-shadow: var(--elevation-2);
  }
`;
