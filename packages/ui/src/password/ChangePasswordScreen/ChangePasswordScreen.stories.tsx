import { failing } from '@selfservice/mock-server/core/failure';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { backendOf } from '#storybook/backend.ts';
import preview from '#storybook/preview.tsx';
import { ChangePasswordScreen } from './ChangePasswordScreen.tsx';
import { enterPasswords, plain, withFailure } from './changePassword.fixtures.ts';

const meta = preview.meta({
  component: ChangePasswordScreen,
  args: { userName: 'jana', onChanged: fn(), backHref: '/dashboard' },
  parameters: { layout: 'padded' },
});

const field = (label: string) => screen.getByLabelText(label);

export const Default = meta.story({
  play: async ({ canvas, step }) => {
    await step('the old password is asked for, and every rule is in sight', async () => {
      await expect(canvas.findByLabelText('Old password')).resolves.toBeVisible();
      await expect(canvas.getByRole('list', { name: 'Rules of the new password' }).children).toHaveLength(3);
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
    expect(canvas.findByText(/^The rules of the new password could not be loaded\./)).resolves.toBeVisible(),
});

export const TriedAgain = Failed.extend({
  parameters: { pictures: false },
  play: async ({ canvas, loaded, step }) => {
    const title = /^The rules of the new password could not be loaded\./;
    await expect(canvas.findByText(title)).resolves.toBeVisible();
    await step('what was typed meanwhile stays when the rules come', async () => {
      await userEvent.type(field('New password'), 'jana-7');
      backendOf(loaded).scenario.failures = [];
      await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
      await expect(canvas.findByText('(not kept)')).resolves.toBeInTheDocument();
      await expect(field('New password')).toHaveValue('jana-7');
      await expect(canvas.queryByText(title)).toBeNull();
    });
    await userEvent.clear(field('New password'));
  },
});

export const RulesWhileTyping = meta.story({
  play: async ({ canvas, step }) => {
    const newField = await canvas.findByLabelText('New password');
    const rules = canvas.getByRole('list', { name: 'Rules of the new password' });
    await userEvent.type(newField, 'ooo-321');
    await step('each rule says whether it is kept', async () => {
      await expect(rules.children[0]).toHaveTextContent('Does not contain your user name (kept)');
      await expect(rules.children[1]).toHaveTextContent('No character three times in a row (not kept)');
      await expect(rules.children[2]).toHaveTextContent(/^No run such as abc or 321 \(not kept\)$/);
    });
    await step('a pause in typing reads it out', async () => {
      const status = screen.getAllByRole('status').at(-1);
      await waitFor(() =>
        expect(status).toHaveTextContent(/^Not kept yet: No character three times in a row; /),
      );
    });
  },
});

export const NotSame = meta.story({
  parameters: { pictures: false },
  play: async ({ canvas, step }) => {
    await userEvent.type(await canvas.findByLabelText('New password'), 'Winter-7');
    const again = field('New password once more');
    await step('nothing is said while the second entry may still become the same', async () => {
      await userEvent.type(again, 'Win');
      await expect(again).toBeValid();
    });
    await step('it is said as soon as it cannot', async () => {
      await userEvent.type(again, 's');
      await expect(again).toHaveAccessibleDescription('The passwords are not the same.');
    });
    await step('it goes when it can again, and comes when the field is left', async () => {
      await userEvent.type(again, '{Backspace}');
      await expect(again).toBeValid();
      await userEvent.tab();
      await expect(again).toBeValid();
      await userEvent.tab({ shift: true });
      await userEvent.click(field('Old password'));
      await waitFor(() => expect(again).toHaveAccessibleDescription('The passwords are not the same.'));
    });
    await step('while the first entry is typed anew, the second is not judged', async () => {
      await userEvent.type(field('New password'), '!');
      await expect(again).toBeValid();
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Change password' }));
  },
});

export const Missing = meta.story({
  parameters: { pictures: false },
  play: async ({ step }) => {
    await enterPasswords({ old: '', next: '' });
    await step('the first thing that is missing has the focus', async () => {
      await waitFor(() => expect(field('Old password')).toHaveFocus());
      await expect(field('Old password')).toHaveAccessibleDescription('Enter your old password.');
      await expect(field('New password')).toHaveAccessibleDescription('Enter a new password.');
    });
  },
});

export const EveryRuleBroken = meta.story({
  play: async ({ canvas, step }) => {
    await enterPasswords({ next: 'JANA-ooo-321' });
    const rules = canvas.getByRole('list', { name: 'Rules of the new password' });
    await waitFor(() => expect(field('New password')).toHaveFocus());
    await step('each fault is said once, by its rule', async () => {
      for (const [at, words] of [
        'The password must not contain your user name.',
        'The password must not repeat a character three times in a row.',
        'The password must not contain a run of letters or numbers.',
      ].entries()) {
        await expect(canvas.getAllByText(words)).toHaveLength(1);
        await expect(rules.children[at]).toHaveTextContent(words);
      }
    });
    await step('and the field is described by it', async () => {
      await expect(field('New password')).toBeInvalid();
      await expect(field('New password')).toHaveAccessibleDescription(
        /^The password must not contain your user name\. .* a run of letters or numbers\.$/,
      );
    });
  },
});

export const NotStrict = meta.story({
  parameters: plain,
  play: async ({ canvas, args, step }) => {
    await canvas.findByLabelText('New password');
    await expect(canvas.queryByRole('list', { name: 'Rules of the new password' })).toBeNull();
    await step('then nothing is demanded but that both are the same', async () => {
      await enterPasswords({ next: 'jana-ooo-321' });
      await waitFor(() => expect(args.onChanged).toHaveBeenCalledOnce());
    });
  },
});

export const Changed = meta.story({
  parameters: { pictures: false },
  play: async ({ canvas, args, loaded, step }) => {
    await enterPasswords({});
    await waitFor(() => expect(args.onChanged).toHaveBeenCalledOnce());
    await expect(backendOf(loaded).database.passwords.get('employee')).toEqual(['demo', 'Winter-7-tyres']);
    await step('nothing is sent twice until the next screen is there', async () => {
      await userEvent.type(canvas.getByLabelText('New password'), '{Enter}');
      await expect(args.onChanged).toHaveBeenCalledOnce();
    });
  },
});

export const InvalidOldPassword = meta.story({
  parameters: { pictures: false },
  play: async ({ step }) => {
    await enterPasswords({ old: 'wrong' });
    const old = field('Old password');
    await step('its field says so and has the focus', async () => {
      await waitFor(() => expect(old).toHaveFocus());
      await expect(old).toHaveAccessibleDescription('The old password is not right.');
    });
    await step('until something else stands in it', async () => {
      await userEvent.type(old, '!');
      await expect(old).toBeValid();
      await userEvent.type(old, '{Backspace}');
      await expect(old).toBeInvalid();
    });
  },
});

export const UsedBefore = meta.story({
  parameters: plain,
  play: async ({ step }) => {
    await enterPasswords({ next: 'demo' });
    await step('its field says so and has the focus, and nothing that was typed is lost', async () => {
      await waitFor(() => expect(field('New password')).toHaveFocus());
      await expect(field('New password')).toHaveAccessibleDescription(
        'You have used this password before. Choose another one.',
      );
      await expect(field('New password')).toHaveValue('demo');
    });
  },
});

export const RefusedWithMessage = meta.story({
  parameters: plain,
  play: async ({ canvas, step }) => {
    await enterPasswords({ next: 'x1' });
    await step('the words of the server have the focus', async () => {
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
      canvas.findByText('The password has not been changed. What you typed is still here.'),
    ).resolves.toBeVisible();
  },
});

export const ChangeFailed = meta.story({
  parameters: withFailure(failing('postChangePassword', '500')),
  play: async ({ canvas }) => {
    await enterPasswords({});
    await expect(
      canvas.findByText(/Either your old or your new password may be valid now\./),
    ).resolves.toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Change password' })).toBeEnabled();
    await expect(field('Old password')).toHaveValue('demo');
    await expect(field('New password once more')).toHaveValue('Winter-7-tyres');
  },
});

export const LongText = meta.story({
  globals: { language: 'sk', viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    await expect(canvas.findByLabelText('Pôvodné heslo')).resolves.toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
