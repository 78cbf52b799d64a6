import { refOf } from '../core/signed-in.fixtures.ts';
import { createTransport, fixedToken } from '../core/create-transport.ts';
import { localDate, localDateTime, monthOf } from '../core/local-date.ts';
import { fromCommaList, fromWireDate, fromWireDateTime, fromWireMonth } from '../core/wire.ts';
import { toWireDate, toWireDateTime, toWireMonth } from '../core/wire.ts';
import { postReportError } from '../errors/errors.wire.ts';
import * as v from 'valibot';
import { describe, expect, test, vi } from 'vitest';
import { toSelectablePeople, toToken } from './session-mapping.ts';
import { signInAs, aSession } from './session.fixtures.ts';
import { getUserLanguage, getUserList, tokenSchema } from './session.wire.ts';

/** A transport that is signed in and receives one response. Its `fetch` records the calls. */
function aTransport(response: () => Response) {
  const fetch = vi.fn<typeof globalThis.fetch>(() => Promise.resolve(response()));
  const transport = createTransport({
    baseUrl: () => 'https://backend.example/root',
    language: () => 'sk',
    authorization: fixedToken('token-1'),
    fetch,
  });
  return { transport, fetch };
}

const report = { message: 'x', route: '/', version: '2.43', userAgent: 'test', time: '2026-11-20T08:00:00Z' };

describe('a call of a signed-in user', () => {
  test(
    'carries the token, the language and the type of its body',
    { tags: ['shell-40', 'shell-41'] },
    async () => {
      const { transport, fetch } = aTransport(() => new Response(null, { status: 200 }));
      await transport.call(postReportError, { body: report });
      const [url, init] = fetch.mock.calls[0] ?? [];
      expect(url).toBe('https://backend.example/root/breeze/IpoData/ReportError');
      const headers = new Headers(init?.headers);
      expect(headers.get('Authorization')).toBe('Bearer token-1');
      expect(headers.get('Accept-Language')).toBe('sk');
      expect(headers.get('Content-Type')).toBe('application/json');
    },
  );

  test.each(['"cs"', 'cs'])('reads the bare text %s', { tags: ['shell-46'] }, async (body) => {
    const { transport } = aTransport(() => new Response(body));
    expect(await transport.call(getUserLanguage, {})).toBe('cs');
  });

  test(
    'names endpoint and field of a response without a required field',
    { tags: ['shell-45'] },
    async () => {
      const { transport } = aTransport(() => Response.json([{ fullname: 'Dvořáková Jana', poradi: 1 }]));
      await expect(transport.call(getUserList, {})).rejects.toMatchObject({
        name: 'ContractError',
        endpoint: 'GET /breeze/IpoData/GetUserList',
        field: '0.ixs_ref',
      });
    },
  );

  test('ignores unknown fields and fills in missing optional ones', { tags: ['shell-44'] }, async () => {
    const { transport } = aTransport(() =>
      Response.json([{ ixs_ref: '0001001', fullname: 'Dvořáková Jana', poradi: 1, colour: 'red' }]),
    );
    expect(await transport.call(getUserList, {})).toEqual([
      { ixs_ref: '0001001', fullname: 'Dvořáková Jana', poradi: 1, id_zast: null, str_text: '' },
    ]);
  });
});

describe('a call whose response has no body', () => {
  test.each([
    [200, ''],
    [200, 'null'],
    [200, '"ok"'],
    [200, '{"id":1}'],
    [201, ''],
    [204, null],
  ])('succeeds with the status %i and the body %j', { tags: ['shell-47'] }, async (status, body) => {
    const { transport } = aTransport(() => new Response(body, { status }));
    await expect(transport.call(postReportError, { body: report })).resolves.toBeUndefined();
  });

  test.each([
    ['an HTML page', () => new Response('<!doctype html>', { headers: { 'Content-Type': 'text/html' } })],
    ['a redirect', () => new Response(null, { status: 302, headers: { Location: '/login' } })],
    [
      'half of a JSON body',
      () => new Response('{"id":', { headers: { 'Content-Type': 'application/json' } }),
    ],
  ])('fails with %s', { tags: ['shell-47'] }, async (_what, response) => {
    const { transport } = aTransport(response);
    await expect(transport.call(postReportError, { body: report })).rejects.toBeInstanceOf(Error);
  });
});

describe('the forms of the wire', () => {
  test('write local wall time with a Z', { tags: ['shell-42'] }, () => {
    expect(toWireDateTime(localDateTime('2026-11-20T08:00:00'))).toBe('2026-11-20T08:00:00Z');
    expect(toWireDate(localDate('2026-11-20'))).toBe('2026-11-20T00:00:00Z');
    expect(toWireMonth(monthOf(localDate('2026-11-20')))).toBe('2026-11-01T00:00:00Z');
  });

  test.each(['2026-11-20T08:00:00Z', '2026-11-20T08:00:00', '2026-11-20T08:00:00.123Z'])(
    'read %s as eight in the morning',
    { tags: ['shell-42'] },
    (text) => {
      expect(fromWireDateTime(text)).toBe('2026-11-20T08:00:00');
      expect(fromWireDate(text)).toBe('2026-11-20');
      expect(fromWireMonth(text)).toBe('2026-11');
    },
  );

  test('read a list in a text', { tags: ['shell-43'] }, () => {
    expect([...fromCommaList(' SelfServiceApp_Run, ,SelfServiceApp_Absence,')]).toEqual([
      'SelfServiceApp_Run',
      'SelfServiceApp_Absence',
    ]);
  });
});

describe('a token', () => {
  const wire = {
    access_token: 'a',
    refresh_token: 'r',
    expires_in: 3600,
    changePassword: 'True',
    sid: '0001005',
    sidSubst: '0001002',
    userName: 'lucie',
    givenName: 'Lucie',
    surname: 'Benešová',
    degreeBefore: 'Ing.',
    degreeAfter: 'Ph.D.',
    personalNumber: '100238',
    orderOfEmployment: 1,
    userDisabledActions: 'SelfServiceApp_RunReports, SelfServiceApp_Absence',
    userInvisibleActions: 'SelfServiceApp_RunTerminal',
    userRoles: 'employee, approver',
  };

  test(
    'speaks for the substituted person, and its lists are split',
    { tags: ['session-42', 'shell-48'] },
    () => {
      expect(toToken(v.parse(tokenSchema, wire))).toEqual({
        accessToken: 'a',
        refreshToken: 'r',
        lifetimeSeconds: 3600,
        mustChangePassword: true,
        identity: {
          personRef: '0001002',
          userRef: '0001005',
          isSubstitution: true,
          userName: 'lucie',
          givenName: 'Lucie',
          surname: 'Benešová',
          degreeBefore: 'Ing.',
          degreeAfter: 'Ph.D.',
          personalNumber: '100238',
          employmentOrder: '1',
          permissions: {
            disabled: new Set(['SelfServiceApp_RunReports', 'SelfServiceApp_Absence']),
            invisible: new Set(['SelfServiceApp_RunTerminal']),
          },
          roles: ['employee', 'approver'],
        },
      });
    },
  );

  test.each(['False', 'true', '', null])(
    'demands no new password with %j',
    { tags: ['session-42'] },
    (text) => {
      expect(toToken(v.parse(tokenSchema, { ...wire, changePassword: text })).mustChangePassword).toBe(false);
    },
  );
});

test(
  'an entry of the user list keeps the leading zeros of its reference',
  { tags: ['session-43', 'shell-48'] },
  () => {
    const row = {
      ixs_ref: refOf('approver'),
      fullname: 'Svoboda Petr',
      poradi: null,
      id_zast: 71,
      str_text: 'Assembly',
    };
    expect(toSelectablePeople([row])).toEqual([
      {
        personRef: '0001002',
        fullName: 'Svoboda Petr',
        employmentOrder: null,
        substitutionId: 71,
        centreName: 'Assembly',
      },
    ]);
  },
);

test(
  'token calls are forms: by password, by ticket, by refresh token',
  { tags: ['session-46'] },
  async () => {
    using it = aSession();
    const forms: Record<string, string>[] = [];
    it.mock.server.events.on('request:start', ({ request }) => {
      if (!request.url.endsWith('/Token')) return;
      expect(request.headers.get('Content-Type')).toMatch(/^application\/x-www-form-urlencoded/);
      expect(request.headers.get('Authorization')).toBeNull();
      void request
        .clone()
        .text()
        .then((text) => forms.push(Object.fromEntries(new URLSearchParams(text))));
    });
    await signInAs(it, 'jana');
    const application = 'selfservice';
    const ticket = expect.stringMatching(/./) as string;
    await vi.waitFor(() =>
      expect(forms).toEqual([
        { grant_type: 'password', username: 'jana', password: 'demo', application },
        { grant_type: 'password', username: ticket, password: '', application },
      ]),
    );
    const refreshToken = it.stored.refreshToken.read();
    it.clock.advance(3_570_000);
    await vi.waitFor(() =>
      expect(forms.at(-1)).toEqual({ grant_type: 'refresh_token', refresh_token: refreshToken, application }),
    );
  },
);
