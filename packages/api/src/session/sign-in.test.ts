import { failing } from '@selfservice/mock-server/core/failure';
import type { PersonKey } from '@selfservice/mock-server/core/people';
import { people } from '@selfservice/mock-server/core/people';
import { openSession } from '@selfservice/mock-server/core/story-session';
import { HttpResponse, http } from 'msw';
import { expect, test, vi } from 'vitest';
import { aSession, signInAs } from './session.fixtures.ts';
import type { SessionTest } from './session.fixtures.ts';

async function tryToSignIn(it: SessionTest, userName: string, password = 'demo') {
  it.session.start();
  await it.reach('signedOut');
  it.session.signIn({ userName, password, isRemembered: true });
  expect(it.session.state.value).toMatchObject({ isBusy: true });
  await vi.waitFor(() => expect(it.session.state.value).not.toMatchObject({ isBusy: true }));
  return it.session.state.value;
}

/** Returns the headers of a call of a person who is signed in elsewhere. */
function headersOf(it: SessionTest, person: PersonKey): Record<string, string> {
  return { Authorization: `Bearer ${openSession(it.mock.database, person)}`, 'Accept-Language': 'en' };
}

test(
  'a sign-in fetches the user list, the ticket and the token of the selected person',
  { tags: ['session-19', 'session-43'] },
  async () => {
    using it = aSession();
    await signInAs(it, 'jana');
    const afterCheck = it.calls.slice(it.calls.findIndex((call) => call === 'POST /Token'));
    expect(afterCheck).toEqual([
      'POST /Token',
      'GET /breeze/IpoData/GetUserList',
      'GET /breeze/IpoData/GetAuthUserTicketSelfService',
      'POST /Token',
    ]);
    expect(await it.reach('signedIn')).toMatchObject({
      identity: { personRef: '0001001', givenName: 'Jana', isSubstitution: false },
      selected: { centreName: 'Assembly', employmentOrder: 1 },
      isChangingPerson: false,
    });
  },
);

test.each([
  ['jana', 'wrong', { code: 'invalidGrant' }],
  ['nobody', 'demo', { code: 'invalidGrant' }],
  ['zuzana', 'demo', { code: 'lockedAccount', minutes: '15', receivedAtMs: expect.any(Number) }],
  ['ivan', 'demo', { code: 'userExpired' }],
  ['radim', 'demo', { code: 'userNotRegistered' }],
  ['hana', 'demo', { code: 'appUsageNotAllowed' }],
])(
  '%s with "%s" is refused with the right problem, and the user name is kept',
  { tags: ['session-49', 'session-50', 'session-52'] },
  async (userName, password, problem) => {
    using it = aSession();
    expect(await tryToSignIn(it, userName, password)).toMatchObject({ phase: 'signedOut', problem });
    expect(it.stored.refreshToken.read()).toBeNull();
    expect(it.stored.userName.read()).toBe(userName);
  },
);

test.each([
  ['invalid_permissions', '', { code: 'appUsageNotAllowed' }],
  ['invalid_license', '', { code: 'appDisabledByLicence' }],
  ['something_new', 'Ask the help desk.', { code: 'unknown', description: 'Ask the help desk.' }],
])(
  'the error code %s has the right problem',
  { tags: ['session-51', 'session-52', 'session-53'] },
  async (error, error_description, problem) => {
    using it = aSession();
    it.mock.server.use(
      http.post('*/Token', () => HttpResponse.json({ error, error_description }, { status: 400 })),
    );
    expect(await tryToSignIn(it, 'jana')).toMatchObject({ problem });
  },
);

test.each(['500', 'network', 'malformed'] as const)(
  'a token call that ends with %s is a failed call',
  { tags: ['session-54'] },
  async (kind) => {
    using it = aSession({ failures: [failing('postToken', kind)] });
    expect(await tryToSignIn(it, 'jana')).toMatchObject({
      problem: { code: 'failed', error: expect.any(Error) },
    });
    expect(it.onError).toHaveBeenCalledOnce();
  },
);

test(
  'a disabled run action refuses the sign-in, and nothing is stored',
  { tags: ['session-41'] },
  async () => {
    using it = aSession();
    expect(await tryToSignIn(it, 'karel')).toMatchObject({ problem: { code: 'appUsageNotAllowed' } });
    expect(it.stored.refreshToken.read()).toBeNull();
  },
);

test('a sign-in is refused if a cache responds with the ticket of another user', async () => {
  using it = aSession();
  const ticketPath = '/breeze/IpoData/GetAuthUserTicketSelfService';
  const response = await fetch(`http://backend.test${ticketPath}?poradi=1`, {
    headers: headersOf(it, 'employee'),
  });
  expect(response.status).toBe(200);
  const kept = await response.text();
  it.mock.server.use(http.get(`*${ticketPath}`, () => HttpResponse.text(kept)));
  expect(await tryToSignIn(it, 'petr')).toMatchObject({
    phase: 'signedOut',
    problem: { error: { name: 'ContractError', problem: 'the ticket belongs to another user' } },
  });
  expect(it.stored.refreshToken.read()).toBeNull();
});

test('a user whose first token is of an employment that is not in the list is signed in', async () => {
  using it = aSession();
  const path = '/breeze/IpoData/GetUserList';
  const response = await fetch(`http://backend.test${path}`, { headers: headersOf(it, 'twoEmployments') });
  const [, second] = (await response.json()) as object[];
  it.mock.server.use(http.get(`*${path}`, () => HttpResponse.json([second])));
  expect(await tryToSignIn(it, people.twoEmployments.userName)).toMatchObject({ phase: 'signedIn' });
});

test('a hidden run action refuses the sign-in as well', { tags: ['session-41'] }, async () => {
  using it = aSession({ invisibleActions: ['SelfServiceApp_Run'] });
  expect(await tryToSignIn(it, 'jana')).toMatchObject({ problem: { code: 'appUsageNotAllowed' } });
});

test(
  'the customer code of a multi-tenant installation is sent, stored, and has its own message',
  { tags: ['session-5', 'session-47', 'session-49', 'session-56'] },
  async () => {
    using it = aSession({ configuration: { multiTenant: true } });
    it.session.start();
    await it.reach('signedOut');
    it.session.enterCustomerCode(' beta ');
    await vi.waitFor(() =>
      expect(it.session.state.value).toMatchObject({ form: 'credentials', customerCode: 'beta' }),
    );
    it.session.signIn({ userName: 'jana', password: 'demo', isRemembered: false });
    await vi.waitFor(() =>
      expect(it.session.state.value).toMatchObject({
        problem: { code: 'invalidGrantMultiTenant' },
        isBusy: false,
      }),
    );
    it.session.changeCustomerCode();
    expect(it.session.state.value).toMatchObject({ form: 'customerCode', problem: null });
    it.session.enterCustomerCode('alfa');
    await vi.waitFor(() => expect(it.session.state.value).toMatchObject({ form: 'credentials' }));
    it.session.signIn({ userName: 'jana', password: 'demo', isRemembered: false });
    await it.reach('signedIn');
    expect(it.stored.customerCode.read()).toBe('alfa');
  },
);

test(
  'a remembered user name is restored, and removed when "Remember me" is off',
  { tags: ['session-56'] },
  async () => {
    using it = aSession({}, { userName: 'jana' });
    it.session.start();
    expect((await it.reach('signedOut')).rememberedUserName).toBe('jana');
    it.session.signIn({ userName: 'jana', password: 'wrong', isRemembered: false });
    await vi.waitFor(() =>
      expect(it.session.state.value).toMatchObject({ problem: { code: 'invalidGrant' } }),
    );
    expect(it.stored.userName.read()).toBeNull();
  },
);

test('a second sign-in is ignored while the first is running', async () => {
  using it = aSession();
  it.session.start();
  await it.reach('signedOut');
  it.session.signIn({ userName: 'jana', password: 'demo', isRemembered: false });
  it.session.signIn({ userName: 'petr', password: 'demo', isRemembered: false });
  expect((await it.reach('signedIn')).identity.givenName).toBe('Jana');
});

test('a logout during a sign-in discards its late response', { tags: ['session-31'] }, async () => {
  using it = aSession({ latencyMs: 20 });
  it.session.start();
  await it.reach('signedOut');
  it.session.signIn({ userName: 'jana', password: 'demo', isRemembered: false });
  it.session.logOut();
  await vi.waitFor(() =>
    expect(it.calls.filter((call) => call === 'GET /breeze/IpoData/GetUserList')).toHaveLength(1),
  );
  await it.settled();
  expect(it.session.state.value).toMatchObject({ phase: 'signedOut', isBusy: false, problem: null });
  expect(it.stored.refreshToken.read()).toBeNull();
});

test(
  'the forced password change precedes everything else, and its end signs in again',
  { tags: ['session-8', 'password-7'] },
  async () => {
    using it = aSession();
    it.session.start();
    await it.reach('signedOut');
    it.session.signIn({ userName: 'marek', password: 'demo', isRemembered: false });
    expect((await it.reach('passwordChange')).identity.userName).toBe('marek');
    expect(it.calls).not.toContain('GET /breeze/IpoData/GetUserList');
    it.mock.database.passwords.set('mustChangePassword', ['demo', 'Winter-7']);
    it.mock.database.mustChangePassword.clear();
    it.session.finishPasswordChange('Winter-7');
    expect((await it.reach('signedIn')).identity.userName).toBe('marek');
  },
);

test('a failed sign-in after the forced change reports that the password was changed', async () => {
  using it = aSession();
  await tryToSignIn(it, 'marek', 'demo');
  await it.reach('passwordChange');
  it.session.finishPasswordChange('not what was set');
  expect(await it.reach('signedOut')).toMatchObject({
    isPasswordChanged: true,
    problem: { code: 'invalidGrant' },
  });
  it.session.signIn({ userName: 'marek', password: 'demo', isRemembered: false });
  expect(it.session.state.value).toMatchObject({ isPasswordChanged: false });
});
