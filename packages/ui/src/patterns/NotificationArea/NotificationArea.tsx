import type { Clock } from '@selfservice/api/core/clock';
import type { ComponentProps } from 'react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useModel } from '../../environment/useModel.ts';
import { Deferred } from '../../primitives/Deferred/Deferred.tsx';
import { importWithRetry } from '../../primitives/Deferred/importWithRetry.ts';
import type { NotificationQueue } from './notificationQueue.ts';

const loadCard = () => import('./NotificationCard.tsx');

/** Notifications come later than the screen: their code is fetched this long after it, while there is a network. */
const fetchAfterMs = 2000;

/** Everything else goes to the root. */
export interface NotificationAreaProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** Where its notifications come from. */
  queue: NotificationQueue;
  /** The current time. */
  clock: Clock;
}

/**
 * Says what has been done or has failed, over every screen and dialog. It closes three seconds after it became visible,
 * or by hand, and stays while it is pointed at, has the focus, is unfolded or is in a hidden tab. Specification 000
 * section 2.
 */
export function NotificationArea({ queue, clock, ...rest }: NotificationAreaProps) {
  const { t } = useTranslation('patterns');
  const notification = useModel(queue);
  useEffect(() => clock.after(fetchAfterMs, () => void importWithRetry(loadCard).catch(() => {})), [clock]);
  return (
    // Dialogs of react-aria hide everything but this layer, and a press in it does not close them.
    <Region aria-label={t('notification.area')} data-react-aria-top-layer {...rest}>
      <div role="status" aria-live="polite">
        <Deferred
          load={loadCard}
          name={t('notification.area')}
          isWanted={notification !== null}
          onClose={queue.close}
        >
          {({ NotificationCard }) =>
            notification && (
              <NotificationCard key={notification.id} notification={notification} queue={queue} />
            )
          }
        </Deferred>
      </div>
    </Region>
  );
}

/* Above the bars at the window's bottom, and on a desk over the column that floats are kept to. */
const Region = styled.section`
  position: fixed;
  inset-inline: calc(var(--floating-start, 0px) + var(--space-4))
    calc(var(--floating-end, 0px) + var(--space-4));
  bottom: calc(max(var(--bars-height, 0px), env(safe-area-inset-bottom)) + var(--space-4));
  z-index: var(--layer-notification);
  pointer-events: none;
`;
