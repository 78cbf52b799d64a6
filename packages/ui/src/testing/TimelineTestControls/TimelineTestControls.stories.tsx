import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { inMain } from '#storybook/decorators/inMain.tsx';
import preview from '#storybook/preview.tsx';
import { TimelineTestControls } from './TimelineTestControls.tsx';
import type { TimelineTestSettings } from './TimelineTestControls.tsx';

const settings: TimelineTestSettings = { persons: 200, days: '7', plan: 1 };

const meta = preview.meta({
  component: TimelineTestControls,
  args: {
    settings,
    limits: { persons: { min: 0, max: 1000 }, plan: { min: 0, max: 999_999 } },
    onChange: fn(),
  },
  decorators: [inMain],
});

export const Default = meta.story({
  tags: ['shell-8'],
  play: async ({ canvas, args, step }) => {
    const persons = canvas.getByRole('textbox', { name: 'People' });
    await step('onChange gets another number of people', async () => {
      await userEvent.clear(persons);
      await userEvent.type(persons, '12');
      await expect(args.onChange).toHaveBeenLastCalledWith({ ...settings, persons: 12 });
    });
    await step('onChange does not get a number outside of the limits', async () => {
      await userEvent.type(persons, '34');
      await expect(args.onChange).not.toHaveBeenCalledWith({ ...settings, persons: 1234 });
      await expect(canvas.getByText('A whole number from 0 to 1000.')).toBeVisible();
      await waitFor(() => expect(persons).toHaveFocus());
    });
    await step('onChange gets other days', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /Days/ }));
      await userEvent.click(await screen.findByRole('option', { name: 'A month' }));
      await expect(args.onChange).toHaveBeenLastCalledWith({ ...settings, days: 'month' });
    });
    await step('onChange gets another seed', async () => {
      await userEvent.type(canvas.getByRole('textbox', { name: 'Seed' }), '7');
      await expect(args.onChange).toHaveBeenLastCalledWith({ ...settings, plan: 17 });
    });
  },
});
