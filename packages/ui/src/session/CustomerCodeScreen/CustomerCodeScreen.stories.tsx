import { expect, fn, userEvent } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { settings } from '../../patterns/SignInLayout/sign-in.fixtures.ts';
import { CustomerCodeScreen } from './CustomerCodeScreen.tsx';
import type { CustomerCodeScreenProps } from './CustomerCodeScreen.tsx';

/** Marks the language of the toolbar as the one in use. */
function InToolbarLanguage(props: CustomerCodeScreenProps) {
  return <CustomerCodeScreen {...props} language={useLanguage()} />;
}

const meta = preview.meta({
  component: CustomerCodeScreen,
  args: { ...settings, customerCode: '', onContinue: fn() },
  render: (args) => <InToolbarLanguage {...args} />,
});

export const Default = meta.story({
  tags: ['session-5'],
  play: async ({ canvas, args, step }) => {
    const field = await canvas.findByRole('textbox', { name: 'Customer code' });
    const button = canvas.getByRole('button', { name: 'Continue' });
    await step('Continue is disabled with a reason while the code is empty', async () => {
      await expect(button).toHaveAttribute('aria-disabled', 'true');
      await expect(button).toHaveAccessibleDescription('Enter the customer code first.');
    });
    await step('spaces do not count as a code', async () => {
      await userEvent.type(field, '   {Enter}');
      await userEvent.click(button);
      await expect(args.onContinue).not.toHaveBeenCalled();
    });
  },
});

export const Entered = meta.story({
  tags: ['session-5'],
  parameters: { pictures: false },
  play: async ({ canvas, args }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Customer code' }), ' alfa ');
    const button = canvas.getByRole('button', { name: 'Continue' });
    await expect(button).not.toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(button);
    await expect(args.onContinue).toHaveBeenCalledWith('alfa');
  },
});

export const Remembered = meta.story({
  args: { customerCode: 'alfa' },
  play: async ({ canvas, args }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Customer code' }), '{Enter}');
    await expect(args.onContinue).toHaveBeenCalledWith('alfa');
  },
});
