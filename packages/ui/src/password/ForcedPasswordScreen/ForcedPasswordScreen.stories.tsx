import { NetworkError } from '@selfservice/api/core/errors';
import { failing } from '@selfservice/mock-server/core/failure';
import { expect, fn, mocked, userEvent, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { settings } from '../../patterns/SignInLayout/sign-in.fixtures.ts';
import { enterPasswords } from '../ChangePasswordScreen/changePassword.fixtures.ts';
import { ForcedPasswordScreen } from './ForcedPasswordScreen.tsx';
import type { ForcedPasswordScreenProps } from './ForcedPasswordScreen.tsx';

/** Marks the language of the toolbar as the one in use. */
function InToolbarLanguage(props: ForcedPasswordScreenProps) {
  return <ForcedPasswordScreen {...props} language={useLanguage()} />;
}

const meta = preview.meta({
  component: ForcedPasswordScreen,
  args: {
    ...settings,
    userName: 'marek',
    isValid: fn(() => Promise.resolve(false)),
    onChanged: fn(),
    onLogOut: fn(),
  },
  parameters: { scenario: { person: 'mustChangePassword' } },
  render: (args) => <InToolbarLanguage {...args} />,
});

const scenarioWith = (fields: object) => ({ scenario: { person: 'mustChangePassword', ...fields } });

export const Default = meta.story({
  tags: ['password-2', 'password-5'],
  play: async ({ canvas, step }) => {
    const field = await canvas.findByLabelText('New password');
    await waitFor(() => expect(field).toHaveFocus());
    await step('the old password is not a field', () =>
      expect(canvas.queryByLabelText(/old password/i)).toBeNull(),
    );
    await step('every rule is visible', () =>
      expect(canvas.getByRole('list', { name: 'Password rules' }).children).toHaveLength(3),
    );
  },
});

export const Changed = meta.story({
  parameters: { pictures: false },
  play: async ({ canvas, args, step }) => {
    await enterPasswords({});
    await waitFor(() => expect(args.onChanged).toHaveBeenCalledWith('Winter-7-tyres'));
    await step('the form stays busy until the next screen replaces it', async () => {
      await userEvent.type(canvas.getByLabelText('New password'), '{Enter}');
      await expect(args.onChanged).toHaveBeenCalledTimes(1);
    });
  },
});

export const EveryRuleBroken = meta.story({
  play: async ({ canvas }) => {
    await enterPasswords({ next: 'marek-ooo-321', verification: 'x' });
    await expect(canvas.getByText('The password must not contain your user name.')).toBeVisible();
    await expect(canvas.getByLabelText('Repeat new password')).toHaveAccessibleDescription(
      'The passwords do not match.',
    );
  },
});

export const RefusedWithMessage = meta.story({
  parameters: { ...scenarioWith({ hasStrictPasswords: false }), pictures: false },
  play: async ({ canvas }) => {
    await enterPasswords({ next: 'x1' });
    await expect(canvas.findByText('The password is shorter than four characters.')).resolves.toBeVisible();
  },
});

export const Loading = meta.story({
  parameters: scenarioWith({ failures: [failing('postPasswordParam', 'timeout')] }),
  play: async ({ canvas, args }) => {
    await expect(canvas.findByRole('status', { name: 'Loading the rules' })).resolves.toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Log out instead' }));
    await expect(args.onLogOut).toHaveBeenCalledTimes(1);
  },
});

export const Failed = meta.story({
  tags: ['password-22'],
  parameters: { ...scenarioWith({ failures: [failing('postPasswordParam', '500')] }), pictures: false },
  play: async ({ canvas, args, step }) => {
    await expect(canvas.findByText(/^The password rules could not be loaded\./)).resolves.toBeVisible();
    await step('the password can be changed without the rules', async () => {
      await enterPasswords({});
      await waitFor(() => expect(args.onChanged).toHaveBeenCalledWith('Winter-7-tyres'));
    });
  },
});

export const ChangeFailed = meta.story({
  parameters: scenarioWith({ failures: [failing('postChangePassword', '500')] }),
  play: async ({ canvas }) => {
    await enterPasswords({});
    await expect(
      canvas.findByText('The password could not be changed. What you entered is still here.'),
    ).resolves.toBeVisible();
    await expect(canvas.getByLabelText('New password')).toHaveValue('Winter-7-tyres');
  },
});

export const FoundChanged = meta.story({
  tags: ['password-8'],
  args: { isValid: fn(() => Promise.resolve(true)) },
  parameters: { ...scenarioWith({ failures: [failing('postChangePassword', '504')] }), pictures: false },
  play: async ({ args }) => {
    await enterPasswords({});
    await waitFor(() => expect(args.onChanged).toHaveBeenCalledWith('Winter-7-tyres'));
    await expect(args.isValid).toHaveBeenCalledWith('Winter-7-tyres');
  },
});

export const UnknownOutcome = meta.story({
  args: { isValid: fn(() => Promise.reject(new NetworkError('/Token', null))) },
  parameters: scenarioWith({ failures: [failing('postChangePassword', 'network')] }),
  play: async ({ canvas, step }) => {
    await enterPasswords({});
    await expect(
      canvas.findByText(/^It is not known whether the password was changed\./),
    ).resolves.toBeVisible();
    await step('the button checks the outcome, and the fields are read-only', async () => {
      await expect(canvas.getByLabelText('New password')).toHaveAttribute('readonly');
      await expect(canvas.getByRole('button', { name: 'Check again' })).toBeEnabled();
    });
  },
});

export const CheckedAgain = meta.story({
  args: { isValid: fn(() => Promise.reject(new NetworkError('/Token', null))) },
  parameters: {
    ...scenarioWith({ failures: [failing('postChangePassword', 'network')] }),
    pictures: false,
  },
  play: async ({ canvas, args }) => {
    await enterPasswords({});
    const check = await canvas.findByRole('button', { name: 'Check again' });
    mocked(args.isValid).mockResolvedValueOnce(true);
    await userEvent.click(check);
    await waitFor(() => expect(args.onChanged).toHaveBeenCalledWith('Winter-7-tyres'));
  },
});
