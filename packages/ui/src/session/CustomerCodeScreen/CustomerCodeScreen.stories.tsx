import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { CustomerCodeScreen } from './CustomerCodeScreen.tsx';

const meta = preview.meta({
  component: CustomerCodeScreen,
  args: { customerCode: '', infoText: '', language: 'en' as const, onLanguageChange: fn(), onContinue: fn() },
});

export const Default = meta.story({
  play: async ({ canvas, args, step }) => {
    const field = await canvas.findByRole('textbox', { name: 'Customer code' });
    const button = canvas.getByRole('button', { name: 'Continue' });
    await step('Continue is disabled while the code is empty, and says why', async () => {
      await expect(button).toHaveAttribute('aria-disabled', 'true');
      await expect(button).toHaveAccessibleDescription('Enter the customer code first.');
      await userEvent.type(field, '   {Enter}');
      await expect(args.onContinue).not.toHaveBeenCalled();
    });
  },
});

export const Entered = meta.story({
  play: async ({ canvas, args }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Customer code' }), ' alfa {Enter}');
    await expect(args.onContinue).toHaveBeenCalledWith('alfa');
  },
});

export const Remembered = meta.story({ args: { customerCode: 'alfa' } });
