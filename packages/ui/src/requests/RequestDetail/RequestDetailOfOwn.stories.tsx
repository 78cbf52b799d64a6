import { expect, fn, userEvent } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { aRequest } from '../requests.fixtures.ts';
import { RequestDetail } from './RequestDetail.tsx';
import type { Requester } from './RequesterDecision.tsx';

const requester: Requester = { role: 'requester', cancelPermission: 'allowed', isApprover: false };

const meta = preview.meta({
  component: RequestDetail,
  args: { request: aRequest(), actor: requester, busy: null, error: null, onDecide: fn() },
  parameters: { layout: 'padded', pictures: false },
  decorators: [(Story) => <div style={{ maxWidth: 480 }}>{Story()}</div>],
});

export const Own = meta.story({
  tags: ['requests-24'],
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel request' }));
    await expect(args.onDecide).toHaveBeenCalledOnce();
    await expect(args.onDecide).toHaveBeenLastCalledWith('cancelled');
  },
});

export const CancelDisabled = meta.story({
  tags: ['requests-41'],
  args: { actor: { ...requester, cancelPermission: 'disabled' } },
  parameters: { pictures: true },
  play: async ({ canvas, args, step }) => {
    const cancel = await canvas.findByRole('button', { name: 'Cancel request' });
    await step('the button is disabled with the reason', async () => {
      await expect(cancel).toHaveAccessibleDescription(
        'You are not allowed to cancel requests. Ask your administrator for access.',
      );
      await userEvent.click(cancel);
      await expect(args.onDecide).not.toHaveBeenCalled();
    });
  },
});

export const CancelHidden = meta.story({
  tags: ['requests-41'],
  args: { actor: { ...requester, cancelPermission: 'hidden' } },
  play: async ({ canvas }) => {
    await expect(canvas.findByText('Pending')).resolves.toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

export const OfAnApprover = meta.story({
  tags: ['requests-42'],
  args: { actor: { ...requester, isApprover: true } },
  play: async ({ canvas }) => {
    await expect(
      canvas.findByText('As an approver, you cannot cancel your own requests.'),
    ).resolves.toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

export const RoleUnknown = meta.story({
  tags: ['requests-43'],
  args: { actor: { ...requester, isApprover: null } },
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('button', { name: 'Cancel request' })).toHaveAccessibleDescription(
      'It is not known yet whether you can cancel it.',
    ),
});

export const BeingCancelled = meta.story({
  args: { busy: 'cancelled' as const },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Cancel request/ }));
    await expect(args.onDecide).not.toHaveBeenCalled();
    await expect(canvas.queryByText('Cancelled')).toBeNull();
  },
});
