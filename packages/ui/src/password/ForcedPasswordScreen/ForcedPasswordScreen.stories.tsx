import type { Failure } from '@selfservice/mock-server/core/failure';
import { failing } from '@selfservice/mock-server/core/failure';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { settings } from '../../patterns/SignInLayout/sign-in.fixtures.ts';
import { ForcedPasswordScreen } from './ForcedPasswordScreen.tsx';
import type { ForcedPasswordScreenProps } from './ForcedPasswordScreen.tsx';

/** Marks the language of the toolbar as the one in use. */
function InToolbarLanguage(props: ForcedPasswordScreenProps) {
  return <ForcedPasswordScreen {...props} language={useLanguage()} />;
}

const meta = preview.meta({
  component: ForcedPasswordScreen,
  args: { ...settings, userName: 'marek', onChanged: fn(), onLogOut: fn() },
  parameters: { scenario: { person: 'mustChangePassword' } },
  render: (args) => <InToolbarLanguage {...args} />,
});

const plain = { parameters: { scenario: { person: 'mustChangePassword', hasStrictPasswords: false } } };
const withFailure = (failure: Failure) => ({
  parameters: { scenario: { person: 'mustChangePassword', failures: [failure] } },
});

interface Canvas {
  findByLabelText: (label: string, options: object, wait: { timeout: number }) => Promise<HTMLElement>;
  getByLabelText: (label: string) => HTMLElement;
  getByRole: (role: string, options: { name: string }) => HTMLElement;
}

async function enter(canvas: Canvas, newPassword: string, verification = newPassword): Promise<void> {
  // The form waits for the rules, which a busy machine takes a while to answer.
  const field = await canvas.findByLabelText('New password', {}, { timeout: 5000 });
  if (newPassword) await userEvent.type(field, newPassword);
  if (verification) await userEvent.type(canvas.getByLabelText('New password once more'), verification);
  await userEvent.click(canvas.getByRole('button', { name: 'Change password' }));
}

export const Default = meta.story({
  play: async ({ canvas, step }) => {
    await expect(await canvas.findByLabelText('New password')).toHaveFocus();
    await step('the old password is not asked for', () =>
      expect(canvas.queryByLabelText(/old password/i)).toBeNull(),
    );
    await step('every rule is in sight', () =>
      expect(canvas.getByRole('list', { name: 'Rules of the new password' }).children).toHaveLength(4),
    );
  },
});

export const Changed = meta.story({
  parameters: { pictures: false },
  play: async ({ canvas, args, step }) => {
    await enter(canvas, 'Winter-7-tyres');
    await waitFor(() => expect(args.onChanged).toHaveBeenCalledWith('Winter-7-tyres'));
    await step('the screen stays busy until the new sign-in has taken its place', async () => {
      await userEvent.type(canvas.getByLabelText('New password'), '{Enter}');
      await expect(args.onChanged).toHaveBeenCalledTimes(1);
    });
  },
});

export const RulesWhileTyping = meta.story({
  play: async ({ canvas, step }) => {
    const field = await canvas.findByLabelText('New password');
    const rules = canvas.getByRole('list', { name: 'Rules of the new password' });
    await userEvent.type(field, 'ooo-321');
    await step('each rule says whether it is kept', async () => {
      await expect(rules.children[0]).toHaveTextContent('Does not contain your user name (kept)');
      await expect(rules.children[1]).toHaveTextContent('No character three times in a row (not kept)');
      await expect(rules.children[2]).toHaveTextContent(/backwards \(not kept\)/);
    });
    await step('the second entry is not judged before it has begun', () =>
      expect(rules.children[3]).toHaveTextContent(/the same$/),
    );
  },
});

export const Missing = meta.story({
  parameters: { pictures: false },
  play: async ({ canvas, args }) => {
    await enter(canvas, '');
    const field = canvas.getByLabelText('New password');
    await waitFor(() => expect(field).toHaveFocus());
    await expect(field).toHaveAccessibleDescription('Enter a new password.');
    await expect(args.onChanged).not.toHaveBeenCalled();
  },
});

export const NotSame = meta.story({
  parameters: { pictures: false },
  play: async ({ canvas, args }) => {
    await enter(canvas, 'Winter-7-tyres', 'Summer-7-tyres');
    const field = canvas.getByLabelText('New password once more');
    await waitFor(() => expect(field).toHaveFocus());
    await expect(field).toHaveAccessibleDescription('The passwords are not the same.');
    await expect(args.onChanged).not.toHaveBeenCalled();
  },
});

export const ContainsUserName = meta.story({
  parameters: { pictures: false },
  play: async ({ canvas }) => {
    await enter(canvas, 'xMAREKx');
    await expect(canvas.getByText('The password must not contain your user name.')).toBeVisible();
  },
});

export const RepeatsCharacter = meta.story({
  parameters: { pictures: false },
  play: async ({ canvas }) => {
    await enter(canvas, 'Wooo-7-tyres');
    await expect(
      canvas.getByText('The password must not repeat a character three times in a row.'),
    ).toBeVisible();
  },
});

export const ContainsSequence = meta.story({
  parameters: { pictures: false },
  play: async ({ canvas }) => {
    await enter(canvas, 'Tyres-321');
    await expect(
      canvas.getByText('The password must not contain a run of letters or numbers.'),
    ).toBeVisible();
  },
});

export const EveryRuleBroken = meta.story({
  play: async ({ canvas, step }) => {
    await enter(canvas, 'marek-ooo-321', 'x');
    const rules = canvas.getByRole('list', { name: 'Rules of the new password' });
    await step('each fault is said once, by its rule', async () => {
      for (const [at, words] of [
        'The password must not contain your user name.',
        'The password must not repeat a character three times in a row.',
        'The password must not contain a run of letters or numbers.',
        'The passwords are not the same.',
      ].entries()) {
        await expect(canvas.getAllByText(words)).toHaveLength(1);
        await expect(rules.children[at]).toHaveTextContent(words);
      }
    });
    await step('and the fields are described by it', async () => {
      const field = canvas.getByLabelText('New password');
      await expect(field).toBeInvalid();
      await expect(field).toHaveAccessibleDescription(
        /^The password must not contain your user name\. .* a run of letters or numbers\.$/,
      );
      await expect(canvas.getByLabelText('New password once more')).toHaveAccessibleDescription(
        'The passwords are not the same.',
      );
    });
  },
});

export const NotStrict = meta.story({
  parameters: { ...plain.parameters, pictures: false },
  play: async ({ canvas, args }) => {
    await enter(canvas, 'marek-ooo-321');
    await waitFor(() => expect(args.onChanged).toHaveBeenCalledWith('marek-ooo-321'));
  },
});

export const UsedBefore = meta.story({
  parameters: { ...plain.parameters, pictures: false },
  play: async ({ canvas, step }) => {
    await enter(canvas, 'demo');
    await step('the reason has the focus', async () => {
      const problem = await canvas.findByRole('alert');
      await expect(problem).toHaveTextContent('You have used this password before. Choose another one.');
      await waitFor(() => expect(problem).toHaveFocus());
    });
    await step('nothing that was typed is lost', () =>
      expect(canvas.getByLabelText('New password')).toHaveValue('demo'),
    );
  },
});

export const RefusedWithMessage = meta.story({
  parameters: { ...plain.parameters, pictures: false },
  play: async ({ canvas }) => {
    await enter(canvas, 'x1');
    await expect(canvas.findByText('The password is shorter than four characters.')).resolves.toBeVisible();
  },
});

export const Loading = meta.story({
  ...withFailure(failing('postPasswordParam', 'timeout')),
  play: async ({ canvas, args }) => {
    await expect(canvas.findByRole('status', { name: 'Loading the rules' })).resolves.toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Log out instead' }));
    await expect(args.onLogOut).toHaveBeenCalledTimes(1);
  },
});

export const Failed = meta.story({
  parameters: { ...withFailure(failing('postPasswordParam', '500')).parameters, pictures: false },
  play: async ({ canvas }) => {
    await expect(
      canvas.findByText('The rules of the new password could not be loaded.'),
    ).resolves.toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
});

export const ChangeFailed = meta.story({
  ...withFailure(failing('postChangePassword', 'network')),
  play: async ({ canvas }) => {
    await enter(canvas, 'Winter-7-tyres');
    await expect(
      canvas.findByText('The password has not been changed. What you typed is still here.'),
    ).resolves.toBeVisible();
    await expect(canvas.getByLabelText('New password')).toHaveValue('Winter-7-tyres');
  },
});

export const InCzech = meta.story({
  globals: { language: 'cs' },
  parameters: { pictures: false },
});
export const InSlovak = meta.story({
  globals: { language: 'sk' },
  parameters: { pictures: false },
});
