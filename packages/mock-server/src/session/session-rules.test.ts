import { createManualClock } from '../core/manual-clock.ts';
import { localDateTime } from '@selfservice/api/core/local-date';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Scenario } from '../core/scenario.ts';
import type { MockServer } from '../node.ts';
import { startMockServer } from '../node.ts';
import { errorReports } from '../errors/error-reports.ts';

const base = 'http://backend.test';
const language = { 'Accept-Language': 'en' };
const clock = createManualClock(localDateTime('2026-11-20T08:00:00'));
let mock: MockServer;

function begin(scenario: Partial<Scenario> = {}): void {
  mock[Symbol.dispose]();
  mock = startMockServer(scenario, clock);
}

beforeEach(() => {
  mock = startMockServer({}, clock);
});

afterEach(() => mock[Symbol.dispose]());

interface TokenAnswer {
  access_token: string;
  refresh_token: string;
  sid: string;
  sidSubst: string | null;
  changePassword: string;
  userDisabledActions: string;
  userInvisibleActions: string;
  error?: string;
  error_description?: string;
}

async function token(fields: Record<string, string>): Promise<TokenAnswer> {
  const body = new URLSearchParams({ grant_type: 'password', application: 'selfservice', ...fields });
  const response = await fetch(`${base}/Token`, { method: 'POST', headers: language, body });
  return response.json() as Promise<TokenAnswer>;
}

const get = (path: string, access: string) =>
  fetch(base + path, { headers: { Authorization: `Bearer ${access}`, ...language } });
const signIn = (username: string) => token({ username, password: 'demo' });

test('responds with 401 to a missing, unknown or expired token', async () => {
  const { access_token } = await signIn('jana');
  expect((await fetch(`${base}/breeze/IpoData/GetUserList`)).status).toBe(401);
  expect((await get('/breeze/IpoData/GetUserList', 'made-up')).status).toBe(401);
  expect((await get('/breeze/IpoData/GetUserList', access_token)).status).toBe(200);
  clock.advance(3_600_001);
  expect((await get('/breeze/IpoData/GetUserList', access_token)).status).toBe(401);
});

const renew = (refresh_token: string) => token({ grant_type: 'refresh_token', refresh_token });

test('replaces a refresh token, which stays valid until its replacement is used', async () => {
  const first = await signIn('jana');
  const lost = await renew(first.refresh_token);
  expect(lost.sid).toBe('0001001');
  expect(lost.refresh_token).not.toBe(first.refresh_token);
  const second = await renew(first.refresh_token);
  await get('/breeze/IpoData/GetUserList', second.access_token);
  expect((await renew(first.refresh_token)).error).toBe('invalid_grant');
  const third = await renew(second.refresh_token);
  await renew(third.refresh_token);
  expect((await renew(second.refresh_token)).error).toBe('invalid_grant');
});

test('accepts a ticket once, for its employment', async () => {
  const { access_token } = await signIn('tomas');
  const path = '/breeze/IpoData/GetAuthUserTicketSelfService?poradi=2';
  const ticket = (await (await get(path, access_token)).json()) as string;
  expect((await token({ username: ticket, password: '' })).sid).toBe('0002004');
  expect((await token({ username: ticket, password: '' })).error).toBe('invalid_grant');
});

test.each([
  ['lucie', 'GetAuthUserTicketSelfService?poradi=null'],
  ['jana', 'GetAuthUserTicketSelfService?poradi=7'],
  ['jana', 'GetAuthUserTicket?idZast=null'],
  ['jana', 'GetAuthUserTicket?idZast=71'],
])('refuses %s the ticket of %s', async (userName, path) => {
  const { access_token } = await signIn(userName);
  expect((await get(`/breeze/IpoData/${path}`, access_token)).status).toBe(404);
});

test('gives a substitution token that names both people', async () => {
  const { access_token } = await signIn('lucie');
  const ticket = (await (
    await get('/breeze/IpoData/GetAuthUserTicket?idZast=71', access_token)
  ).json()) as string;
  expect(await token({ username: ticket, password: '' })).toMatchObject({
    sid: '0001005',
    sidSubst: '0001002',
  });
});

test('accepts each person only with the customer code of their tenant', async () => {
  expect((await token({ username: 'jana', password: 'demo', customerCode: 'alfa' })).error).toBe(
    'invalid_grant',
  );
  begin({ configuration: { multiTenant: true } });
  expect((await token({ username: 'jana', password: 'demo', customerCode: 'alfa' })).sid).toBe('0001001');
  expect((await token({ username: 'jana', password: 'demo', customerCode: 'beta' })).error).toBe(
    'invalid_grant',
  );
  expect((await signIn('jana')).error).toBe('invalid_grant');
});

test.each([
  ['zuzana', 'locked_account', '15'],
  ['ivan', 'user_expired', ''],
  ['radim', 'user_not_registered', ''],
  ['hana', 'app_usage_not_allowed', ''],
])('refuses the sign-in of %s with %s', async (userName, error, error_description) => {
  expect(await signIn(userName)).toEqual({ error, error_description });
});

test('does not reveal whether the password of a locked account is right', async () => {
  expect((await token({ username: 'zuzana', password: 'wrong' })).error).toBe('locked_account');
});

test('includes a disabled run action in the token', async () => {
  expect(await signIn('karel')).toMatchObject({ userDisabledActions: 'SelfServiceApp_Run' });
});

test('adds the actions of the scenario to those of the person', async () => {
  begin({ disabledActions: ['SelfServiceApp_RunReports'], invisibleActions: ['SelfServiceApp_RunTerminal'] });
  const token = await signIn('karel');
  expect(token.userDisabledActions).toBe('SelfServiceApp_Run, SelfServiceApp_RunReports');
  expect(token.userInvisibleActions).toBe('SelfServiceApp_RunTerminal');
});

test.each([{ isLicenceValid: false }, { startup: { isEnabled: false } }])(
  'issues no token without a licence: %j',
  async (scenario) => {
    begin(scenario);
    expect((await signIn('jana')).error).toBe('invalid_license');
  },
);

test.each([
  ['WindowsIdentity/WindowsUserTicket', { windowsIdentity: 'employee' }],
  ['AuthIdentity/AuthUserTicket', { externalIdentity: 'employee' }],
] as const)('%s gives a ticket to a known identity and an empty text to others', async (path, scenario) => {
  const ticket = async () =>
    (
      await fetch(`${base}/controllers/customcontrollers/${path}`, { headers: language })
    ).json() as Promise<string>;
  expect(await ticket()).toBe('');
  begin(scenario);
  expect((await token({ username: await ticket(), password: '' })).sid).toBe('0001001');
});

test('lists a substitution with its id and without an employment number', async () => {
  const { access_token } = await signIn('lucie');
  expect(await (await get('/breeze/IpoData/GetUserList', access_token)).json()).toEqual([
    { ixs_ref: '0001005', fullname: 'Benešová Lucie', poradi: 1, id_zast: null, str_text: 'Assembly' },
    {
      ixs_ref: '0001002',
      fullname: 'Ing. Svoboda Petr, Ph.D.',
      poradi: null,
      id_zast: 71,
      str_text: 'Assembly',
    },
  ]);
});

test('demands a new password until it is changed to one that was not used before', async () => {
  const { access_token, changePassword } = await signIn('marek');
  expect(changePassword).toBe('True');
  const change = async (NewPassword: string, UserName = 'marek') => {
    const response = await fetch(`${base}/controllers/IpoData/ChangePassword`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${access_token}`, 'Content-Type': 'application/json', ...language },
      body: JSON.stringify({ UserName, OldPassword: '', NewPassword }),
    });
    return response.json();
  };
  expect(await change('demo')).toEqual({ status: 'PasswordInHistory' });
  expect(await change('Marek-7-tyres')).toEqual({ status: 'The password contains the user name.' });
  expect(await change('Winter-7-tyres', 'jana')).toMatchObject({ status: expect.stringContaining('else') });
  expect(await change('Winter-7-tyres')).toEqual({ status: 'OK' });
  expect((await token({ username: 'marek', password: 'Winter-7-tyres' })).changePassword).toBe('False');
});

test('checks the old password if the change is not forced', async () => {
  const { access_token } = await signIn('jana');
  const change = async (OldPassword: string) => {
    const response = await fetch(`${base}/controllers/IpoData/ChangePassword`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${access_token}`, 'Content-Type': 'application/json', ...language },
      body: JSON.stringify({ UserName: 'jana', OldPassword, NewPassword: 'Winter-7-tyres' }),
    });
    return response.json();
  };
  expect(await change('wrong')).toEqual({ status: 'InvalidOldPassword' });
  expect(await change('demo')).toEqual({ status: 'OK' });
  expect((await signIn('jana')).error).toBe('invalid_grant');
});

test('stores the reports of a client', async () => {
  const { access_token } = await signIn('jana');
  const report = {
    message: 'x',
    route: '/',
    version: '2.43',
    userAgent: 'test',
    time: '2026-11-20T08:00:00Z',
  };
  const response = await fetch(`${base}/breeze/IpoData/ReportError`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${access_token}`, 'Content-Type': 'application/json', ...language },
    body: JSON.stringify(report),
  });
  expect(response.status).toBe(200);
  expect(errorReports(mock.database)).toEqual([report]);
});

test('responds with 400 and the reason to a body that breaks the contract', async () => {
  const response = await fetch(`${base}/Token`, {
    method: 'POST',
    headers: language,
    body: new URLSearchParams({ grant_type: 'magic' }),
  });
  expect(response.status).toBe(400);
  expect(await response.json()).toEqual({ Message: expect.stringContaining('grant_type') });
});

test('responds only to the configuration file while offline', async () => {
  begin({ isOffline: true });
  await expect(fetch(`${base}/controllers/SelfService/Startup`)).rejects.toThrow();
  expect((await fetch(`${base}/config.json`)).status).toBe(200);
});
