import { afterEach, beforeEach, expect, test } from 'vitest';
import type { HttpServer } from './http.ts';
import { startHttpServer } from './http.ts';

let server: HttpServer;

beforeEach(async () => {
  server = await startHttpServer({ port: 0, scenario: { configuration: { infoText: 'Hello' } } });
});

afterEach(() => server.close());

test('serves the configuration and the contract over real HTTP', async () => {
  expect(await (await fetch(`${server.url}/config.json`)).json()).toMatchObject({ infoText: 'Hello' });
  const response = await fetch(`${server.url}/Token`, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'password',
      username: 'jana',
      password: 'demo',
      application: 'selfservice',
    }),
  });
  expect(await response.json()).toMatchObject({ sid: '0001001' });
});

test('lets pages of this machine call with cookies, and no others', async () => {
  const allowed = (origin: string) =>
    fetch(`${server.url}/config.json`, { headers: { Origin: origin } }).then((response) =>
      response.headers.get('Access-Control-Allow-Origin'),
    );
  expect(await allowed('http://localhost:5173')).toBe('http://localhost:5173');
  expect(await allowed('https://elsewhere.example')).toBeNull();
});

test('plays the external sign-in page: a chosen person has a ticket, a signed-out one has none', async () => {
  const page = await fetch(`${server.url}/external/sign-in?r=${encodeURIComponent('http://localhost:1/x')}`);
  expect(await page.text()).toContain('value="http://localhost:1/x"');
  const chosen = await fetch(`${server.url}/external/sign-in?r=/back&person=employee`, {
    redirect: 'manual',
  });
  expect(chosen.headers.get('Location')).toBe('/back');
  const cookie = chosen.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const ticket = (headers: Record<string, string>) =>
    fetch(`${server.url}/controllers/customcontrollers/AuthIdentity/AuthUserTicket`, { headers }).then((r) =>
      r.json(),
    );
  expect(await ticket({ Cookie: cookie })).toMatch(/^ticket-/);
  expect(await ticket({})).toBe('');
});

test('cuts the connection when a call fails with a lost network', async () => {
  server.setScenario({ isOffline: true });
  await expect(fetch(`${server.url}/controllers/SelfService/Startup`)).rejects.toThrow();
});
