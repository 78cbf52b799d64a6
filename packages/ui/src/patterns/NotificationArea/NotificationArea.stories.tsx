import { HttpError, NotTheBackendError } from '@selfservice/api/core/errors';
import { localDateTime } from '@selfservice/api/core/local-date';
import type { ManualClock } from '@selfservice/mock-server/core/manual-clock';
import { createManualClock } from '@selfservice/mock-server/core/manual-clock';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { Dialog } from '../../primitives/Dialog/Dialog.tsx';
import { NotificationArea } from './NotificationArea.tsx';
import type { NotificationQueue } from './notificationQueue.ts';
import { createNotificationQueue } from './notificationQueue.ts';

function aQueue(fill: (queue: NotificationQueue) => void): { clock: ManualClock; queue: NotificationQueue } {
  const clock = createManualClock(localDateTime('2026-11-20T08:00:00'));
  const queue = createNotificationQueue(clock);
  fill(queue);
  return { clock, queue };
}

const anHttpError = (status: number, statusText: string, words: string) =>
  new HttpError({
    url: '/breeze/IpoData/InsertAbsenceForSelfService',
    status,
    statusText,
    headers: {},
    body: JSON.stringify({ Message: words }),
  });
const serverError = anHttpError(
  500,
  'Internal Server Error',
  'Object reference not set to an instance of an object.',
);

/** Hides or shows the page like a browser that switches tabs. */
function setPageHidden(isHidden: boolean): void {
  Object.defineProperty(document, 'hidden', { configurable: true, value: isHidden });
  document.dispatchEvent(new Event('visibilitychange'));
}

const saved = aQueue((queue) => queue.success('The request has been sent.'));
const meta = preview.meta({ component: NotificationArea, args: saved });

export const Success = meta.story({
  play: ({ canvas }) => expect(canvas.findByText('The request has been sent.')).resolves.toBeVisible(),
});

export const Failure = meta.story({
  args: aQueue((queue) => queue.error(serverError)),
  play: async ({ canvas }) => {
    await expect(
      canvas.findByText('An error occurred on the server, contact your administrator.'),
    ).resolves.toBeVisible();
    await userEvent.click(canvas.getByText('Details for the administrator'));
    await expect(canvas.getByText(/Object reference not set/)).toBeVisible();
  },
});

const closed = anHttpError(403, 'Forbidden', 'The period is closed by the payroll.');
export const RefusedByTheServer = meta.story({
  parameters: { pictures: false },
  args: aQueue((queue) => queue.error(closed)),
  play: async ({ canvas }) => {
    await expect(canvas.findByText('Data not available, check your connection.')).resolves.toBeVisible();
    await expect(canvas.getByText('The period is closed by the payroll.')).toBeVisible();
  },
});

const foreign = aQueue((queue) =>
  queue.error(
    new NotTheBackendError({ url: '/x', method: 'POST', status: 200, reason: 'redirect', body: '' }),
  ),
);
export const AnotherServiceAnswered = meta.story({
  args: foreign,
  parameters: { pictures: true },
  play: async ({ canvas }) => {
    const reload = await canvas.findByRole('button', { name: 'Reload page' });
    foreign.clock.advance(60_000);
    await expect(reload).toBeVisible();
  },
});

export const Refusal = meta.story({
  args: aQueue((queue) => queue.refusal('Vacation balance exceeded.')),
  play: async ({ canvas }) => {
    await expect(canvas.findByText('Vacation balance exceeded.')).resolves.toBeVisible();
    await expect(canvas.queryByText('Details for the administrator')).toBeNull();
  },
});

export const RefusalWithRawMessage = meta.story({
  args: aQueue((queue) => queue.refusal('Vacation balance exceeded.', 'over_limit')),
  parameters: { pictures: false },
  play: async ({ canvas, step }) => {
    await step('the raw message is collapsed at first', async () => {
      await userEvent.click(await canvas.findByText('Details for the administrator'));
      await expect(canvas.getByText('over_limit')).toBeVisible();
    });
  },
});

const fleeting = aQueue((queue) => queue.success('Saved.'));
export const GoesAwayAndWaitsWhilePointedAt = meta.story({
  args: fleeting,
  parameters: { pictures: false },
  play: async ({ canvas, step }) => {
    const message = await canvas.findByText('Saved.');
    await step('the notification stays while the pointer is over it', async () => {
      await userEvent.hover(message);
      fleeting.clock.advance(10_000);
      await expect(message).toBeVisible();
    });
    await step('the notification disappears three seconds after the pointer leaves', async () => {
      await userEvent.unhover(message);
      fleeting.clock.advance(3000);
      await waitFor(() => expect(canvas.queryByText('Saved.')).toBeNull());
    });
  },
});

const unfolded = aQueue((queue) => queue.error(serverError));
export const StaysWhileItIsRead = meta.story({
  args: unfolded,
  parameters: { pictures: false },
  play: async ({ canvas, step }) => {
    const details = await canvas.findByText('Details for the administrator');
    await step('with expanded details it stays without pointer and focus', async () => {
      await userEvent.click(details);
      await waitFor(() => expect(canvas.getByText(/Object reference not set/)).toBeVisible());
      details.blur();
      await userEvent.unhover(details);
      unfolded.clock.advance(10_000);
      await expect(details).toBeVisible();
    });
    await step('with collapsed details it disappears after three seconds', async () => {
      await userEvent.click(details);
      await waitFor(() => expect(details.closest('details')).not.toHaveAttribute('open'));
      details.blur();
      await userEvent.unhover(details);
      unfolded.clock.advance(3000);
      await waitFor(() => expect(canvas.queryByText('Details for the administrator')).toBeNull());
    });
  },
});

const closable = aQueue((queue) => queue.success('Deleted.'));
export const ClosedByHand = meta.story({
  args: closable,
  parameters: { pictures: false },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Close notification' }));
    await waitFor(() => expect(canvas.queryByText('Deleted.')).toBeNull());
  },
});

const escapable = aQueue((queue) => queue.success('Signed.'));
export const ClosedByKeyboard = meta.story({
  args: escapable,
  render: (args) => (
    <>
      <button type="button">Sign</button>
      <NotificationArea {...args} />
    </>
  ),
  play: async ({ canvas, step }) => {
    await canvas.findByText('Signed.');
    await step('Tab moves into the notification and Escape closes it', async () => {
      await userEvent.tab();
      await userEvent.tab();
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Close notification' })).toHaveFocus());
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(canvas.queryByText('Signed.')).toBeNull());
    });
    await step('the focus returns to the previous element', () =>
      waitFor(() => expect(canvas.getByRole('button', { name: 'Sign' })).toHaveFocus()),
    );
  },
});

const behindDialog = aQueue((queue) => queue.success('Sent.'));
const onDialogChange = fn();
export const OverADialog = meta.story({
  args: behindDialog,
  parameters: { pictures: false },
  render: (args) => (
    <>
      <NotificationArea {...args} />
      <Dialog isOpen title="New request" onOpenChange={onDialogChange}>
        <button type="button">Save</button>
      </Dialog>
    </>
  ),
  play: async ({ step }) => {
    await screen.findByRole('dialog', { name: 'New request' });
    await step('the notification is available to assistive technology', async () => {
      const status = await screen.findByRole('status');
      await waitFor(() => expect(status).toHaveTextContent('Sent.'));
      await expect(status.closest('[inert], [aria-hidden]')).toBeNull();
    });
    await step('closing the notification does not close the dialog', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Close notification' }));
      await waitFor(() => expect(screen.queryByText('Sent.')).toBeNull());
      await expect(onDialogChange).not.toHaveBeenCalled();
      await expect(screen.getByRole('dialog', { name: 'New request' })).toBeVisible();
    });
  },
});

const unseen = aQueue((queue) => queue.success('Approved.'));
export const StaysWhileThePageIsHidden = meta.story({
  args: unseen,
  parameters: { pictures: false },
  beforeEach() {
    setPageHidden(true);
    return () => setPageHidden(false);
  },
  play: async ({ canvas, step }) => {
    const message = await canvas.findByText('Approved.');
    await step('the notification stays in a hidden tab', async () => {
      unseen.clock.advance(60_000);
      await expect(message).toBeInTheDocument();
    });
    await step('the notification is removed three seconds after the tab is shown', async () => {
      setPageHidden(false);
      unseen.clock.advance(2999);
      await expect(message).toBeInTheDocument();
      unseen.clock.advance(1);
      await waitFor(() => expect(canvas.queryByText('Approved.')).toBeNull());
    });
  },
});

export const LongText = meta.story({
  args: aQueue((queue) =>
    queue.success('Žiadosť o neprítomnosť od 24. decembra do 6. januára bola odoslaná na schválenie.'),
  ),
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas, step }) => {
    const close = await canvas.findByRole('button', { name: 'Close notification' });
    await step('the close button is within the screen', () =>
      expect(close.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth),
    );
  },
});
