import type { Failure } from '@selfservice/mock-server/core/failure';
import { screen, userEvent } from 'storybook/test';

/** The passwords to type, by field; an empty text leaves the field empty. */
interface Entry {
  old?: string;
  next?: string;
  verification?: string;
}

/** Waits for the form, fills it in and sends it. */
export async function enterPasswords({ old = 'demo', next = 'Winter-7-tyres', verification = next }: Entry) {
  const newField = await screen.findByLabelText('New password');
  const oldField = screen.queryByLabelText('Old password');
  if (oldField && old) await userEvent.type(oldField, old);
  if (next) await userEvent.type(newField, next);
  if (verification) await userEvent.type(screen.getByLabelText('Repeat new password'), verification);
  await userEvent.click(screen.getByRole('button', { name: 'Change password' }));
}

/** A story whose backend does not demand the strict rules. */
export const plain = { scenario: { hasStrictPasswords: false } };

/** A story in which a call fails. */
export const withFailure = (...failures: Failure[]) => ({ scenario: { failures } });
