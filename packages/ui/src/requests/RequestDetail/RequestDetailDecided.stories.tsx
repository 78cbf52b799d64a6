import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { aDecidedRequest } from '../requests.fixtures.ts';
import { RequestDetail } from './RequestDetail.tsx';

const meta = preview.meta({
  component: RequestDetail,
  args: {
    request: aDecidedRequest('approved'),
    actor: { role: 'requester', cancelPermission: 'allowed', isApprover: false } as const,
    busy: null,
    error: null,
    onDecide: fn(),
  },
  parameters: { layout: 'padded' },
  decorators: [(Story) => <div style={{ maxWidth: 480 }}>{Story()}</div>],
});

export const Approved = meta.story({
  tags: ['requests-11', 'requests-25'],
  play: async ({ canvas, step }) => {
    await step('the detail has the approver and the date of the change', async () => {
      await expect(canvas.findByText('Ing. Svoboda Petr, Ph.D.')).resolves.toBeVisible();
      await expect(canvas.getByText(/Thu,? 19 Nov 2026 14:05/)).toBeVisible();
    });
    await step('there is no button', () => expect(canvas.queryByRole('button')).toBeNull());
  },
});

export const Rejected = meta.story({
  tags: ['requests-9', 'requests-11', 'requests-25'],
  args: { request: aDecidedRequest('rejected', { note: 'Three of the shift are away already.' }) },
  parameters: { pictures: false },
  play: async ({ canvas }) => {
    await expect(canvas.findByText('Three of the shift are away already.')).resolves.toBeVisible();
    await expect(canvas.getByText('Approver')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

export const Cancelled = meta.story({
  tags: ['requests-25'],
  args: { request: aDecidedRequest('cancelled') },
  parameters: { pictures: false },
  play: async ({ canvas, step }) => {
    await expect(canvas.findByText('Cancelled')).resolves.toBeVisible();
    await step('a missing approver is left out', () => expect(canvas.queryByText('Approver')).toBeNull());
  },
});

export const DecidedMeanwhile = meta.story({
  parameters: { pictures: false },
  args: { isDecidedMeanwhile: true },
  play: ({ canvas }) =>
    expect(canvas.findByText('The request has been decided in the meantime.')).resolves.toBeVisible(),
});
