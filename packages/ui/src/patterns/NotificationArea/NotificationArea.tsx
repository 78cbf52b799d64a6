import type { ComponentProps } from 'react';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { NotificationCard } from './NotificationCard.tsx';
import type { NotificationQueue } from './notificationQueue.ts';

/** Props of `NotificationArea`; everything else goes to the root. */
export interface NotificationAreaProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** Where its notifications come from. */
  queue: NotificationQueue;
}

/**
 * Says what has been done or has failed, over every screen. It goes away after three seconds, by hand at once, and
 * waits while it is pointed at, holds the focus or is unfolded. Specification 000 section 2.
 */
export function NotificationArea({ queue, ...rest }: NotificationAreaProps) {
  const { t } = useTranslation('patterns');
  const notification = useSyncExternalStore(queue.subscribe, queue.current);
  return (
    <Region aria-label={t('notification.area')} {...rest}>
      <div role="status" aria-live="polite">
        {notification && <NotificationCard key={notification.id} notification={notification} queue={queue} />}
      </div>
    </Region>
  );
}

const Region = styled.section`
  position: fixed;
  inset-inline: var(--space-4);
  bottom: calc(var(--space-4) + env(safe-area-inset-bottom));
  z-index: var(--layer-notification);
  pointer-events: none;
`;
