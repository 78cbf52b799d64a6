import { failing } from '@selfservice/mock-server/core/failure';
import { describe, expect, test } from 'vitest';
import { aBackend } from '../core/signed-in.fixtures.ts';
import { testOutcomes } from '../core/outbox/write-outcomes.fixtures.ts';
import { isPasswordOf } from '../session/is-current-password.ts';
import { createTokens } from '../session/tokens.ts';
import { changePasswordMutation } from './password.ts';

const newPassword = 'Winter-7-tyres';
const change = { userName: 'marek', oldPassword: '', newPassword };
const tokens = createTokens({
  baseUrl: () => 'http://backend.test',
  language: () => 'en',
  customerCode: null,
});

const isValid = (password: string) => isPasswordOf(tokens, 'marek', password);

describe('a forced change', { tags: ['password-8'] }, () => {
  const calls = { write: 'postChangePassword', read: 'postToken', path: 'ChangePassword' } as const;
  testOutcomes(calls, ({ as, database }) => {
    const mutation = changePasswordMutation(isValid);
    return {
      write: () => as('mustChangePassword').run(mutation, change),
      isDone: () => database.passwords.get('mustChangePassword')?.at(-1) === newPassword,
    };
  });
});

describe('a change by choice', () => {
  const byUser = { userName: 'jana', oldPassword: 'demo', newPassword };

  test.each(['network', '500', 'portal', 'malformed'] as const)(
    'has an unknown outcome if the response is lost (%s)',
    { tags: ['password-8', 'shell-49'] },
    async (kind) => {
      using backend = aBackend({ failures: [failing('postChangePassword', kind, { isAfterWork: true })] });
      const changing = backend.as('employee').run(changePasswordMutation(), byUser);
      await expect(changing).rejects.toMatchObject({ name: 'OutcomeUnknownError' });
    },
  );

  test(
    'is sent again at the next press, which shows whether the old password is still valid',
    { tags: ['password-20'] },
    async () => {
      using backend = aBackend({
        failures: [failing('postChangePassword', '504', { occasion: 'once', isAfterWork: true })],
      });
      const mutation = changePasswordMutation();
      await expect(backend.as('employee').run(mutation, byUser)).rejects.toMatchObject({
        name: 'OutcomeUnknownError',
      });
      expect(await backend.as('employee').run(mutation, byUser)).toEqual({
        kind: 'invalidOldPassword',
      });
    },
  );

  test('has a known outcome if it is refused', async () => {
    using backend = aBackend({ failures: [failing('postChangePassword', '400')] });
    const changing = backend.as('employee').run(changePasswordMutation(), byUser);
    await expect(changing).rejects.toMatchObject({ name: 'HttpError' });
  });
});
