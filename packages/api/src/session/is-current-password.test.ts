import { failing } from '@selfservice/mock-server/core/failure';
import { expect, test } from 'vitest';
import { aSession } from './session.fixtures.ts';
import type { SessionTest } from './session.fixtures.ts';

async function reachChange(it: SessionTest): Promise<void> {
  it.session.start();
  await it.reach('signedOut');
  it.session.signIn({ userName: 'marek', password: 'demo', isRemembered: false });
  await it.reach('passwordChange');
}

test('a forced change distinguishes the current password from another one, and continues', async () => {
  using it = aSession();
  await reachChange(it);
  expect(await it.session.isCurrentPassword('demo')).toBe(true);
  expect(await it.session.isCurrentPassword('Winter-7-tyres')).toBe(false);
  expect(it.session.state.value.phase).toBe('passwordChange');
  expect(it.scope().signal.aborted).toBe(false);
});

test.each(['network', '500', 'portal', '400'] as const)(
  'rejects where the server does not say whether a password is the current one (%s)',
  async (kind) => {
    using it = aSession({ failures: [failing('postToken', kind, { occasion: 2 })] });
    await reachChange(it);
    await expect(it.session.isCurrentPassword('Winter-7-tyres')).rejects.toBeInstanceOf(Error);
  },
);

test('rejects without a call after the forced change has ended', async () => {
  using it = aSession();
  it.session.start();
  await it.reach('signedOut');
  await expect(it.session.isCurrentPassword('demo')).rejects.toMatchObject({ name: 'SessionEndedError' });
});
