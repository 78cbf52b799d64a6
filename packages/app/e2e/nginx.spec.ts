import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { securityHeaders } from '../../../tools/security-headers.ts';
import { productionBuild } from './builds.ts';
import { expectHome, loginForm, openAs, signIn, test } from './journey.ts';
import { becomeNextBuild } from './next-build.ts';
import type { NginxServer } from './nginx.ts';
import { findNginx, missingNginx, startNginx } from './nginx.ts';
import { followRequests } from './quiet.ts';

let page = '';
let script = '';
let picture = '';
// Journeys are listed without a build.
test.beforeAll(() => {
  page = readFileSync(join(productionBuild, 'index.html'), 'utf8');
  const assets = readdirSync(join(productionBuild, 'assets'));
  script = assets.find((name) => /^initial-.*\.js$/.test(name)) ?? '';
  picture = assets.find((name) => name.endsWith('.png')) ?? '';
});

const nginx = findNginx();
test.skip(!nginx, missingNginx);

/** The compression of a response in the browser's order. `fetch` would hide it. */
function compressionOf(url: string, accepted: string): [encoding: string, body: Buffer] {
  const answer = execFileSync('curl', ['-s', '-i', '-H', `Accept-Encoding: ${accepted}`, url]);
  const end = answer.indexOf('\r\n\r\n');
  const encoding = /^content-encoding: (\w+)/im.exec(answer.subarray(0, end).toString())?.[1] ?? 'none';
  return [encoding, answer.subarray(end + 4)];
}

for (const path of ['/', '/selfservice/', '/some/folder/'])
  test.describe(`at ${path}`, { tag: path === '/selfservice/' ? [] : ['@test-all'] }, () => {
    let server: NginxServer;
    test.beforeAll(async () => {
      server = await startNginx({ directory: productionBuild, variables: { BASE_PATH: path } });
    });
    test.afterAll(() => server.close());

    const get = (address: string, init?: RequestInit) => fetch(`${server.url}/${address}`, init);

    test('every address of a screen has the page with the folder in its base element', async () => {
      for (const address of [
        '',
        'dashboard',
        'plan/my/202611',
        'help/plan_my',
        'nowhere?x=1.js',
        'requests-approve/7003.',
        'index.html',
      ]) {
        const response = await get(address);
        expect([address, response.status]).toEqual([address, 200]);
        expect(await response.text()).toBe(page.replace('<base href="/" />', `<base href="${path}" />`));
        expect(response.headers.get('Cache-Control')).toBe('no-cache');
        expect(response.headers.get('ETag')).not.toBeNull();
      }
    });

    test('a missing file is never the page, and its error is not cached', async () => {
      for (const address of [
        'assets/missing-abcdefgh.js',
        'assets/nothing',
        'help-pages/xx.html',
        'help-pages/nothing',
        'favicon.ico',
        'plan/my/missing.js',
        '.vite/manifest.json',
      ]) {
        const response = await get(address);
        expect([address, response.status]).toEqual([address, 404]);
        expect(response.headers.get('Cache-Control')).toBe('no-cache');
        expect(await response.text()).not.toContain('<base');
      }
    });

    test('hashed files are cached permanently, all others are checked at each use', async () => {
      const cachingOf = async (address: string) => {
        const response = await get(address);
        expect([address, response.status]).toEqual([address, 200]);
        return response.headers.get('Cache-Control');
      };
      expect(await cachingOf(`assets/${script}`)).toBe('public, max-age=31536000, immutable');
      for (const address of ['version.json', 'config.json', 'favicon.svg', 'help-pages/en.html'])
        expect(await cachingOf(address)).toBe('no-cache');
      const { headers } = await get('version.json');
      const again = await get('version.json', { headers: { 'If-None-Match': headers.get('ETag') ?? '' } });
      expect(again.status).toBe(304);
    });

    test('every response has the security headers of the documented policy', async () => {
      for (const address of ['', `assets/${script}`, 'config.json', 'assets/missing.js']) {
        const { headers } = await get(address);
        for (const [name, value] of Object.entries(securityHeaders()))
          expect([address, headers.get(name)]).toEqual([address, value]);
        expect(headers.get('Server')).toBe('nginx');
      }
    });

    test('files are sent compressed as they were built, and pictures as they are', () => {
      const encodings = (address: string, accepted: string) =>
        compressionOf(`${server.url}/${address}`, accepted)[0];
      expect(encodings(`assets/${script}`, 'gzip')).toBe('gzip');
      expect(encodings('dashboard', 'gzip')).toBe('gzip');
      expect(encodings(`assets/${picture}`, 'gzip, br')).toBe('none');
      expect(encodings(`assets/${script}`, 'identity')).toBe('none');
    });

    test('scripts are sent in the brotli form in which they were built', () => {
      test.skip(!nginx?.brotliModule, 'There is no brotli module of nginx.');
      const [encoding, body] = compressionOf(`${server.url}/assets/${script}`, 'gzip, br');
      expect(encoding).toBe('br');
      expect(brotliDecompressSync(body)).toEqual(readFileSync(join(productionBuild, 'assets', script)));
    });

    test('only the folder of the application is served, and the health is known without it', async () => {
      const { origin } = new URL(server.url);
      expect(await (await fetch(`${origin}/healthz`)).text()).toBe('ok\n');
      if (path === '/') return;
      expect((await fetch(`${origin}/`)).status).toBe(404);
      expect((await fetch(`${origin}/dashboard`)).status).toBe(404);
      const response = await fetch(`${origin}${path.slice(0, -1)}?a=1`, { redirect: 'manual' });
      expect([response.status, response.headers.get('Location')]).toEqual([301, `${path}?a=1`]);
    });
  });

test('the policy names the origin of a backend elsewhere, and of the places of pictures', async ({
  serveNginx,
}) => {
  const variables = {
    SELFSERVICE_ENDPOINT: 'https://backend.test:8443/attendance',
    IMAGE_SOURCES: 'https://photos.test',
  };
  const { url } = await serveNginx(variables);
  const policy = (await fetch(url)).headers.get('Content-Security-Policy') ?? '';
  expect(policy).toContain("connect-src 'self' https://backend.test:8443;");
  expect(policy).toContain("img-src 'self' data: blob: https://backend.test:8443 https://photos.test;");
});

test('a mounted config.json is served instead of one from the variables', async ({
  serveBackendOnly,
  serveNginx,
}, testInfo) => {
  const { url: endpoint } = await serveBackendOnly();
  const file = testInfo.outputPath('config.json');
  writeFileSync(file, JSON.stringify({ endpoint, infoText: 'From the file' }));
  execFileSync('chmod', ['a+r', file]);
  const { url } = await serveNginx({ CONFIG_FILE: file, SELFSERVICE_INFO_TEXT: 'From the variable' });
  expect(await (await fetch(`${url}/config.json`)).json()).toEqual({ endpoint, infoText: 'From the file' });
  expect((await fetch(url)).headers.get('Content-Security-Policy')).toContain(
    `connect-src 'self' ${endpoint};`,
  );
});

test.describe('after a new deployment', () => {
  /** Opens another screen like a link does. */
  async function goTo(page: Page, address: string): Promise<void> {
    await page.evaluate((href) => {
      window.history.pushState(null, '', href);
      window.dispatchEvent(new PopStateEvent('popstate'));
    }, address);
  }

  test('an open page offers one reload for a missing screen, and keeps the sign-in and a draft', async ({
    page,
    serveBackendOnly,
    serveNginx,
    expectLine,
  }) => {
    const { url: backend, database } = await serveBackendOnly();
    const { url, deploy } = await serveNginx({ BACKEND_URL: backend, BASE_PATH: '/selfservice/' });
    await openAs(page, { url, database }, 'employee', '/my-requests');
    await page.getByRole('button', { name: 'New request' }).click();
    const note = page.getByRole('dialog', { name: 'New request' }).getByRole('textbox', { name: /Note/ });
    await note.fill('Written before the deployment');
    let loads = 0;
    page.on('load', () => {
      loads += 1;
    });

    await deploy(becomeNextBuild);
    expectLine('404 (Not Found)');
    expectLine('Failed to fetch dynamically imported module');
    await goTo(page, '/selfservice/personal-card');
    const crash = page.getByRole('alert').filter({ hasText: 'This screen could not be loaded.' });
    await expect(crash).toBeVisible();
    expect(loads).toBe(0);

    await crash.getByRole('button', { name: 'Reload page' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Personal card' })).toBeVisible();
    await expect(page).toHaveURL(`${url}/personal-card`);
    expect(loads).toBe(1);
    await expect(page.locator('meta[name=build]')).toHaveAttribute('content', 'anotherbuild');

    await goTo(page, '/selfservice/my-requests');
    await expect(note).toHaveValue('Written before the deployment');
  });

  test(
    'an open login still signs in after a reload',
    { tag: ['@test-all'] },
    async ({ page, serveBackendOnly, serveNginx, expectLine }) => {
      const { url: backend } = await serveBackendOnly();
      const { url, deploy } = await serveNginx({ BACKEND_URL: backend });
      const untilQuiet = followRequests(page);
      await page.goto(url);
      await expect(loginForm(page).userName).toBeVisible();
      await untilQuiet();
      await deploy(becomeNextBuild);
      expectLine('404 (Not Found)');
      expectLine('Failed to fetch dynamically imported module');
      await signIn(page, 'employee');
      const reload = page.getByRole('alert').getByRole('button', { name: /Reload page|Try again/ });
      const home = page.getByRole('list', { name: 'About you' });
      await expect(reload.first().or(home)).toBeVisible();
      if (await reload.first().isVisible()) await reload.last().click();
      await expectHome(page, 'employee');
    },
  );

  test('a visit works if the replica of another build answers for its files', async ({
    page,
    serveNginx,
  }) => {
    const assets = mkdtempSync(join(tmpdir(), 'selfservice-assets-'));
    chmodSync(assets, 0o777);
    const first = await serveNginx({ ASSETS_DIR: assets });
    const second = await serveNginx({ ASSETS_DIR: assets });
    await second.deploy(becomeNextBuild);
    const replicas = [first.url, second.url];
    const balancer = createServer(({ url = '', headers }, outgoing) => {
      const replica = replicas[url.startsWith('/assets/') ? 1 : 0] ?? '';
      request(replica + url, { headers }, (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
      }).end();
    });
    await new Promise<void>((resolve) => {
      balancer.listen(0, '127.0.0.1', resolve);
    });
    const { port } = balancer.address() as AddressInfo;
    const builds: (string | null)[] = [];
    for (const _visit of replicas) {
      await page.goto(`http://localhost:${port}/`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      builds.push(await page.locator('meta[name=build]').getAttribute('content'));
      replicas.reverse();
    }
    expect(new Set(builds).size).toBe(2);
    balancer.closeAllConnections();
    balancer.close();
    rmSync(assets, { recursive: true });
  });
});
