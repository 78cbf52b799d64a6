import { expect, test } from 'vitest';
import { aBackend } from '../core/signed-in.fixtures.ts';
import { changePasswordMutation, hasPasswordQuery, passwordRulesQuery } from './password.ts';

test.each([
  [true, '1'],
  [false, '0'],
])('isStrict is %j if the backend responds %s', { tags: ['password-18'] }, async (isStrict) => {
  using backend = aBackend({ hasStrictPasswords: isStrict });
  expect(await backend.as('employee').client.fetchQuery(passwordRulesQuery('jana'))).toEqual({ isStrict });
  expect(backend.sent).toEqual([{ call: 'GetPasswordParam', body: { UserName: 'jana' } }]);
});

test('the backend responds whether an old password exists', { tags: ['password-19'] }, async () => {
  using backend = aBackend();
  expect(await backend.as('employee').client.fetchQuery(hasPasswordQuery('jana'))).toBe(true);
  backend.database.passwords.delete('approver');
  expect(await backend.as('approver').client.fetchQuery(hasPasswordQuery('petr'))).toBe(false);
  expect(backend.sent).toEqual([
    { call: 'HasAuthUserPasswordSet', body: { UserName: 'jana' } },
    { call: 'HasAuthUserPasswordSet', body: { UserName: 'petr' } },
  ]);
});

test.each([
  ['Winter-7-tyres', { kind: 'changed' }],
  ['demo', { kind: 'inHistory' }],
  ['x1', { kind: 'refused', message: 'The password is shorter than four characters.' }],
])('a change to %s ends as the status says', { tags: ['password-17'] }, async (newPassword, outcome) => {
  using backend = aBackend();
  const change = { userName: 'jana', oldPassword: 'demo', newPassword };
  expect(await backend.as('employee').run(changePasswordMutation(), change)).toEqual(outcome);
  expect(backend.sent).toEqual([
    {
      call: 'ChangePassword',
      body: { UserName: 'jana', OldPassword: 'demo', NewPassword: newPassword },
    },
  ]);
});
