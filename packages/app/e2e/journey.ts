import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import type { BrowserContext } from '@playwright/test';
import { test as base, expect } from '@playwright/test';
import { startHttpServer } from '@selfservice/mock-server/http';
import type { HttpServer } from '@selfservice/mock-server/http';
import { answerFile } from '@selfservice/mock-server/http/static-files';
import type { Scenario } from '@selfservice/mock-server/core/scenario';
import { demoBuild, productionBuild } from './builds.ts';

/** What a journey is given beside the page. */
interface JourneyFixtures {
  /** Starts a backend that serves the production build as well. It ends with the test. */
  serve(scenario?: Partial<Scenario>): Promise<HttpServer>;
  /** Starts a backend that knows nothing of the application. */
  serveBackendOnly(scenario?: Partial<Scenario>): Promise<HttpServer>;
  /** Starts a plain file server over the demo build. Answers its address. */
  serveDemo(): Promise<string>;
  /** Says that a call will fail on purpose, so that the browser's line about it is no fault. */
  expectFailure(path: string, reason: number | 'network'): void;
  /** Says that the page will write a warning. */
  expectWarning(text: string): void;
  /** What the page wrote to the console without being expected to. */
  consoleFaults: string[];
}

/** A test that fails on every unexpected line in the console. */
export const test = base.extend<JourneyFixtures & { expectedLines: ((line: ConsoleLine) => boolean)[] }>({
  serve: async ({}, provide) => {
    await using servers = new AsyncDisposableStack();
    await provide(async (scenario = {}) => {
      const server = await startHttpServer({ scenario, port: 0, appDirectory: productionBuild });
      servers.defer(() => server.close());
      return server;
    });
  },
  serveBackendOnly: async ({}, provide) => {
    await using servers = new AsyncDisposableStack();
    await provide(async (scenario = {}) => {
      const server = await startHttpServer({ scenario, port: 0 });
      servers.defer(() => server.close());
      return server;
    });
  },
  serveDemo: async ({}, provide) => {
    await using servers = new AsyncDisposableStack();
    await provide(async () => {
      const server = await startFileServer(demoBuild);
      servers.defer(() => server.close());
      return server.url;
    });
  },
  expectedLines: async ({}, provide) => {
    await provide([]);
  },
  expectFailure: async ({ expectedLines }, provide) => {
    await provide((path, reason) => {
      expectedLines.push(({ text, url }) => {
        const isReason = reason === 'network' ? text.includes('net::ERR_') : text.includes(`status of ${reason} `);
        return text.startsWith('Failed to load resource') && isReason && new URL(url).pathname.endsWith(path);
      });
    });
  },
  expectWarning: async ({ expectedLines }, provide) => {
    await provide((text) => {
      expectedLines.push((line) => line.text.includes(text));
    });
  },
  consoleFaults: [
    async ({ context, expectedLines }, provide) => {
      const lines: ConsoleLine[] = [];
      listen(context, lines);
      await provide([]);
      const faults = lines.filter((line) => !expectedLines.some((isExpected) => isExpected(line)));
      expect(faults, 'unexpected lines in the console').toEqual([]);
    },
    { auto: true },
  ],
});

/** A line in the console of any tab. */
interface ConsoleLine {
  text: string;
  /** Where it comes from. */
  url: string;
}

function listen(context: BrowserContext, lines: ConsoleLine[]): void {
  context.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return;
    lines.push({ text: message.text(), url: message.location().url });
  });
  context.on('weberror', (error) => {
    lines.push({ text: String(error.error()), url: error.page()?.url() ?? '' });
  });
}

async function startFileServer(folder: string): Promise<{ url: string; close(): Promise<void> }> {
  const server = createServer((incoming, outgoing) => {
    const response = answerFile(folder, new Request(new URL(incoming.url ?? '/', 'http://localhost')));
    outgoing.writeHead(response?.status ?? 404, Object.fromEntries(response?.headers ?? []));
    if (response?.body) Readable.fromWeb(response.body as never).pipe(outgoing);
    else outgoing.end();
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { url: `http://localhost:${(server.address() as AddressInfo).port}`, close };
}
