import type { PassType } from '@selfservice/api/terminal/pass-types';
import { noChosenTypes } from '@selfservice/api/terminal/terminal-buttons';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { TerminalButtonsDialog } from './TerminalButtonsDialog.tsx';

const types: PassType[] = [
  { id: 1, name: 'In', direction: 'in' },
  { id: 21, name: 'Out', direction: 'out' },
  { id: 22, name: 'Lunch', direction: 'out' },
  { id: 25, name: 'Business trip', direction: 'out' },
];

const meta = preview.meta({
  component: TerminalButtonsDialog,
  args: { types, chosen: noChosenTypes, onSave: fn(), onClose: fn() },
});

export const Default = meta.story({
  play: async ({ args, step }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Buttons of the terminal' }));
    await userEvent.click(dialog.getByRole('button', { name: /Button 4$/ }));
    await step('the two that are always there cannot be chosen once more', async () => {
      const names = (await screen.findAllByRole('option')).map(({ textContent }) => textContent);
      await expect(names).toEqual(['No button', 'Lunch', 'Business trip']);
    });
    await userEvent.click(screen.getByRole('option', { name: 'Business trip' }));
    await userEvent.click(await dialog.findByRole('button', { name: 'Save' }));
    await expect(args.onSave).toHaveBeenCalledWith([null, 25, null, null]);
  },
});

export const NotOffered = meta.story({
  args: { chosen: [22, 99, null, null] },
  play: async ({ args, step }) => {
    const dialog = within(await screen.findByRole('dialog'));
    await expect(dialog.getByText('This kind of pass is no longer offered.')).toBeVisible();
    await step('it stays chosen until another one is', async () => {
      await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
      await expect(args.onSave).toHaveBeenCalledWith([22, 99, null, null]);
    });
  },
});
