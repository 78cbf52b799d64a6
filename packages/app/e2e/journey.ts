import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { test as base, expect } from '@playwright/test';
import { issueTokens, ownGrant } from '@selfservice/mock-server/core/database';
import type { PersonKey } from '@selfservice/mock-server/core/people';
import { demoPassword, people } from '@selfservice/mock-server/core/people';
import type { Scenario } from '@selfservice/mock-server/core/scenario';
import { startHttpServer } from '@selfservice/mock-server/http';
import type { HttpServer, HttpServerOptions } from '@selfservice/mock-server/http';
import { securityHeaders } from '../../../tools/security-headers.ts';
import { createStoredValues } from '../src/shell/stored-values.ts';
import { demoBuild, productionBuild, workbenchBuild } from './builds.ts';
import { beginAt, scenarioBegin } from './clock.ts';
import { startFileServer } from './file-server.ts';
import type { FileServerOptions } from './file-server.ts';
import type { NginxServer } from './nginx.ts';
import { findNginx, missingNginx, startNginx } from './nginx.ts';
import { followSecrets } from './secrets.ts';

/** The fixtures of a journey. Every server stops with the test. */
interface Journey {
  /** Starts a backend that serves the production build as well. */
  serve(
    scenario?: Partial<Scenario>,
    options?: Pick<HttpServerOptions, 'clock' | 'answerHeaders'>,
  ): Promise<HttpServer>;
  /** Starts a backend without the application. */
  serveBackendOnly(scenario?: Partial<Scenario>): Promise<HttpServer>;
  /** Starts an nginx that serves a copy of the production build, with these variables of `deploy/nginx/render.sh`. */
  serveNginx(variables?: Record<string, string>): Promise<NginxServer>;
  /** Starts a static file server for the demo build. Returns its address. */
  serveDemo(): Promise<string>;
  /** Starts a static file server for any build. Returns its address without a trailing slash. */
  serveFiles(options: FileServerOptions): Promise<string>;
  /** Declares calls that will fail on purpose, so that console messages about them do not fail the test. */
  expectFailure(path: string, reason: number | 'network'): void;
  /** Declares a console message with this text. */
  expectLine(text: string): void;
}

/** The options of a project of journeys. */
export interface JourneyOptions {
  /** The base path at which a real nginx serves the application, and passes the calls on. Default: no nginx. */
  nginxPath: string;
}

/** A test that fails on every unexpected console message, and on every password or token outside of its place. */
export const test = base.extend<Journey & JourneyOptions & { journey: Journey }>({
  nginxPath: ['', { option: true }],
  journey: [
    async ({ context, nginxPath }, provide, testInfo) => {
      if (nginxPath !== '') testInfo.skip(findNginx() === null, missingNginx);
      await using servers = new AsyncDisposableStack();
      const expected: ((line: ConsoleLine) => boolean)[] = [];
      const lines = linesOf(context);
      const secrets = followSecrets(context);
      await beginAt(context, scenarioBegin);

      async function start(options: Omit<HttpServerOptions, 'port'>): Promise<HttpServer> {
        const server = await startHttpServer({ ...options, port: 0 });
        servers.defer(() => server.close());
        return server;
      }

      async function serveNginx(variables: Record<string, string> = {}): Promise<NginxServer> {
        const nginx = await startNginx({ directory: productionBuild, variables });
        servers.defer(() => nginx.close());
        return nginx;
      }

      async function startBehindNginx(options: Omit<HttpServerOptions, 'port'>): Promise<HttpServer> {
        const backend = await start(options);
        const nginx = await serveNginx({ BASE_PATH: nginxPath, BACKEND_URL: backend.url });
        return { ...backend, url: nginx.url };
      }

      async function serveFiles(options: FileServerOptions): Promise<string> {
        const server = await startFileServer({ headers: headersOf(options.directory), ...options });
        servers.defer(() => server.close());
        return server.url;
      }

      await provide({
        serve: (scenario = {}, options = {}) =>
          nginxPath
            ? startBehindNginx({ scenario, ...options })
            : start({
                scenario,
                appDirectory: productionBuild,
                fileHeaders: headersOf(productionBuild),
                ...options,
              }),
        serveBackendOnly: (scenario = {}) => start({ scenario }),
        serveNginx,
        serveFiles,
        serveDemo: () => serveFiles({ directory: demoBuild }),
        expectFailure: (path, reason) => expected.push((line) => isFailureOf(line, path, reason)),
        expectLine: (text) => expected.push((line) => line.text.includes(text)),
      });
      const faults = lines.filter((line) => !expected.some((isExpected) => isExpected(line)));
      expect(faults, 'unexpected lines in the console').toEqual([]);
      expect(await secrets.leaks(), 'passwords and tokens outside of their place').toEqual([]);
    },
    { auto: true },
  ],
  serve: ({ journey }, provide) => provide(journey.serve),
  serveBackendOnly: ({ journey }, provide) => provide(journey.serveBackendOnly),
  serveDemo: ({ journey }, provide) => provide(journey.serveDemo),
  serveNginx: ({ journey }, provide) => provide(journey.serveNginx),
  serveFiles: ({ journey }, provide) => provide(journey.serveFiles),
  expectFailure: ({ journey }, provide) => provide(journey.expectFailure),
  expectLine: ({ journey }, provide) => provide(journey.expectLine),
});

/**
 * Returns the security headers of a build: those of `deploy/nginx`, for a backend on any port of this machine. A violation
 * of the policy is an unexpected line in the console. The workbench is not deployed with them.
 */
function headersOf(directory: string): Record<string, string> {
  if (directory === workbenchBuild) return {};
  const html = readFileSync(join(directory, 'index.html'), 'utf8');
  return securityHeaders({ endpointOrigin: 'http://localhost:*', html });
}

/** Finds the fields of the login. */
export function loginForm(page: Page) {
  return {
    userName: page.getByRole('textbox', { name: 'User name' }),
    password: page.getByLabel('Password', { exact: true }),
    submit: page.getByRole('button', { name: 'Sign in', exact: true }),
  };
}

/** Fills in the login and sends it, without waiting for the result. */
export async function signIn(page: Page, person: PersonKey, password = demoPassword): Promise<void> {
  const form = loginForm(page);
  await form.userName.fill(people[person].userName);
  await form.password.fill(password);
  await form.submit.click();
}

/** Waits until the worker has kept its files. A network that is lost before would fail its registration. */
export async function untilWorkerIsReady(page: Page): Promise<void> {
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
}

/**
 * Opens an address of the application as a person who has signed in before: the backend issues a token, and the tab keeps
 * it as after a reload. A journey about signing in uses `signIn`.
 */
export async function openAs(
  page: Page,
  { url, database }: Pick<HttpServer, 'url' | 'database'>,
  person: PersonKey,
  path = '',
): Promise<void> {
  const { refresh } = issueTokens(database, ownGrant(person));
  await using _ = await page.addInitScript(storeInTab, valuesOfTab(refresh, url));
  await page.goto(url + path);
}

/** Returns the keys and texts that the product at an address stores in a tab with a refresh token. */
function valuesOfTab(refreshToken: string, url: string): [key: string, text: string][] {
  const kept = new Map<string, string>();
  const refuse = () => {
    throw new Error('This value is not one of the tab.');
  };
  const session = () => ({
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  });
  const folder = new URL('.', `${url}/`).pathname;
  createStoredValues({ local: refuse, session }, folder).refreshToken.write(refreshToken);
  return [...kept];
}

/** Runs in the page. An iframe shares the storage of its page, whose values may have changed. */
function storeInTab(entries: readonly (readonly [key: string, text: string])[]): void {
  if (window.top !== window) return;
  for (const [key, text] of entries) sessionStorage.setItem(key, text);
}

/** Does the same as `signIn` where the sign-in is in Czech. */
export async function signInInCzech(page: Page, person: PersonKey): Promise<void> {
  await page.getByRole('textbox', { name: 'Uživatelské jméno' }).fill(people[person].userName);
  await page.getByLabel('Heslo', { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: 'Přihlásit se', exact: true }).click();
}

/** Waits until home shows the name and balances of a person. */
export async function expectHome(page: Page, person: PersonKey): Promise<void> {
  const { givenName, surname } = people[person];
  await expect(page.getByRole('list', { name: 'About you' })).toContainText(`${givenName} ${surname}`);
  await expect(page.getByRole('region', { name: 'Balances' })).toHaveAttribute('aria-busy', 'false');
}

/** A console message of any tab. */
interface ConsoleLine {
  text: string;
  /** The address of its source. */
  url: string;
}

function linesOf(context: BrowserContext): ConsoleLine[] {
  const lines: ConsoleLine[] = [];
  context.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return;
    lines.push({ text: message.text(), url: message.location().url });
  });
  context.on('weberror', (error) => {
    lines.push({ text: String(error.error()), url: error.page()?.url() ?? '' });
  });
  return lines;
}

function isFailureOf({ text, url }: ConsoleLine, path: string, reason: number | 'network'): boolean {
  const words = reason === 'network' ? 'net::ERR_' : `status of ${reason} `;
  return (
    text.startsWith('Failed to load resource') && text.includes(words) && new URL(url).pathname.endsWith(path)
  );
}
