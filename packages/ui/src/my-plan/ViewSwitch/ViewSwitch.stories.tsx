import { expect, fn, userEvent } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { ViewSwitch } from './ViewSwitch.tsx';

const meta = preview.meta({
  component: ViewSwitch,
  args: { view: 'list' as const, onChange: fn() },
  parameters: { layout: 'padded', pictures: false },
});

export const Default = meta.story({
  tags: ['my-plan-52'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show as a timeline' }));
    await expect(args.onChange).toHaveBeenCalledWith('bars');
  },
});
