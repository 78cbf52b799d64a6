import type { Transport } from '@selfservice/api/core/transport';
import { postRequestStatus } from '@selfservice/api/requests/requests.wire';
import { failing } from '@selfservice/mock-server/core/failure';
import type { Mock } from 'storybook/test';
import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { backendOf } from '#storybook/backend.ts';
import { holdCalls } from '#storybook/hold-calls.ts';
import preview from '#storybook/preview.tsx';
import { myRequestsMeta, ownRequests } from './atAnAddress.fixtures.ts';
import { MyRequestsScreen } from './MyRequestsScreen.tsx';
import { requestRows } from '@selfservice/mock-server/requests/request-rows';

const meta = preview.meta({
  ...myRequestsMeta,
  component: MyRequestsScreen,
  args: { ...myRequestsMeta.args, openId: ownRequests.vacation },
});

function sentDecisions(call: Mock<Transport['call']>): number {
  return call.mock.calls.filter(([{ path }]) => path.endsWith('SetWflRequestStatusSelfService')).length;
}

async function askToCancel(canvas: ReturnType<typeof within>): Promise<HTMLElement> {
  const cancel = await canvas.findByRole('button', { name: 'Cancel request' });
  await waitFor(() => expect(cancel).not.toHaveAttribute('aria-disabled'));
  await userEvent.click(cancel);
  const question = within(await screen.findByRole('alertdialog', { name: 'Cancel this request?' }));
  return question.getByRole('button', { name: 'Cancel request' });
}

export const Cancelled = meta.story({
  tags: ['requests-12', 'requests-24'],
  play: async ({ canvas, loaded, msw, step }) => {
    const call = spyOn(backendOf(loaded).transport, 'call') as unknown as Mock<Transport['call']>;
    const held = holdCalls(msw, postRequestStatus);
    await step('a double click confirms the cancellation', async () => {
      await userEvent.dblClick(await askToCancel(canvas));
      await waitFor(() => expect(held.count()).toBe(1));
      held.release();
    });
    await step('the detail shows the new state, without the button', async () => {
      await expect(canvas.findByText('Date of change')).resolves.toBeVisible();
      await expect(canvas.queryByRole('button', { name: 'Cancel request' })).toBeNull();
    });
    await step('the heading has the focus', () =>
      waitFor(() => expect(canvas.getByRole('heading', { name: 'Vacation' })).toHaveFocus()),
    );
    await step('the cancellation is sent once', () => expect(sentDecisions(call)).toBe(1));
  },
});

export const Kept = meta.story({
  play: async ({ canvas, loaded, step }) => {
    const call = spyOn(backendOf(loaded).transport, 'call') as unknown as Mock<Transport['call']>;
    await step('"Keep request" closes the confirmation and sends nothing', async () => {
      await askToCancel(canvas);
      await userEvent.click(screen.getByRole('button', { name: 'Keep request' }));
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
      await expect(sentDecisions(call)).toBe(0);
    });
  },
});

export const BeingCancelled = meta.story({
  parameters: { scenario: { failures: [failing('postRequestStatus', 'timeout')] } },
  play: async ({ canvas, step }) => {
    await userEvent.click(await askToCancel(canvas));
    await step('the request stays pending until the response', async () => {
      await waitFor(() => expect(canvas.getByText('Cancelling…')).toBeInTheDocument());
      const detail = within(canvas.getByRole('article'));
      await expect(detail.getByText('Pending')).toBeVisible();
      await expect(detail.queryByText('Cancelled')).toBeNull();
    });
  },
});

export const CancelledWhilePendingOnly = meta.story({
  args: { isPendingOnly: true },
  play: async ({ canvas, step }) => {
    await userEvent.click(await askToCancel(canvas));
    await step('the request leaves the list, and its detail shows the new state', async () => {
      await expect(canvas.findByText('Cancelled')).resolves.toBeVisible();
      await expect(canvas.queryByRole('row', { name: /^Vacation 2–4 Dec/ })).toBeNull();
    });
  },
});

export const NotCancelled = meta.story({
  parameters: { scenario: { failures: [failing('postRequestStatus', '500')] } },
  play: async ({ canvas, loaded, step }) => {
    await userEvent.click(await askToCancel(canvas));
    await expect(canvas.findByText('The request could not be changed.')).resolves.toBeVisible();
    await step('another attempt needs no confirmation', async () => {
      backendOf(loaded).scenario.failures = [];
      await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
      await expect(canvas.findByText('Date of change')).resolves.toBeVisible();
      await expect(canvas.queryByText('The request could not be changed.')).toBeNull();
    });
  },
});

export const DecidedMeanwhile = meta.story({
  tags: ['requests-25'],
  play: async ({ canvas, loaded, step }) => {
    const confirm = await askToCancel(canvas);
    const requests = requestRows(backendOf(loaded).database);
    const row = requests.get(ownRequests.vacation);
    if (row) requests.set(row.id, { ...row, state: 1, deciderRef: row.approverRef });
    await userEvent.click(confirm);
    await step('the detail shows the reason of the backend and the new state', async () => {
      await expect(canvas.findByText('The request has been decided already.')).resolves.toBeVisible();
      await expect(within(canvas.getByRole('article')).getByText('Approved')).toBeVisible();
    });
  },
});

const lost = failing('postRequestStatus', '504', { isAfterWork: true });

export const FoundCancelled = meta.story({
  tags: ['requests-56'],
  parameters: { scenario: { failures: [lost] } },
  play: async ({ canvas, loaded }) => {
    const call = spyOn(backendOf(loaded).transport, 'call') as unknown as Mock<Transport['call']>;
    await userEvent.click(await askToCancel(canvas));
    await expect(canvas.findByText('Date of change')).resolves.toBeVisible();
    await expect(canvas.queryByText('The request could not be changed.')).toBeNull();
    await expect(sentDecisions(call)).toBe(1);
  },
});

export const UnknownOutcome = meta.story({
  tags: ['requests-56'],
  parameters: { pictures: true },
  play: async ({ canvas, loaded, step }) => {
    const confirm = await askToCancel(canvas);
    backendOf(loaded).scenario.failures = [lost, failing('postMyRequests', '500')];
    await userEvent.click(confirm);
    await expect(
      canvas.findByText('It is not known whether the request was changed.'),
    ).resolves.toBeVisible();
    await step('the request cannot be cancelled again', async () => {
      await expect(canvas.queryByRole('button', { name: 'Cancel request' })).toBeNull();
    });
  },
});

export const CheckedAgain = meta.story({
  tags: ['requests-56'],
  play: async ({ canvas, loaded, step }) => {
    const confirm = await askToCancel(canvas);
    backendOf(loaded).scenario.failures = [lost, failing('postMyRequests', '500')];
    await userEvent.click(confirm);
    await expect(
      canvas.findByText('It is not known whether the request was changed.'),
    ).resolves.toBeVisible();
    await step('the request cannot be cancelled again', async () => {
      await expect(canvas.queryByRole('button', { name: 'Cancel request' })).toBeNull();
    });
    await step('the check finds the request cancelled, and sends nothing', async () => {
      const call = spyOn(backendOf(loaded).transport, 'call') as unknown as Mock<Transport['call']>;
      backendOf(loaded).scenario.failures = [];
      await userEvent.click(canvas.getByRole('button', { name: 'Check again' }));
      await expect(canvas.findByText('Date of change')).resolves.toBeVisible();
      await expect(sentDecisions(call)).toBe(0);
    });
  },
});
