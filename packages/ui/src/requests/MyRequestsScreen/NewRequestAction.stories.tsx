import { expect, screen, userEvent } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { NewRequestAction } from './NewRequestAction.tsx';
import type { NewRequestActionProps } from './NewRequestAction.tsx';

const args: NewRequestActionProps = { agenda: 'requests', personRef: '0001001', permission: 'allowed' };

const meta = preview.meta({
  component: NewRequestAction,
  args,
  parameters: { layout: 'padded' },
});

export const Default = meta.story({
  tags: ['requests-7'],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'New request' }));
    await expect(screen.findByRole('dialog', { name: 'New request' })).resolves.toBeVisible();
  },
});

export const Disabled = meta.story({
  tags: ['requests-40'],
  parameters: { pictures: true },
  args: { permission: 'disabled' },
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: 'New request' });
    await expect(button).toHaveAccessibleDescription(
      'You are not allowed to create requests. Ask your administrator for access.',
    );
    await userEvent.click(button);
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
});

export const Unavailability = meta.story({
  args: { agenda: 'unavailabilities' },
  play: ({ canvas }) =>
    expect(canvas.findByRole('button', { name: 'New unavailability' })).resolves.toBeEnabled(),
});
