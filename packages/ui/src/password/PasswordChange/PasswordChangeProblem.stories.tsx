import { OutcomeUnknownError, TimeoutError } from '@selfservice/api/core/errors';
import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { PasswordChangeProblem } from './PasswordChangeProblem.tsx';

const meta = preview.meta({
  component: PasswordChangeProblem,
  args: {
    error: null as Error | null,
    outcome: { kind: 'invalidOldPassword' as const },
    canCheck: false,
    hasOldField: false,
  },
  parameters: { layout: 'padded' },
});

export const InvalidOldPassword = meta.story({
  parameters: { pictures: false },
  play: ({ canvas }) => expect(canvas.findByText('The old password is incorrect.')).resolves.toBeVisible(),
});

export const LongMessageOfTheServer = meta.story({
  args: {
    outcome: {
      kind: 'refused',
      message:
        'The password does not meet the rules of the domain: at least fourteen characters, of them two digits and two of !#$%&*+-=?@_, none of the last twenty-four passwords, and no word of more than five letters out of the dictionaries of the languages that the organisation uses.',
    },
  },
});

export const EitherValid = meta.story({
  parameters: { pictures: false },
  args: {
    error: new OutcomeUnknownError(new TimeoutError('/controllers/IpoData/ChangePassword', 30_000)),
    outcome: undefined,
    hasOldField: true,
  },
  play: ({ canvas }) =>
    expect(
      canvas.findByText(/Either your old or your new password may be valid now\./),
    ).resolves.toBeVisible(),
});
