import { expect, fn, userEvent, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { ForcedPasswordScreen } from './ForcedPasswordScreen.tsx';

const meta = preview.meta({
  component: ForcedPasswordScreen,
  args: { userName: 'marek', onChanged: fn(), onLogOut: fn() },
  parameters: { scenario: { person: 'mustChangePassword' } },
});

interface Canvas {
  findByLabelText: (label: string) => Promise<HTMLElement>;
  getByLabelText: (label: string) => HTMLElement;
  getByRole: (role: string, options: { name: string }) => HTMLElement;
}

async function enter(canvas: Canvas, newPassword: string, verification = newPassword): Promise<void> {
  await userEvent.type(await canvas.findByLabelText('New password'), newPassword);
  await userEvent.type(canvas.getByLabelText('New password once more'), verification);
  await userEvent.click(canvas.getByRole('button', { name: 'Change password' }));
}

export const Default = meta.story({
  play: ({ canvas }) => expect(canvas.findByLabelText('New password')).resolves.toBeVisible(),
});

export const Changed = meta.story({
  play: async ({ canvas, args }) => {
    await enter(canvas, 'Winter-7-tyres');
    await waitFor(() => expect(args.onChanged).toHaveBeenCalledWith('Winter-7-tyres'));
  },
});

export const NotSame = meta.story({
  play: async ({ canvas, args }) => {
    await enter(canvas, 'Winter-7-tyres', 'Summer-7-tyres');
    await expect(canvas.getByText('The passwords are not the same.')).toBeVisible();
    await expect(args.onChanged).not.toHaveBeenCalled();
  },
});

export const ContainsUserName = meta.story({
  play: async ({ canvas }) => {
    await enter(canvas, 'xMAREKx');
    await expect(canvas.getByText('The password must not contain your user name.')).toBeVisible();
  },
});

export const RepeatsCharacter = meta.story({
  play: async ({ canvas }) => {
    await enter(canvas, 'Wooo-7-tyres');
    await expect(
      canvas.getByText('The password must not repeat a character three times in a row.'),
    ).toBeVisible();
  },
});

export const ContainsSequence = meta.story({
  play: async ({ canvas }) => {
    await enter(canvas, 'Tyres-321');
    await expect(
      canvas.getByText('The password must not contain a run of letters or numbers.'),
    ).toBeVisible();
  },
});

export const UsedBefore = meta.story({
  parameters: { scenario: { person: 'mustChangePassword', hasStrictPasswords: false } },
  play: async ({ canvas }) => {
    await enter(canvas, 'demo');
    await expect(
      canvas.findByText('You have used this password before. Choose another one.'),
    ).resolves.toBeVisible();
    await expect(canvas.getByLabelText('New password')).toHaveValue('demo');
  },
});

export const RefusedWithMessage = meta.story({
  parameters: { scenario: { person: 'mustChangePassword', hasStrictPasswords: false } },
  play: async ({ canvas }) => {
    await enter(canvas, 'x1');
    await expect(canvas.findByText('The password is shorter than four characters.')).resolves.toBeVisible();
  },
});

export const NotStrict = meta.story({
  parameters: { scenario: { person: 'mustChangePassword', hasStrictPasswords: false } },
  play: ({ canvas }) => expect(canvas.findByText('Both passwords are the same')).resolves.toBeVisible(),
});

export const Loading = meta.story({
  parameters: { scenario: { person: 'mustChangePassword', failures: { GetPasswordParam: 'timeout' } } },
  play: ({ canvas }) =>
    expect(canvas.findByRole('status', { name: 'Loading the rules' })).resolves.toBeVisible(),
});

export const Failed = meta.story({
  parameters: { scenario: { person: 'mustChangePassword', failures: { GetPasswordParam: '500' } } },
  play: ({ canvas }) =>
    expect(canvas.findByText('The rules of the new password could not be loaded.')).resolves.toBeVisible(),
});

export const ChangeFailed = meta.story({
  parameters: { scenario: { person: 'mustChangePassword', failures: { ChangePassword: 'network' } } },
  play: async ({ canvas }) => {
    await enter(canvas, 'Winter-7-tyres');
    await expect(
      canvas.findByText('The password has not been changed. What you typed is still here.'),
    ).resolves.toBeVisible();
    await expect(canvas.getByLabelText('New password')).toHaveValue('Winter-7-tyres');
  },
});
