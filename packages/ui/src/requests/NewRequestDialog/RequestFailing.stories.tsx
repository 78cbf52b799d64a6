import { localDate } from '@selfservice/api/core/local-date';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { backendOf } from '#storybook/backend.ts';
import preview from '#storybook/preview.tsx';
import { NewRequestDialog } from './NewRequestDialog.tsx';
import { askForVacation, fail, noteField, save, vacationIsKept } from './new-request.fixtures.ts';

const meta = preview.meta({
  component: NewRequestDialog,
  args: {
    agenda: 'requests' as const,
    personRef: '0001001',
    draftKey: 'requests.new',
    initialDay: localDate('2026-12-17'),
    onCreated: fn(),
    onClose: fn(),
  },
});

export const ServerFails = meta.story({
  tags: ['requests-53'],
  parameters: { pictures: true },
  play: async ({ loaded, step }) => {
    fail(loaded, 'postAbsences');
    await askForVacation();
    await userEvent.click(noteField());
    await save();
    await step('the dialog shows the reason and keeps the entries', async () => {
      await waitFor(() => expect(screen.getByText(/What you entered is still here/)).toBeVisible());
      await expect(screen.getByText(/contact your administrator/)).toBeVisible();
      await vacationIsKept();
    });
  },
});

export const SaveTriesAgain = meta.story({
  play: async ({ args, loaded }) => {
    fail(loaded, 'postAbsences');
    await askForVacation();
    await save();
    await waitFor(() => expect(screen.getByText(/What you entered is still here/)).toBeVisible());
    fail(loaded);
    await save();
    await waitFor(() => expect(args.onCreated).toHaveBeenCalledOnce());
  },
});

export const NetworkLost = meta.story({
  play: async ({ loaded }) => {
    fail(loaded, 'postAbsences', 'network');
    await askForVacation();
    await save();
    await waitFor(() => expect(screen.getByText(/check your connection/)).toBeVisible());
    await expect(screen.findByRole('button', { name: 'Check again' })).resolves.toBeEnabled();
    // The dialog checks by itself when the call can no longer arrive.
    backendOf(loaded).clock.advance(60_000);
    await expect(screen.findByText('This was not saved.')).resolves.toBeVisible();
    await vacationIsKept();
  },
});

export const MalformedAnswer = meta.story({
  play: async ({ loaded }) => {
    fail(loaded, 'postAbsences', 'malformed');
    await askForVacation();
    await save();
    await waitFor(() => expect(screen.getByText(/What you entered is still here/)).toBeVisible());
    await vacationIsKept();
  },
});

export const Saving = meta.story({
  play: async ({ args, loaded, step }) => {
    fail(loaded, 'postAbsences', 'timeout');
    await askForVacation();
    await save();
    await step('the dialog can be neither changed nor closed', async () => {
      await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toBeDisabled());
      await userEvent.type(noteField(), '!');
      await userEvent.keyboard('{Escape}');
      await expect(noteField()).toHaveValue('Skiing');
      await expect(args.onClose).not.toHaveBeenCalled();
    });
  },
});
