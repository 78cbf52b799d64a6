import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Checkbox } from './Checkbox.tsx';

const meta = preview.meta({
  component: Checkbox,
  args: { children: 'Remember me', onChange: fn() },
  parameters: { layout: 'padded' },
});

export const Default = meta.story({
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('checkbox', { name: 'Remember me' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenCalledWith(true);
  },
});
export const Selected = meta.story({ args: { defaultSelected: true } });
export const LongText = meta.story({
  args: { children: 'Pamätať si používateľské meno na tomto zariadení aj po odhlásení z aplikácie' },
  globals: { viewport: { value: 'narrow' } },
});
export const Disabled = meta.story({ args: { isDisabled: true, defaultSelected: true } });
