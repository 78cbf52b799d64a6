import { localDate } from '@selfservice/api/core/local-date';
import { aPlanRequest } from '@selfservice/api/my-plan/my-plan.fixtures';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { compareSigning } from './comparison.ts';
import { PlanRequestsDialog } from './PlanRequestsDialog.tsx';
import type { PlanAnswer } from './PlanRequestsDialog.tsx';

const two = [aPlanRequest(), aPlanRequest({ id: 7, day: localDate('2026-11-24') })];

type Answer = 'reject' | 'accept';
const answers: readonly PlanAnswer<Answer>[] = [
  { id: 'reject', label: 'Reject', kind: 'secondary' },
  { id: 'accept', label: 'Accept', kind: 'primary' },
];

const meta = preview.meta({
  component: PlanRequestsDialog<Answer>,
  args: {
    title: 'Change of the plan',
    text: 'Your plan is to change on these days.',
    requests: two,
    compare: compareSigning,
    answers,
    busyAnswer: null as Answer | null,
    onAnswer: fn(),
    onClose: fn(),
  },
  // The stories of the dialogs that use it have the pictures.
  parameters: { pictures: false },
});

const dialog = async () => within(await screen.findByRole('dialog', { name: 'Change of the plan' }));

export const Default = meta.story({
  play: async ({ args, step }) => {
    const inside = await dialog();
    await step('an answer is for all selected requests', async () => {
      await userEvent.click(inside.getByRole('button', { name: 'Accept' }));
      await expect(args.onAnswer).toHaveBeenLastCalledWith('accept', [10_011, 7]);
    });
    await step('a request that is left out is not answered', async () => {
      await userEvent.click(inside.getByRole('checkbox', { name: /24\sNov/ }));
      await userEvent.click(inside.getByRole('button', { name: 'Reject' }));
      await expect(args.onAnswer).toHaveBeenLastCalledWith('reject', [10_011]);
    });
    await step('without a selection both buttons are disabled, and the first one says why', async () => {
      await userEvent.click(inside.getByRole('checkbox', { name: /23\sNov/ }));
      await expect(inside.getByRole('button', { name: 'Reject' })).toHaveAccessibleDescription(
        'Choose at least one day.',
      );
      await expect(inside.getByRole('button', { name: 'Accept' })).toBeDisabled();
    });
  },
});

export const OneDay = meta.story({
  args: { requests: [aPlanRequest()] },
  play: async ({ args, step }) => {
    const inside = await dialog();
    await step('a single request has no checkbox', async () => {
      await expect(inside.queryByRole('checkbox')).toBeNull();
      await userEvent.click(inside.getByRole('button', { name: 'Accept' }));
      await expect(args.onAnswer).toHaveBeenCalledWith('accept', [10_011]);
    });
  },
});

export const BeingSent = meta.story({
  args: { busyAnswer: 'accept' },
  play: async ({ args, step }) => {
    const inside = await dialog();
    await step('meanwhile the other button is disabled, and Escape does not close', async () => {
      await expect(inside.getByRole('button', { name: 'Reject' })).toBeDisabled();
      await userEvent.keyboard('{Escape}');
      await expect(args.onClose).not.toHaveBeenCalled();
    });
  },
});
