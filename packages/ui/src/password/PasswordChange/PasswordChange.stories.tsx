import { NetworkError } from '@selfservice/api/core/errors';
import { expect, fn, userEvent } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { fillWithoutEvent } from '../../session/filled.fixtures.ts';
import { PasswordChange } from './PasswordChange.tsx';

const meta = preview.meta({
  component: PasswordChange,
  args: {
    userName: 'jana',
    isForced: false,
    isAsking: false,
    isStrict: true,
    hasOldPassword: true,
    rulesError: null,
    oldPasswordError: null,
    isRetrying: false,
    onRetry: fn(),
    error: null,
    outcome: undefined,
    isBusy: false,
    onSubmit: fn(),
  },
  parameters: { layout: 'padded' },
});

export const Default = meta.story({
  play: async ({ canvas, step }) => {
    await step('a password manager can identify each field', async () => {
      const purposes = [
        ['Old password', 'current-password'],
        ['New password', 'new-password'],
        ['Repeat new password', 'new-password'],
      ] as const;
      for (const [label, purpose] of purposes)
        await expect(canvas.getByLabelText(label)).toHaveAttribute('autocomplete', purpose);
    });
  },
});

/** A password manager fills the fields without an event. */
export const FilledWithoutEvent = meta.story({
  tags: ['password-1'],
  parameters: { pictures: false },
  play: async ({ canvas, args }) => {
    fillWithoutEvent(canvas.getByLabelText('Old password'), 'Summer-5-tyres');
    fillWithoutEvent(canvas.getByLabelText('New password'), 'Winter-7-tyres');
    fillWithoutEvent(canvas.getByLabelText('Repeat new password'), 'Winter-7-tyres');
    await userEvent.click(canvas.getByRole('button', { name: 'Change password' }));
    const passwords = { oldPassword: 'Summer-5-tyres', newPassword: 'Winter-7-tyres' };
    await expect(args.onSubmit).toHaveBeenCalledWith(passwords);
    await expect(canvas.getByLabelText('New password')).toHaveValue('Winter-7-tyres');
  },
});

export const WithoutOldPassword = meta.story({
  tags: ['password-2'],
  args: { hasOldPassword: false },
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByLabelText('Old password')).toBeNull();
    await userEvent.type(canvas.getByLabelText('New password'), 'Winter-7-tyres');
    await userEvent.type(canvas.getByLabelText('Repeat new password'), 'Winter-7-tyres{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith({ oldPassword: '', newPassword: 'Winter-7-tyres' });
    // The text for screen readers appears after a pause and repaints its surroundings.
    await expect(await canvas.findByText('The new password meets all the rules.')).toBeInTheDocument();
  },
});

export const OldPasswordUnknown = meta.story({
  tags: ['password-2', 'password-22'],
  parameters: { pictures: false },
  args: { hasOldPassword: null, oldPasswordError: new NetworkError('/HasAuthUserPasswordSet', null) },
  play: async ({ canvas, args, step }) => {
    await expect(canvas.getByText(/Could not check whether you already have a password/)).toBeVisible();
    await step('a user without an old password can send the form', async () => {
      await expect(canvas.getByLabelText('Old password')).toHaveAccessibleDescription(
        'Leave it empty if you have no password yet.',
      );
      await userEvent.type(canvas.getByLabelText('New password'), 'Winter-7-tyres');
      await userEvent.type(canvas.getByLabelText('Repeat new password'), 'Winter-7-tyres{Enter}');
      await expect(args.onSubmit).toHaveBeenCalledWith({ oldPassword: '', newPassword: 'Winter-7-tyres' });
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

export const Busy = meta.story({ args: { isBusy: true } });
