import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { checkBackend } from '../../../tools/doctor/check-backend.ts';
import { checkFiles } from '../../../tools/doctor/check-files.ts';
import { test } from './journey.ts';
import { findNginx, missingNginx } from './nginx.ts';

test.skip(!findNginx(), missingNginx);

test('an upload larger than the limit is refused before it reaches the backend', async ({
  serveBackendOnly,
  serveNginx,
}) => {
  const { url: backend } = await serveBackendOnly();
  const { url } = await serveNginx({ BACKEND_URL: backend, UPLOAD_LIMIT: '10k' });
  const send = (size: number) =>
    fetch(`${url}/backend/Token`, { method: 'POST', body: 'x'.repeat(size) }).then(({ status }) => status);
  expect(await send(20_000)).toBe(413);
  expect(await send(1000)).not.toBe(413);
});

test('the backend keeps its own Date, and no cache may keep its responses', async ({
  serveBackendOnly,
  serveNginx,
}) => {
  const { url: backend } = await serveBackendOnly({ dateAheadMinutes: 0 });
  const { url } = await serveNginx({ BACKEND_URL: backend });
  const { headers, status } = await fetch(`${url}/backend/controllers/SelfService/Startup`, {
    headers: { 'Accept-Language': 'en', Accept: 'application/json' },
  });
  expect(status).toBe(200);
  // The day of the scenario.
  expect(headers.get('Date')).toContain('20 Nov 2026');
  expect(headers.get('Cache-Control')).toBe('no-store');
  expect(headers.get('Content-Security-Policy')).toBe("default-src 'none'; sandbox");
  expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
});

test.describe('with a backend that uses HTTPS', () => {
  let folder = '';
  let key = '';
  let certificate = '';
  test.beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'selfservice-certificate-'));
    key = join(folder, 'key.pem');
    certificate = join(folder, 'certificate.pem');
    const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
    const kind = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2'];
    const files = ['-keyout', key, '-out', certificate];
    execFileSync('openssl', [...kind, ...subject, ...files], { stdio: 'ignore' });
    // nginx runs as another user.
    execFileSync('chmod', ['-R', 'a+rX', folder]);
  });
  test.afterAll(() => rmSync(folder, { recursive: true }));

  /** Starts a server with HTTPS and the certificate, for `localhost`. */
  async function serveSecurely(): Promise<{ port: number } & AsyncDisposable> {
    const options = { key: readFileSync(key), cert: readFileSync(certificate) };
    const server = createServer(options, (_, response) => {
      response.writeHead(200, { 'Content-Type': 'text/html', 'Cache-Control': 'private, max-age=300' });
      response.end('<script>document.title = "changed"</script>');
    });
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve);
    });
    const { port } = server.address() as AddressInfo;
    return {
      port,
      async [Symbol.asyncDispose]() {
        server.closeAllConnections();
        await new Promise((resolve) => {
          server.close(resolve);
        });
      },
    };
  }

  test('the backend is called only if its certificate is trusted and has its name', async ({
    serveNginx,
  }) => {
    await using backend = await serveSecurely();
    const statusOf = async (host: string, variables: Record<string, string>) => {
      const { url } = await serveNginx({ BACKEND_URL: `https://${host}:${backend.port}`, ...variables });
      return (await fetch(`${url}/backend/page`)).status;
    };
    expect(await statusOf('localhost', { BACKEND_CA: certificate })).toBe(200);
    expect(await statusOf('127.0.0.1', { BACKEND_CA: certificate })).toBe(502);
    expect(await statusOf('localhost', {})).toBe(502);
  });

  test('a page of the backend cannot run scripts at the origin of the application', async ({
    page,
    serveNginx,
    expectLine,
  }) => {
    await using backend = await serveSecurely();
    const variables = { BACKEND_URL: `https://localhost:${backend.port}`, BACKEND_CA: certificate };
    const { url } = await serveNginx(variables);
    expectLine('Content Security Policy');
    expectLine('sandboxed');
    await page.goto(`${url}/backend/page`);
    expect(await page.title()).toBe('');
  });
});

test('too many sign-ins from one address are refused, other calls are not', async ({
  serveBackendOnly,
  serveNginx,
}) => {
  const { url: backend } = await serveBackendOnly();
  const { url } = await serveNginx({ BACKEND_URL: backend, SIGN_IN_RATE: '1r/m' });
  const statuses = async (path: string) => {
    const calls = Array.from({ length: 60 }, () => fetch(url + path, { method: 'POST' }));
    return (await Promise.all(calls)).map(({ status }) => status);
  };
  for (const path of ['/backend/Token', '/backend/token'])
    expect((await statuses(path)).filter((status) => status === 429).length).toBeGreaterThanOrEqual(9);
  expect(await statuses('/backend/controllers/SelfService/Startup')).not.toContain(429);
});

test('the doctor finds only the clock of the mock backend, which is that of the scenario', async ({
  serveBackendOnly,
  serveNginx,
}) => {
  const { url: backend } = await serveBackendOnly({ dateAheadMinutes: 0 });
  const { url } = await serveNginx({ BACKEND_URL: backend, BASE_PATH: '/selfservice/' });
  const findings = [...(await checkFiles(`${url}/`)), ...(await checkBackend(`${url}/`))];
  expect(findings.length).toBeGreaterThan(20);
  expect(findings.filter(({ level }) => level !== 'ok').map(({ text }) => text)).toEqual([
    expect.stringContaining('the clocks of the backend'),
  ]);
});
