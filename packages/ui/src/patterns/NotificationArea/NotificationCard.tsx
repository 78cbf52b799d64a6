import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { Disclosure } from '../../primitives/Disclosure/Disclosure.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { errorText } from '../ErrorPanel/errorText.ts';
import { rawMessage } from '../ErrorPanel/errorWords.ts';
import { ReloadButton } from '../ErrorPanel/ReloadButton.tsx';
import type { Notification, NotificationQueue } from './notificationQueue.ts';
import { useRestoreFocusOnUnmount } from './useRestoreFocusOnUnmount.ts';
import { usePauseTimeout } from './usePauseTimeout.ts';

export interface NotificationCardProps {
  /** The notification. */
  notification: Notification;
  /** The queue that pauses and closes the notification. */
  queue: NotificationQueue;
}

/** The card of one notification. Escape closes it while the focus is inside. */
export function NotificationCard({ notification, queue }: NotificationCardProps) {
  const { t } = useTranslation('patterns');
  const language = useLanguage();
  const hold = usePauseTimeout(queue);
  const card = useRestoreFocusOnUnmount();
  const words =
    notification.kind === 'error'
      ? errorText(t, language, notification.error, notification.title)
      : { title: notification.message, text: '' };
  const raw = rawOf(notification);
  return (
    <Card
      ref={card}
      data-kind={notification.kind}
      onPointerEnter={() => hold('pointer', true)}
      onPointerLeave={() => hold('pointer', false)}
      onFocus={() => hold('focus', true)}
      onBlur={() => hold('focus', false)}
      onKeyDown={({ key }) => {
        if (key === 'Escape') queue.close();
      }}
    >
      <Icon of={notification.kind === 'success' ? CircleCheck : CircleAlert} size={20} />
      <Words>
        <p>{words.title}</p>
        {words.text && <Text>{words.text}</Text>}
        {notification.kind === 'error' && <ReloadButton error={notification.error} />}
        {raw !== undefined && (
          <Disclosure
            summary={t('error.details')}
            onToggle={(event) => hold('unfolded', event.currentTarget.open)}
          >
            {raw}
          </Disclosure>
        )}
      </Words>
      <IconButton label={t('notification.close')} icon={X} onPress={queue.close} />
    </Card>
  );
}

/** Returns the technical text of the collapsed section; undefined for none. */
function rawOf(notification: Notification): string | undefined {
  if (notification.kind === 'error') return rawMessage(notification.error);
  return notification.kind === 'refusal' ? notification.raw : undefined;
}

const Card = styled.div`
  display: flex;
  align-items: flex-start;
  gap: var(--space-3);
  width: 100%;
  max-width: 28rem;
  margin: 0 auto;
  padding: var(--space-2) var(--space-2) var(--space-2) var(--space-4);
  border: 1px solid var(--color-border);
  border-left: 4px solid var(--tone);
  border-radius: var(--radius-small);
  background: var(--color-surface-floating);
  box-shadow: var(--elevation-3);
  pointer-events: auto;
  --tone: var(--color-positive);

  &:is([data-kind='error'], [data-kind='refusal']) {
    --tone: var(--color-negative);
  }

  /* Aligns the icon and the first line with the button at any height of the button. */
  & > svg {
    margin-top: calc((var(--control-height) - 20px) / 2);
    color: var(--tone);
  }
`;

const Words = styled.div`
  flex: 1;
  min-width: 0;
  padding: calc((var(--control-height) - 1lh) / 2) 0;

  > button {
    margin-block: var(--space-2);
  }
`;

/* The server's message may have several lines. */
const Text = styled.p`
  font-weight: var(--weight-medium);
  overflow-wrap: anywhere;
  white-space: pre-line;
`;
