import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { Banner } from '../Banner/Banner.tsx';
import { TextArea } from '../TextArea/TextArea.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { FormDialog } from './FormDialog.tsx';

const meta = preview.meta({
  component: FormDialog,
  args: {
    isOpen: true,
    title: 'New attachment',
    children: (
      <>
        <TextField label="Name" defaultValue="Doctor" />
        <TextArea label="Note" limit={255} />
      </>
    ),
    onSubmit: fn(),
    onClose: fn(),
  },
});

const isThere = () => waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());

export const Default = meta.story({
  parameters: { pictures: true },
  play: async ({ args, step }) => {
    await isThere();
    await step('Enter in a text field submits', async () => {
      await userEvent.click(screen.getByRole('textbox', { name: 'Name' }));
      await userEvent.keyboard('{Enter}');
      await expect(args.onSubmit).toHaveBeenCalledOnce();
    });
  },
});

export const Busy = meta.story({
  args: { isBusy: true },
  play: async ({ args, step }) => {
    await isThere();
    await step('the dialog can be neither submitted again nor closed', async () => {
      await userEvent.click(screen.getByRole('textbox', { name: 'Name' }));
      await userEvent.keyboard('{Enter}{Escape}');
      await expect(args.onSubmit).not.toHaveBeenCalled();
      await expect(args.onClose).not.toHaveBeenCalled();
      await expect(screen.getByRole('button', { name: 'Close' })).toBeDisabled();
    });
  },
});

export const Failed = meta.story({
  parameters: { pictures: true },
  args: { error: <Banner tone="negative" title="Selected period already contains unavailability." /> },
  play: isThere,
});

export const Refused = meta.story({
  args: { submitRefusal: 'The end day cannot be before the start day!' },
  play: async ({ args }) => {
    await isThere();
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

export const RefusedAtAField = meta.story({
  args: { submitRefusal: 'The end day cannot be before the start day!', onRefused: fn() },
  play: async ({ args, step }) => {
    await isThere();
    const save = screen.getByRole('button', { name: 'Save' });
    await step('the reason is the description of Save but not visible', async () => {
      await expect(save).toHaveAttribute('aria-disabled', 'true');
      await expect(save).toHaveAccessibleDescription('The end day cannot be before the start day!');
      await expect(screen.getByText('The end day cannot be before the start day!').offsetWidth).toBe(1);
    });
    await step('Save and Enter call onRefused, which focuses the field', async () => {
      await userEvent.click(save);
      await userEvent.click(screen.getByRole('textbox', { name: 'Name' }));
      await userEvent.keyboard('{Enter}');
      await expect(args.onRefused).toHaveBeenCalledTimes(2);
      await expect(args.onSubmit).not.toHaveBeenCalled();
    });
  },
});

export const AsksBeforeDropping = meta.story({
  render: function Editor(args) {
    const [isOpen, setIsOpen] = useState(true);
    return (
      <FormDialog
        {...args}
        hasUnsavedChanges
        isOpen={isOpen}
        onClose={() => {
          setIsOpen(false);
          args.onClose();
        }}
      />
    );
  },
  parameters: { pictures: true, shows: { role: 'alertdialog' } },
  play: async ({ step }) => {
    await isThere();
    const name = screen.getByRole('textbox', { name: 'Name' });
    await step('Escape asks for confirmation; Enter keeps the input', async () => {
      await userEvent.type(name, ' Novák');
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.getByRole('button', { name: 'Keep editing' })).toHaveFocus());
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
      await expect(name).toHaveValue('Doctor Novák');
      await waitFor(() => expect(name).toHaveFocus());
    });
    await step('Cancel asks for confirmation too', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
      await waitFor(() => expect(screen.getByRole('button', { name: 'Discard' })).toBeVisible());
    });
  },
});

export const Dropped = meta.story({
  args: { hasUnsavedChanges: true },
  play: async ({ args }) => {
    await isThere();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Discard' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

export const LongText = meta.story({
  args: {
    title: 'Nová príloha k mesačnému výkazu odpracovanej doby zamestnanca',
    submitLabel: 'Uložiť prílohu a pokračovať',
    submitRefusal: 'Deň ukončenia nesmie byť skôr ako deň začiatku neprítomnosti!',
  },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ step }) => {
    await isThere();
    await step('the stacked buttons are inside the dialog, the main button last', async () => {
      const window = screen.getByRole('dialog').getBoundingClientRect();
      const buttons = [/^Cancel/, /^Uložiť/].map((name) => screen.getByRole('button', { name }));
      for (const button of buttons) {
        const { left, right } = button.getBoundingClientRect();
        await expect(left).toBeGreaterThanOrEqual(window.left);
        await expect(right).toBeLessThanOrEqual(window.right);
      }
      const [cancel, submit] = buttons.map((button) => button.getBoundingClientRect());
      await expect(submit?.top).toBeGreaterThanOrEqual(cancel?.bottom ?? Infinity);
    });
  },
});

export const ByKeyboard = meta.story({
  play: async ({ args, step }) => {
    await isThere();
    await step('Tab moves through the fields to the buttons', async () => {
      const names = ['Name', 'Note'];
      await userEvent.click(screen.getByRole('textbox', { name: 'Name' }));
      for (const name of names.slice(1)) {
        await userEvent.tab();
        await waitFor(() => expect(screen.getByRole('textbox', { name })).toHaveFocus());
      }
      await userEvent.tab();
      await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
    });
    await step('Escape closes an unchanged form without confirmation', async () => {
      await userEvent.keyboard('{Escape}');
      await expect(args.onClose).toHaveBeenCalledOnce();
      await expect(screen.queryByRole('alertdialog')).toBeNull();
    });
  },
});
