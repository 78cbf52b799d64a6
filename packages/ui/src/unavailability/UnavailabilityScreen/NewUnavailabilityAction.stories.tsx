import { expect, screen, userEvent } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { NewUnavailabilityAction } from './NewUnavailabilityAction.tsx';
import type { NewUnavailabilityActionProps } from './NewUnavailabilityAction.tsx';

const args: NewUnavailabilityActionProps = {
  personRef: '0001001',
  permission: 'allowed',
  isApprovable: false,
};

const meta = preview.meta({
  component: NewUnavailabilityAction,
  args,
  parameters: { layout: 'padded' },
});

const button = { name: 'New unavailability' };

export const Default = meta.story({
  tags: ['unavailability-4'],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', button));
    await expect(screen.findByRole('dialog', button)).resolves.toBeVisible();
  },
});

export const Disabled = meta.story({
  tags: ['unavailability-19'],
  parameters: { pictures: true },
  args: { permission: 'disabled' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', button)).toHaveAccessibleDescription(
      'You are not allowed to change your unavailability. Ask your administrator for access.',
    );
    await userEvent.click(canvas.getByRole('button', button));
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
});

export const ToBeApproved = meta.story({
  tags: ['unavailability-20'],
  parameters: { pictures: true },
  args: { isApprovable: true },
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('button', button)).toHaveAccessibleDescription(
      'Your unavailability needs approval, so it cannot be entered here.',
    ),
});

export const NotKnownYet = meta.story({
  tags: ['unavailability-21'],
  args: { isApprovable: null },
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('button', button)).toHaveAccessibleDescription(
      'It is not known whether your unavailability needs approval. Reload the page, or contact your administrator.',
    ),
});
