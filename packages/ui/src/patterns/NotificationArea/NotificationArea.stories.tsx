import { HttpError } from '@selfservice/api/core/errors';
import { localDateTime } from '@selfservice/api/core/local-date';
import type { ManualClock } from '@selfservice/api/core/manual-clock';
import { createManualClock } from '@selfservice/api/core/manual-clock';
import { expect, fireEvent, userEvent, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { NotificationArea } from './NotificationArea.tsx';
import type { NotificationQueue } from './notificationQueue.ts';
import { createNotificationQueue } from './notificationQueue.ts';

function aQueue(fill: (queue: NotificationQueue) => void): { clock: ManualClock; queue: NotificationQueue } {
  const clock = createManualClock(localDateTime('2026-11-20T08:00:00'));
  const queue = createNotificationQueue(clock);
  fill(queue);
  return { clock, queue };
}

const serverError = new HttpError({
  url: '/breeze/IpoData/InsertAbsenceForSelfService',
  status: 500,
  statusText: 'Internal Server Error',
  headers: {},
  body: '{"Message":"Object reference not set to an instance of an object."}',
});

const saved = aQueue((queue) => queue.success('The request has been sent.'));
const meta = preview.meta({ component: NotificationArea, args: { queue: saved.queue } });

export const Success = meta.story({
  play: ({ canvas }) => expect(canvas.findByText('The request has been sent.')).resolves.toBeVisible(),
});

export const Failure = meta.story({
  args: { queue: aQueue((queue) => queue.error(serverError)).queue },
  play: async ({ canvas }) => {
    await expect(
      canvas.findByText('An error occurred on the server, contact your administrator.'),
    ).resolves.toBeVisible();
    await userEvent.click(canvas.getByText('Details for the administrator'));
    await expect(canvas.getByText(/Object reference not set/)).toBeVisible();
  },
});

const fleeting = aQueue((queue) => queue.success('Saved.'));
export const GoesAwayAndWaitsWhilePointedAt = meta.story({
  args: { queue: fleeting.queue },
  play: async ({ canvas, step }) => {
    const message = await canvas.findByText('Saved.');
    await step('it stays while it is pointed at', async () => {
      await userEvent.hover(message);
      fleeting.clock.advance(10_000);
      await expect(message).toBeVisible();
    });
    await step('and goes three seconds after', async () => {
      await userEvent.unhover(message);
      await fireEvent.pointerLeave(message.closest('[data-kind]') as Element);
      fleeting.clock.advance(3000);
      await waitFor(() => expect(canvas.queryByText('Saved.')).toBeNull());
    });
  },
});

const closable = aQueue((queue) => queue.success('Deleted.'));
export const ClosedByHand = meta.story({
  args: { queue: closable.queue },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Close the notification' }));
    await waitFor(() => expect(canvas.queryByText('Deleted.')).toBeNull());
  },
});
