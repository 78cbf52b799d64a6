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
  tags: ['terminal-3'],
  play: async ({ args, step }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Terminal buttons' }));
    await userEvent.click(dialog.getByRole('button', { name: /Button 4$/ }));
    await step('does not offer the types of the fixed buttons', async () => {
      const names = (await screen.findAllByRole('option')).map(({ textContent }) => textContent);
      await expect(names).toEqual(['No button', 'Lunch', 'Business trip']);
    });
    await userEvent.click(screen.getByRole('option', { name: 'Business trip' }));
    await userEvent.click(await dialog.findByRole('button', { name: 'Save' }));
    await expect(args.onSave).toHaveBeenCalledWith([null, 25, null, null]);
  },
});

export const NotOffered = meta.story({
  tags: ['terminal-5'],
  args: { chosen: [22, 99, null, null] },
  play: async ({ args, step }) => {
    const dialog = within(await screen.findByRole('dialog'));
    await expect(dialog.getByText('This kind of pass is no longer offered.')).toBeVisible();
    await step('keeps the type until the user chooses another', async () => {
      await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
      await expect(args.onSave).toHaveBeenCalledWith([22, 99, null, null]);
    });
  },
});
