import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { ModeMenu } from './ModeMenu.tsx';

const meta = preview.meta({
  component: ModeMenu,
  args: { mode: 7 as const, onChange: fn() },
  globals: { viewport: { value: 'phone' } },
  parameters: { layout: 'padded' },
});

export const Default = meta.story();

export const Open = meta.story({
  parameters: { shows: { role: 'menu' } },
  play: async ({ canvas, step }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Week, / }));
    await step('the current number of days is checked', async () => {
      const week = await screen.findByRole('menuitemradio', { name: 'Week' });
      await waitFor(() => expect(week).toBeVisible());
      await expect(week).toHaveAttribute('aria-checked', 'true');
    });
  },
});

export const Chosen = meta.story({
  tags: ['department-plan-1'],
  parameters: { pictures: false },
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Week, / }));
    await userEvent.click(await screen.findByRole('menuitemradio', { name: '3 days' }));
    await expect(args.onChange).toHaveBeenCalledWith(3);
  },
});
