import { spawn } from 'node:child_process';
import { connect } from 'node:net';
import { join } from 'node:path';
import { localDateTime } from '@selfservice/api/core/local-date';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createManualClock } from './core/manual-clock.ts';
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
    headers: { 'Accept-Language': 'en' },
    body: new URLSearchParams({
      grant_type: 'password',
      username: 'jana',
      password: 'demo',
      application: 'selfservice',
    }),
  });
  expect(await response.json()).toMatchObject({ sid: '0001001' });
});

test('allows only pages of this machine to call with cookies', async () => {
  const allowed = (origin: string) =>
    fetch(`${server.url}/config.json`, { headers: { Origin: origin } }).then((response) =>
      response.headers.get('Access-Control-Allow-Origin'),
    );
  expect(await allowed('http://localhost:5173')).toBe('http://localhost:5173');
  expect(await allowed('https://elsewhere.example')).toBeNull();
});

test('returns a ticket after the external sign-in page, and none without its cookie', async () => {
  const page = await fetch(`${server.url}/external/sign-in?r=${encodeURIComponent('http://localhost:1/x')}`);
  expect(await page.text()).toContain('value="http://localhost:1/x"');
  const chosen = await fetch(`${server.url}/external/sign-in?r=/back&person=employee`, {
    redirect: 'manual',
  });
  expect(chosen.headers.get('Location')).toBe(`${server.url}/back`);
  const cookie = chosen.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const ticket = (headers: Record<string, string>) =>
    fetch(`${server.url}/controllers/customcontrollers/AuthIdentity/AuthUserTicket`, {
      headers: { 'Accept-Language': 'en', ...headers },
    }).then((r) => r.json());
  expect(await ticket({ Cookie: cookie })).toMatch(/^ticket-/);
  expect(await ticket({})).toBe('');
});

test('sends the header Date by its own clock only if the scenario says so', async () => {
  const date = async (url: string) => (await fetch(`${url}/config.json`)).headers.get('Date');
  expect(await date(server.url)).toBeNull();
  const clock = createManualClock(localDateTime('2026-11-20T08:00:00'));
  await using dated = await startHttpServer({ port: 0, scenario: { dateAheadMinutes: -5 }, clock });
  expect(await date(dated.url)).toBe('Fri, 20 Nov 2026 07:55:00 GMT');
});

test('closes the connection while the scenario is offline', async () => {
  server.setScenario({ isOffline: true });
  await expect(fetch(`${server.url}/controllers/SelfService/Startup`)).rejects.toThrow();
});

test('names a call without a handler in the 404 response', async () => {
  const response = await fetch(`${server.url}/breeze/IpoData/Unknown`);
  expect(response.status).toBe(404);
  expect(await response.json()).toEqual({ Message: 'There is no handler for GET /breeze/IpoData/Unknown.' });
});

test('does not serve the application for an unknown call of the backend', async () => {
  await using other = await startHttpServer({ port: 0, appDirectory: import.meta.dirname });
  expect((await fetch(`${other.url}/breeze/IpoData/Unknown`)).status).toBe(404);
  expect((await fetch(`${other.url}/http.ts`)).status).toBe(200);
});

test('responds to a preflight request of a page of this machine', async () => {
  const response = await fetch(`${server.url}/Token`, {
    method: 'OPTIONS',
    headers: { Origin: 'http://localhost:5173', 'Access-Control-Request-Method': 'POST' },
  });
  expect(response.status).toBe(204);
  expect(response.headers.get('Access-Control-Allow-Credentials')).toBe('true');
  expect(response.headers.get('Access-Control-Allow-Headers')).toContain('Authorization');
});

test.each(['GET // HTTP/1.1', 'TRACE / HTTP/1.1'])('keeps running after %s', async (line) => {
  await new Promise<void>((resolve, reject) => {
    const socket = connect(Number(new URL(server.url).port), '127.0.0.1', () =>
      socket.write(`${line}\r\nHost: localhost\r\nConnection: close\r\n\r\n`),
    );
    socket.on('data', () => {});
    socket.on('close', () => resolve());
    socket.on('error', reject);
  });
  expect((await fetch(`${server.url}/config.json`)).status).toBe(200);
});

test.each([
  ['fields', 'seed=7&latencyMs=-1&colour=red'],
  ['a scenario text', 'v1;seed=7;latencyMs=-1;colour=red'],
])(
  'runs from the command line with %s and prints what it ignores',
  async (_, given) => {
    const child = spawn(process.execPath, [join(import.meta.dirname, 'http.ts'), '--port', '0', given]);
    const printed = { out: '', err: '' };
    child.stdout.on('data', (chunk) => (printed.out += String(chunk)));
    child.stderr.on('data', (chunk) => (printed.err += String(chunk)));
    try {
      await vi.waitFor(() => expect(printed.out).toContain('karel'), 20_000);
      const [url = ''] = /http:\S+/.exec(printed.out) ?? [];
      expect((await fetch(`${url}/config.json`)).status).toBe(200);
      expect(printed.err).toContain('Ignored: latencyMs=-1 is not valid');
      expect(printed.err).toContain('Ignored: colour is not a field of a scenario');
    } finally {
      child.kill();
    }
  },
  30_000,
);
