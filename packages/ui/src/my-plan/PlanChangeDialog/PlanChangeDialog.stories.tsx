import type { Transport } from '@selfservice/api/core/transport';
import {
  aPlanInterval,
  aPlanRequest,
  december,
  ownPlanRequests,
} from '@selfservice/api/my-plan/my-plan.fixtures';
import { postPlanChanges } from '@selfservice/api/my-plan/my-plan.wire';
import { failing } from '@selfservice/mock-server/core/failure';
import type { SetupWorker } from 'msw/browser';
import type { Mock } from 'storybook/test';
import { expect, fn, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { backendOf } from '#storybook/backend.ts';
import { notify } from '#storybook/decorators/withEnvironment.tsx';
import { holdCalls } from '#storybook/hold-calls.ts';
import preview from '#storybook/preview.tsx';
import { lateInstead } from '../my-plan.fixtures.ts';
import { PlanChangeDialog } from './PlanChangeDialog.tsx';

const meta = preview.meta({
  component: PlanChangeDialog,
  args: {
    month: december,
    requests: [aPlanRequest({ id: ownPlanRequests.change, intervals: [lateInstead] })],
    planned: [aPlanInterval(), lateInstead],
    text: '',
    onDecided: fn(),
    onClose: fn(),
  },
});

/** Presses an answer twice while its call is under way, and returns what was sent. */
async function answer(
  { loaded, msw }: { loaded: Record<string, unknown>; msw: Pick<SetupWorker, 'use'> },
  name: string,
): Promise<unknown[]> {
  const held = holdCalls(msw, postPlanChanges);
  const call = spyOn(backendOf(loaded).transport, 'call') as unknown as Mock<Transport['call']>;
  await userEvent.dblClick(await screen.findByRole('button', { name }));
  held.release();
  await waitFor(() => expect(notify.success).toHaveBeenCalled());
  return call.mock.calls
    .filter(([{ path }]) => path.endsWith('UpdatePlanChangeRequests'))
    .map(([, input]) => (input as { body: unknown }).body);
}

export const Default = meta.story({
  tags: ['my-plan-18'],
  beforeEach: () => void notify.success.mockClear(),
  play: async ({ args, loaded, msw, step }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Plan changes' }));
    await step('the dialog shows the present and the requested shift', async () => {
      await expect(dialog.getByText('Early shift')).toBeVisible();
      await expect(dialog.getByText('Late shift')).toBeVisible();
    });
    await step('two answers and the close button are enough; there is no Cancel', async () => {
      const names = dialog.getAllByRole('button').map((button) => button.ariaLabel ?? button.textContent);
      await expect(names).toEqual(['Close', 'Reject', 'Approve']);
    });
    await step('Approve approves the change', async () => {
      await expect(await answer({ loaded, msw }, 'Approve')).toEqual([
        { Item1: [ownPlanRequests.change], Item2: true, Item3: '2.43' },
      ]);
      await expect(args.onDecided).toHaveBeenCalledTimes(1);
      await expect(notify.success).toHaveBeenLastCalledWith('1 change is approved.');
    });
  },
});

export const Rejected = meta.story({
  tags: ['my-plan-18'],
  parameters: { pictures: false },
  beforeEach: () => void notify.success.mockClear(),
  play: async ({ loaded, msw }) => {
    await expect(await answer({ loaded, msw }, 'Reject')).toEqual([
      { Item1: [ownPlanRequests.change], Item2: false, Item3: '2.43' },
    ]);
    await expect(notify.success).toHaveBeenLastCalledWith('1 change is rejected.');
  },
});

export const Failed = meta.story({
  tags: ['my-plan-19'],
  parameters: { scenario: { failures: [failing('postPlanChanges', '500')] }, pictures: false },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Approve' }));
    await expect(screen.findByText('Your decision could not be saved.')).resolves.toBeVisible();
    await expect(args.onDecided).not.toHaveBeenCalled();
  },
});

export const BeingSent = meta.story({
  parameters: { scenario: { failures: [failing('postPlanChanges', 'timeout')] }, pictures: false },
  play: async ({ args, step }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Reject' }));
    await step('meanwhile the other button is disabled, and Escape does not close', async () => {
      await waitFor(() => expect(screen.getByRole('button', { name: 'Approve' })).toBeDisabled());
      await userEvent.keyboard('{Escape}');
      await expect(args.onClose).not.toHaveBeenCalled();
    });
  },
});

const lost = (isAfterWork: boolean) => failing('postPlanChanges', 'portal', { isAfterWork });
const unread = failing('postMyPlan', 'network');

export const FoundDecided = meta.story({
  parameters: { scenario: { failures: [lost(true)] }, pictures: false },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Reject' }));
    await waitFor(() => expect(args.onDecided).toHaveBeenCalledTimes(1));
  },
});

export const NotDone = meta.story({
  parameters: { scenario: { failures: [failing('postPlanChanges', '500')] }, pictures: false },
  play: async ({ args, loaded, step }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Reject' }));
    await step('the error is shown, and both buttons are enabled again', async () => {
      await expect(screen.findByText('Your decision could not be saved.')).resolves.toBeVisible();
      await expect(screen.getByRole('button', { name: 'Approve' })).toBeEnabled();
      await expect(args.onDecided).not.toHaveBeenCalled();
    });
    await step('the next press rejects the change', async () => {
      backendOf(loaded).scenario.failures = [];
      await userEvent.click(screen.getByRole('button', { name: 'Reject' }));
      await waitFor(() => expect(args.onDecided).toHaveBeenCalledOnce());
    });
  },
});

export const UnknownOutcome = meta.story({
  tags: ['my-plan-45'],
  parameters: { scenario: { failures: [lost(false), unread] } },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Reject' }));
    await expect(
      screen.findByText('It is not known whether your decision was saved.'),
    ).resolves.toBeVisible();
  },
});

export const CheckedAgain = meta.story({
  tags: ['my-plan-45'],
  parameters: { pictures: false, scenario: { failures: [lost(false), unread] } },
  play: async ({ args, loaded, step }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Reject' }));
    await expect(
      screen.findByText('It is not known whether your decision was saved.'),
    ).resolves.toBeVisible();
    await step('neither button is offered', async () => {
      await expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull();
      await expect(screen.queryByRole('button', { name: 'Reject' })).toBeNull();
    });
    await step('a check that finds no decision shows the error and offers both buttons again', async () => {
      backendOf(loaded).scenario.failures = [];
      backendOf(loaded).clock.advance(60_000);
      await expect(screen.findByText('Your decision could not be saved.')).resolves.toBeVisible();
      await userEvent.click(screen.getByRole('button', { name: 'Approve' }));
      await waitFor(() => expect(args.onDecided).toHaveBeenCalledTimes(1));
    });
  },
});
