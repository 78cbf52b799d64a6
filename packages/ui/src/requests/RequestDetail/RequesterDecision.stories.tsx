import { expect, fn, userEvent } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import type { RequesterDecisionProps } from './RequesterDecision.tsx';
import { RequesterDecision } from './RequesterDecision.tsx';

const args: RequesterDecisionProps = {
  cancelPermission: 'allowed',
  isApprover: false,
  busy: null,
  onDecide: fn(),
};

const meta = preview.meta({
  component: RequesterDecision,
  args,
  parameters: { layout: 'padded' },
});

const button = { name: 'Cancel request' };

export const Default = meta.story({
  tags: ['requests-24'],
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', button));
    await expect(args.onDecide).toHaveBeenCalledWith('cancelled');
  },
});

export const Cancelling = meta.story({ args: { busy: 'cancelled' } });

export const Disabled = meta.story({
  tags: ['requests-41'],
  args: { cancelPermission: 'disabled' },
  play: async ({ canvas, args }) => {
    const cancel = await canvas.findByRole('button', button);
    await expect(cancel).toHaveAccessibleDescription(
      'You are not allowed to cancel requests. Ask your administrator for access.',
    );
    await userEvent.click(cancel);
    await expect(args.onDecide).not.toHaveBeenCalled();
  },
});

export const Hidden = meta.story({
  tags: ['requests-41'],
  args: { cancelPermission: 'hidden' },
  parameters: { pictures: false },
  play: ({ canvas }) => expect(canvas.queryByRole('button')).toBeNull(),
});

export const RoleUnknown = meta.story({
  tags: ['requests-43'],
  args: { isApprover: null },
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('button', button)).toHaveAccessibleDescription(
      'It is not known yet whether you can cancel it.',
    ),
});

export const Approver = meta.story({
  tags: ['requests-42'],
  args: { isApprover: true },
  play: async ({ canvas }) => {
    await expect(
      canvas.findByText('As an approver, you cannot cancel your own requests.'),
    ).resolves.toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});
