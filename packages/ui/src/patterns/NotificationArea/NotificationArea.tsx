import type { Clock } from '@selfservice/api/core/clock';
import type { ComponentProps } from 'react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useValue } from '../../environment/useValue.ts';
import { Deferred } from '../../primitives/Deferred/Deferred.tsx';
import { importWithRetry } from '../../primitives/Deferred/importWithRetry.ts';
import type { NotificationQueue } from './notificationQueue.ts';

const loadCard = () => import('./NotificationCard.tsx');

/**
 * The delay of loading the code of notifications after the first render, in milliseconds. It is not needed for the first
 * screen, but must be loaded before the network may fail.
 */
const fetchAfterMs = 2000;

/** Other attributes go to the root. */
export interface NotificationAreaProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** The source of the notifications. */
  queue: NotificationQueue;
  /** The clock for delays. */
  clock: Clock;
}

/**
 * Shows the notification of a success or an error above every screen and dialog. It closes after three seconds or by its
 * button, and stays while the pointer or the focus is in it, its details are expanded or the tab is hidden.
 */
export function NotificationArea({ queue, clock, ...rest }: NotificationAreaProps) {
  const { t } = useTranslation('patterns');
  const notification = useValue(queue.state);
  useEffect(() => clock.after(fetchAfterMs, () => void importWithRetry(loadCard).catch(() => {})), [clock]);
  return (
    // The attribute keeps the region available while a dialog is open, and a press in it does not close the dialog.
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

/* Above the bars at the bottom of the window, within the column for floating elements on a desk. */
const Region = styled.section`
  position: fixed;
  inset-inline: calc(var(--floating-start, 0px) + var(--space-4))
    calc(var(--floating-end, 0px) + var(--space-4));
  bottom: calc(max(var(--bars-height, 0px), env(safe-area-inset-bottom)) + var(--space-4));
  z-index: var(--layer-notification);
  pointer-events: none;
`;
