import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { ConfirmDialog } from './ConfirmDialog.tsx';

const meta = preview.meta({
  component: ConfirmDialog,
  args: {
    isOpen: true,
    title: 'Delete the unavailability?',
    children: 'Friday 20 November, whole day.',
    confirmLabel: 'Delete',
    kind: 'danger' as const,
    onConfirm: fn(),
    onCancel: fn(),
  },
});

const isThere = () =>
  waitFor(() =>
    expect(screen.getByRole('alertdialog', { name: 'Delete the unavailability?' })).toBeVisible(),
  );

export const Default = meta.story({ parameters: { pictures: true }, play: isThere });

export const Primary = meta.story({
  args: {
    kind: 'primary' as const,
    title: 'Sign the plan?',
    confirmLabel: 'Sign',
    children: 'Two days of November.',
  },
  play: async () => waitFor(() => expect(screen.getByRole('button', { name: 'Sign' })).toBeVisible()),
});

export const Busy = meta.story({
  args: { isBusy: true },
  play: async ({ args, step }) => {
    await isThere();
    await step('Escape does not cancel while the action is running', async () => {
      await userEvent.keyboard('{Escape}');
      await expect(args.onCancel).not.toHaveBeenCalled();
    });
  },
});

export const ByKeyboard = meta.story({
  play: async ({ args, step }) => {
    await isThere();
    await step('Cancel has the focus', () =>
      waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus()),
    );
    await step('Tab stays within the dialog', async () => {
      await userEvent.tab();
      await waitFor(() => expect(screen.getByRole('button', { name: 'Delete' })).toHaveFocus());
      await userEvent.tab();
      await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
    });
    await step('Enter on the other button confirms', async () => {
      await userEvent.tab();
      await userEvent.keyboard('{Enter}');
      await expect(args.onConfirm).toHaveBeenCalledOnce();
    });
    await step('Escape cancels', async () => {
      await userEvent.keyboard('{Escape}');
      await expect(args.onCancel).toHaveBeenCalledOnce();
    });
  },
});

export const LongText = meta.story({
  args: {
    title: 'Naozaj chcete odstrániť všetky označené neprítomnosti zamestnanca?',
    children:
      'Rindfleischetikettierungsüberwachungsaufgabenübertragung a ďalšie dôvody sa odstránia. '.repeat(4),
    confirmLabel: 'Odstrániť všetky označené',
    cancelLabel: 'Ponechať všetko tak, ako je',
  },
  globals: { viewport: { value: 'narrow' } },
  play: async () => waitFor(() => expect(screen.getByRole('alertdialog')).toBeVisible()),
});
