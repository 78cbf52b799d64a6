import { failing } from '@selfservice/mock-server/core/failure';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { backendOf } from '#storybook/backend.ts';
import { inMain } from '#storybook/decorators/inMain.tsx';
import preview from '#storybook/preview.tsx';
import { ChangePasswordScreen } from './ChangePasswordScreen.tsx';
import { enterPasswords, plain, withFailure } from './changePassword.fixtures.ts';

const meta = preview.meta({
  component: ChangePasswordScreen,
  args: { userName: 'jana', onChanged: fn(), backHref: '/dashboard' },
  decorators: [inMain],
});

const field = (label: string) => screen.getByLabelText(label);

export const Default = meta.story({
  tags: ['password-1', 'password-5'],
  play: async ({ canvas, step }) => {
    await step('the old password is a field, and every rule is visible', async () => {
      await expect(canvas.findByLabelText('Old password')).resolves.toBeVisible();
      await expect(canvas.getByRole('list', { name: 'Password rules' }).children).toHaveLength(3);
    });
  },
});

export const Loading = meta.story({
  parameters: withFailure(failing('postHasPassword', 'timeout')),
  play: ({ canvas }) =>
    expect(canvas.findByRole('status', { name: 'Loading the rules' })).resolves.toBeVisible(),
});

export const Failed = meta.story({
  parameters: withFailure(failing('postPasswordParam', '500'), failing('postHasPassword', '500')),
  play: ({ canvas }) =>
    expect(canvas.findByText(/^The password rules could not be loaded\./)).resolves.toBeVisible(),
});

export const TriedAgain = Failed.extend({
  tags: ['password-22'],
  parameters: { pictures: false },
  play: async ({ canvas, loaded, step }) => {
    const title = /^The password rules could not be loaded\./;
    await expect(canvas.findByText(title)).resolves.toBeVisible();
    await step('the typed password stays when the rules arrive', async () => {
      await userEvent.type(field('New password'), 'jana-7');
      backendOf(loaded).scenario.failures = [];
      await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
      await expect(canvas.findByText('(not met)')).resolves.toBeInTheDocument();
      await expect(field('New password')).toHaveValue('jana-7');
      await expect(canvas.queryByText(title)).toBeNull();
    });
    await userEvent.clear(field('New password'));
  },
});

export const RulesWhileTyping = meta.story({
  tags: ['password-5'],
  play: async ({ canvas, step }) => {
    const newField = await canvas.findByLabelText('New password');
    const rules = canvas.getByRole('list', { name: 'Password rules' });
    await userEvent.type(newField, 'ooo-321');
    await step('each rule shows whether the password keeps it', async () => {
      await expect(rules.children[0]).toHaveTextContent('Does not contain your user name (met)');
      await expect(rules.children[1]).toHaveTextContent('No character three times in a row (not met)');
      await expect(rules.children[2]).toHaveTextContent(/^No sequence such as abc or 321 \(not met\)$/);
    });
    await step('the broken rules are read out after a pause in typing', async () => {
      const status = screen.getAllByRole('status').at(-1);
      await waitFor(() =>
        expect(status).toHaveTextContent(/^Not met yet: No character three times in a row; /),
      );
    });
  },
});

export const NotSame = meta.story({
  tags: ['password-9'],
  parameters: { pictures: false },
  play: async ({ canvas, step }) => {
    await userEvent.type(await canvas.findByLabelText('New password'), 'Winter-7');
    const again = field('Repeat new password');
    await step('no error while the verification can still become the same', async () => {
      await userEvent.type(again, 'Win');
      await expect(again).toBeValid();
    });
    await step('an error as soon as it cannot', async () => {
      await userEvent.type(again, 's');
      await expect(again).toHaveAccessibleDescription('The passwords do not match.');
    });
    await step('no error when it can again, and an error when the field is left', async () => {
      await userEvent.type(again, '{Backspace}');
      await expect(again).toBeValid();
      await userEvent.tab();
      await expect(again).toBeValid();
      await userEvent.tab({ shift: true });
      await userEvent.click(field('Old password'));
      await waitFor(() => expect(again).toHaveAccessibleDescription('The passwords do not match.'));
    });
    await step('no error at the verification while the new password is typed again', async () => {
      await userEvent.type(field('New password'), '!');
      await expect(again).toBeValid();
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Change password' }));
  },
});

export const Missing = meta.story({
  tags: ['password-10'],
  parameters: { pictures: false },
  play: async ({ step }) => {
    await enterPasswords({ old: '', next: '' });
    await step('the first empty field has the focus', async () => {
      await waitFor(() => expect(field('Old password')).toHaveFocus());
      await expect(field('Old password')).toHaveAccessibleDescription('Enter your old password.');
      await expect(field('New password')).toHaveAccessibleDescription('Enter a new password.');
    });
  },
});

export const EveryRuleBroken = meta.story({
  tags: ['password-15'],
  play: async ({ canvas, step }) => {
    await enterPasswords({ next: 'JANA-ooo-321' });
    const rules = canvas.getByRole('list', { name: 'Password rules' });
    await waitFor(() => expect(field('New password')).toHaveFocus());
    await step('each broken rule shows its message once', async () => {
      for (const [at, words] of [
        'The password must not contain your user name.',
        'The password must not repeat a character three times in a row.',
        'The password must not contain a sequence of letters or numbers.',
      ].entries()) {
        await expect(canvas.getAllByText(words)).toHaveLength(1);
        await expect(rules.children[at]).toHaveTextContent(words);
      }
    });
    await step('the messages describe the field', async () => {
      await expect(field('New password')).toBeInvalid();
      await expect(field('New password')).toHaveAccessibleDescription(
        /^The password must not contain your user name\. .* a sequence of letters or numbers\.$/,
      );
    });
  },
});

export const NotStrict = meta.story({
  tags: ['password-16'],
  parameters: plain,
  play: async ({ canvas, args, step }) => {
    await canvas.findByLabelText('New password');
    await expect(canvas.queryByRole('list', { name: 'Password rules' })).toBeNull();
    await step('any password is accepted if both entries are the same', async () => {
      await enterPasswords({ next: 'jana-ooo-321' });
      await waitFor(() => expect(args.onChanged).toHaveBeenCalledOnce());
    });
  },
});

export const Changed = meta.story({
  tags: ['password-17'],
  parameters: { pictures: false },
  play: async ({ canvas, args, loaded, step }) => {
    await enterPasswords({});
    await waitFor(() => expect(args.onChanged).toHaveBeenCalledOnce());
    await expect(backendOf(loaded).database.passwords.get('employee')).toEqual(['demo', 'Winter-7-tyres']);
    await step('the form is not sent again before the next screen appears', async () => {
      await userEvent.type(canvas.getByLabelText('New password'), '{Enter}');
      await expect(args.onChanged).toHaveBeenCalledOnce();
    });
  },
});

export const InvalidOldPassword = meta.story({
  tags: ['password-20'],
  parameters: { pictures: false },
  play: async ({ step }) => {
    await enterPasswords({ old: 'wrong' });
    const old = field('Old password');
    await step('the old password shows the error and has the focus', async () => {
      await waitFor(() => expect(old).toHaveFocus());
      await expect(old).toHaveAccessibleDescription('The old password is incorrect.');
    });
    await step('the error disappears when the old password changes', async () => {
      await userEvent.type(old, '!');
      await expect(old).toBeValid();
      await userEvent.type(old, '{Backspace}');
      await expect(old).toBeInvalid();
    });
  },
});

export const UsedBefore = meta.story({
  tags: ['password-20'],
  parameters: plain,
  play: async ({ step }) => {
    await enterPasswords({ next: 'demo' });
    await step('the new password shows the error, has the focus and keeps its value', async () => {
      await waitFor(() => expect(field('New password')).toHaveFocus());
      await expect(field('New password')).toHaveAccessibleDescription(
        'You have used this password before. Choose another one.',
      );
      await expect(field('New password')).toHaveValue('demo');
    });
  },
});

export const RefusedWithMessage = meta.story({
  tags: ['password-21'],
  parameters: plain,
  play: async ({ canvas, step }) => {
    await enterPasswords({ next: 'x1' });
    await step('the message of the server has the focus', async () => {
      const problem = await canvas.findByRole('alert');
      await expect(problem).toHaveTextContent('The password is shorter than four characters.');
      await waitFor(() => expect(problem).toHaveFocus());
    });
  },
});

export const ChangeRefused = meta.story({
  parameters: { ...withFailure(failing('postChangePassword', '400')), pictures: false },
  play: async ({ canvas }) => {
    await enterPasswords({});
    await expect(
      canvas.findByText('The password could not be changed. What you entered is still here.'),
    ).resolves.toBeVisible();
  },
});

export const ChangeFailed = meta.story({
  tags: ['password-8'],
  parameters: withFailure(failing('postChangePassword', '500')),
  play: async ({ canvas }) => {
    await enterPasswords({});
    await expect(
      canvas.findByText(/Either your old or your new password may be valid now\./),
    ).resolves.toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Change password' })).toBeEnabled();
    await expect(field('Old password')).toHaveValue('demo');
    await expect(field('Repeat new password')).toHaveValue('Winter-7-tyres');
  },
});

/** The outcome of the first change is unknown and cannot be checked. */
export const TriedWithAnotherPassword = meta.story({
  tags: ['password-8'],
  parameters: { ...withFailure(failing('postChangePassword', '504', { occasion: 1 })), pictures: false },
  play: async ({ args, canvas, loaded, step }) => {
    await enterPasswords({});
    await canvas.findByText(/Either your old or your new password may be valid now\./);
    await step('the next press sends what is entered now', async () => {
      await userEvent.clear(field('Old password'));
      await userEvent.clear(field('New password'));
      await userEvent.clear(field('Repeat new password'));
      await enterPasswords({ next: 'Autumn-8-leaves' });
      await waitFor(() => expect(args.onChanged).toHaveBeenCalledOnce());
      const { passwords } = backendOf(loaded).database;
      await expect(passwords.get('employee')?.at(-1)).toBe('Autumn-8-leaves');
    });
  },
});

export const LongText = meta.story({
  globals: { language: 'sk', viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    await expect(canvas.findByLabelText('Pôvodné heslo')).resolves.toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
