import { expect, fn, userEvent } from 'storybook/test';
import { inMain } from '#storybook/decorators/inMain.tsx';
import preview from '#storybook/preview.tsx';
import { StackTestControls } from './StackTestControls.tsx';

const settings = { count: 12, overlap: 60, plan: 1 };

const meta = preview.meta({
  component: StackTestControls,
  args: {
    settings,
    limits: { count: { min: 1, max: 40 }, overlap: { min: 0, max: 100 }, plan: { min: 0, max: 999_999 } },
    onChange: fn(),
  },
  decorators: [inMain],
});

export const Default = meta.story({
  tags: ['shell-9'],
  play: async ({ canvas, args, step }) => {
    await step('onChange gets another number of intervals', async () => {
      await userEvent.clear(canvas.getByRole('textbox', { name: 'Intervals' }));
      await userEvent.type(canvas.getByRole('textbox', { name: 'Intervals' }), '3');
      await expect(args.onChange).toHaveBeenLastCalledWith({ ...settings, count: 3 });
    });
    await step('onChange does not get a number outside of the limits', async () => {
      await userEvent.clear(canvas.getByRole('textbox', { name: 'Intervals' }));
      await userEvent.type(canvas.getByRole('textbox', { name: 'Intervals' }), '0');
      await expect(args.onChange).not.toHaveBeenCalledWith({ ...settings, count: 0 });
      await expect(canvas.getByText('A whole number from 1 to 40.')).toBeVisible();
    });
    await step('onChange gets another seed', async () => {
      await userEvent.type(canvas.getByRole('textbox', { name: 'Seed' }), '7');
      await expect(args.onChange).toHaveBeenLastCalledWith({ ...settings, plan: 17 });
    });
  },
});
