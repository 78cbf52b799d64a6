import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Disclosure } from '../../primitives/Disclosure/Disclosure.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { errorTitle, rawMessage } from '../ErrorPanel/errorWords.ts';
import type { Notification, NotificationQueue } from './notificationQueue.ts';

/** Props of `NotificationArea`. */
export interface NotificationAreaProps {
  /** Where its notifications come from. */
  queue: NotificationQueue;
}

/**
 * Says what has been done or has failed, over every screen. It goes away after three seconds, by hand at once, and
 * waits while it is pointed at, holds the focus or is unfolded. Specification 000 section 2.
 */
export function NotificationArea({ queue }: NotificationAreaProps) {
  const { t } = useTranslation('patterns');
  const notification = useSyncExternalStore(queue.subscribe, queue.current);
  return (
    <Region aria-label={t('notification.area')}>
      <div role="status" aria-live="polite">
        {notification && <Toast key={notification.id} notification={notification} queue={queue} />}
      </div>
    </Region>
  );
}

function Toast({ notification, queue }: { notification: Notification; queue: NotificationQueue }) {
  const { t } = useTranslation('patterns');
  const [isUnfolded, setIsUnfolded] = useState(false);
  const isError = notification.kind === 'error';
  const resume = () => {
    if (!isUnfolded) queue.resume();
  };
  return (
    <Box
      data-kind={notification.kind}
      onPointerEnter={queue.pause}
      onPointerLeave={resume}
      onFocus={queue.pause}
      onBlur={resume}
    >
      <Icon of={isError ? CircleAlert : CircleCheck} size={20} />
      <Words>
        <p>{isError ? t(errorTitle(notification.error)) : notification.message}</p>
        {isError && (
          <Disclosure
            summary={t('error.details')}
            onToggle={(event) => setIsUnfolded(event.currentTarget.open)}
          >
            {rawMessage(notification.error)}
          </Disclosure>
        )}
      </Words>
      <IconButton label={t('notification.close')} icon={X} onPress={queue.close} />
    </Box>
  );
}

const Region = styled.section`
  position: fixed;
  inset-inline: var(--space-4);
  bottom: calc(var(--space-4) + env(safe-area-inset-bottom));
  z-index: var(--layer-notification);
  display: grid;
  justify-items: center;
  pointer-events: none;
`;

const Box = styled.div`
  display: flex;
  align-items: flex-start;
  gap: var(--space-3);
  width: 28rem;
  max-width: 100%;
  padding: var(--space-3) var(--space-2) var(--space-3) var(--space-4);
  border: 1px solid var(--color-border);
  border-left: 4px solid var(--tone);
  border-radius: var(--radius-small);
  background: var(--color-surface-raised);
  box-shadow: var(--elevation-3);
  pointer-events: auto;
  --tone: var(--color-positive);

  &[data-kind='error'] {
    --tone: var(--color-negative);
  }

  & > svg {
    margin-top: 8px;
    color: var(--tone);
  }
`;

const Words = styled.div`
  flex: 1;
  min-width: 0;
  padding: 6px 0;
`;
