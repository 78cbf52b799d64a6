#!/usr/bin/env node
import { realpathSync } from 'node:fs';
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import type { Clock } from '@selfservice/api/core/clock';
import { defaultLanguage } from '@selfservice/api/core/language';
import { getResponse } from 'msw';
import type { Database } from './core/database.ts';
import { createDatabase } from './core/database.ts';
import { createScenarioClock } from './core/mock-clock.ts';
import { demoPassword, people, personKeys } from './core/people.ts';
import { personDescriptions } from './core/person-descriptions.ts';
import { coreWords } from './core/core-words.ts';
import { languageOf } from './core/dialect.ts';
import { message } from './core/refusals.ts';
import type { Scenario } from './core/scenario.ts';
import { defaultScenario } from './core/scenario.ts';
import { readScenario, scenarioParameters } from './core/scenario-query.ts';
import { explainFault } from './core/scenario-text.ts';
import { createHandlers } from './handlers.ts';
import { answerExternalPage } from './http/external-page.ts';
import { allowOrigin, send, toRequest } from './http/node-exchange.ts';
import { answerFile } from './http/static-files.ts';

/** The options of the HTTP server. */
export interface HttpServerOptions {
  /** The fields that differ from the default scenario. Default none. */
  scenario?: Partial<Scenario>;
  /** The port; 0 for any free port. */
  port: number;
  /** The folder of a build of the application to serve at the same origin. Default none. */
  appDirectory?: string;
  /** Headers of the files of the application, for example a content security policy. Default none. */
  fileHeaders?: Record<string, string>;
  /** Headers that a proxy adds to the answers of GET calls of the backend, for example about caching. Default none. */
  answerHeaders?: Record<string, string>;
  /** The clock. Default: that of the scenario. */
  clock?: Clock;
}

/** The mock backend over real HTTP. */
export interface HttpServer extends AsyncDisposable {
  /** The address without a trailing slash. */
  url: string;
  database: Database;
  /** Replaces the scenario by the default one with these fields; rows and clock do not change. */
  setScenario(scenario: Partial<Scenario>): void;
  close(): Promise<void>;
}

const backendPath = /\/(breeze|controllers|api)\/|\/Token$/;

/**
 * Starts the mock backend over real HTTP, with the external sign-in page and optionally the application. It listens on
 * this machine only.
 *
 * @throws Error the port is in use
 */
export async function startHttpServer(options: HttpServerOptions): Promise<HttpServer> {
  const scenario = { ...defaultScenario, ...options.scenario };
  const database = createDatabase(scenario, options.clock ?? createScenarioClock(scenario));
  const handlers = createHandlers(() => database);
  const { appDirectory, fileHeaders = {}, answerHeaders = {} } = options;

  async function answer(request: Request): Promise<Response> {
    if (request.method === 'OPTIONS') return new Response(null, { status: 204 });
    const response = answerExternalPage(request, database.scenario) ?? (await getResponse(handlers, request));
    if (response && request.method === 'GET') addHeaders(response, answerHeaders);
    if (response) return response;
    const { pathname } = new URL(request.url);
    const file = appDirectory && !backendPath.test(pathname) && answerFile(appDirectory, request);
    if (file) addHeaders(file, fileHeaders);
    return (
      file ||
      message(
        404,
        coreWords.noHandler(`${request.method} ${pathname}`)[languageOf(request) ?? defaultLanguage],
      )
    );
  }

  async function exchange(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    // The handlers set `Date` by the scenario's clock, or not at all.
    outgoing.sendDate = false;
    allowOrigin(incoming.headers.origin, outgoing);
    try {
      await send(await answer(toRequest(incoming)), outgoing);
    } catch (error) {
      if (outgoing.headersSent) outgoing.destroy();
      else await send(message(500, String(error)), outgoing);
    }
  }

  const server = createServer((incoming, outgoing) => {
    exchange(incoming, outgoing).catch(() => outgoing.destroy());
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port, '127.0.0.1', resolve);
  });
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    database,
    setScenario: (next) => {
      database.scenario = { ...defaultScenario, ...next };
    },
    close,
    [Symbol.asyncDispose]: close,
  };
}

function addHeaders({ headers }: Response, added: Record<string, string>): void {
  for (const [name, value] of Object.entries(added)) headers.set(name, value);
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    options: { port: { type: 'string', default: '4000' }, app: { type: 'string' } },
    allowPositionals: true,
  });
  const [given = ''] = positionals;
  const isText = /^v\d+(;|$)/.test(given);
  const query = new URLSearchParams(isText ? { scenario: given } : given);
  const scenario = readScenario(query, (fault) => console.warn(`Ignored: ${explainFault(fault)}`));
  for (const name of query.keys())
    if (!scenarioParameters.includes(name)) console.warn(`Ignored: ${explainFault({ kind: 'field', name })}`);
  const { url } = await startHttpServer({
    scenario,
    port: Number(values.port),
    ...(values.app !== undefined && { appDirectory: values.app }),
  });
  console.log(`Mock backend   ${url}`);
  console.log(`External page  ${url}/external/sign-in?r=${encodeURIComponent('http://localhost:5173/')}`);
  console.log(`\nUser names, all with the password "${demoPassword}":`);
  for (const key of personKeys)
    console.log(`  ${people[key].userName.padEnd(12)} ${personDescriptions[key].en}`);
}

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) await main();
