import { issueTokens, ownGrant } from '@selfservice/mock-server/core/database';
import { expect, test, vi } from 'vitest';
import { aSession, signInAs } from './session.fixtures.ts';
import type { SessionTest } from './session.fixtures.ts';

test(
  'a sign-in sends the customer code of its form, not that of another tab',
  { tags: ['session-47'] },
  async () => {
    using it = aSession({ configuration: { multiTenant: true } }, { customerCode: 'alfa' });
    it.session.start();
    await it.reach('signedOut');
    it.stored.customerCode.write('beta');
    it.session.signIn({ userName: 'jana', password: 'wrong', isRemembered: false });
    expect(await vi.waitFor(() => failedState(it))).toMatchObject({ customerCode: 'alfa' });
    it.session.signIn({ userName: 'jana', password: 'demo', isRemembered: false });
    expect((await it.reach('signedIn')).identity.userName).toBe('jana');
  },
);

function failedState(it: SessionTest) {
  const state = it.session.state.value;
  expect(state).toMatchObject({ phase: 'signedOut', isBusy: false });
  expect(state).not.toMatchObject({ problem: null });
  return state;
}

test('every token call sends the customer code of its sign-in', { tags: ['session-47'] }, async () => {
  using it = aSession({ configuration: { multiTenant: true }, tokenSeconds: 600 }, { customerCode: 'alfa' });
  const codes: (string | null)[] = [];
  it.mock.server.events.on('request:start', ({ request }) => {
    if (request.url.endsWith('/Token'))
      void request
        .clone()
        .text()
        .then((body) => codes.push(new URLSearchParams(body).get('customerCode')));
  });
  await signInAs(it, 'tomas');
  // Another tab of this device has signed in with another customer code.
  it.stored.customerCode.write('beta');
  it.clock.advance(570_000);
  await vi.waitFor(() => expect(codes).toHaveLength(3));
  it.session.selectPerson('0002004');
  await vi.waitFor(() => expect(codes).toHaveLength(4));
  expect(codes).toEqual(['alfa', 'alfa', 'alfa', 'alfa']);
});

test(
  'a token call after a reload sends the customer code of its sign-in',
  { tags: ['session-47'] },
  async () => {
    using it = aSession(
      { configuration: { multiTenant: true } },
      { customerCode: 'beta', signInCode: 'alfa' },
    );
    it.stored.refreshToken.write(issueTokens(it.mock.database, ownGrant('employee')).refresh);
    it.session.start();
    expect((await it.reach('signedIn')).identity.userName).toBe('jana');
  },
);

test('the customer code cannot be changed while a sign-in is running', async () => {
  using it = aSession({ configuration: { multiTenant: true } }, { customerCode: 'alfa' });
  it.session.start();
  await it.reach('signedOut');
  it.session.signIn({ userName: 'jana', password: 'demo', isRemembered: false });
  it.session.changeCustomerCode();
  expect(it.session.state.value).toMatchObject({ phase: 'signedOut', form: 'credentials', isBusy: true });
  await it.reach('signedIn');
});
