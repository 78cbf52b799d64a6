import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import type { Clock } from '@selfservice/api/core/clock';
import { getResponse } from 'msw';
import type { Database } from './core/database.ts';
import { createDatabase } from './core/database.ts';
import { createRunningClock } from './core/mock-clock.ts';
import { demoPassword, people } from './core/people.ts';
import type { Scenario } from './core/scenario.ts';
import { defaultScenario, readScenario } from './core/scenario.ts';
import { answerExternalPage } from './http/external-page.ts';
import { answerFile } from './http/static-files.ts';
import { createHandlers } from './handlers.ts';

/** How the HTTP server is started. */
export interface HttpServerOptions {
  /** What differs from the default scenario. */
  scenario?: Partial<Scenario>;
  /** 0 takes any free port. */
  port: number;
  /** A build of the application to serve at the same origin. */
  appDirectory?: string;
  /** Default: runs on from the scenario's day and time. */
  clock?: Clock;
}

/** The mock backend over real HTTP. */
export interface HttpServer {
  /** Address without a slash at its end. */
  url: string;
  database: Database;
  /** Exchanges the scenario; tokens and passwords stay as they are. */
  setScenario(scenario: Partial<Scenario>): void;
  close(): Promise<void>;
}

/** Starts the mock backend over real HTTP, with the external sign-in page and, if asked for, the application. */
export async function startHttpServer(options: HttpServerOptions): Promise<HttpServer> {
  const scenario = { ...defaultScenario, ...options.scenario };
  const database = createDatabase(scenario, options.clock ?? createRunningClock(scenario.at));
  const handlers = createHandlers(() => database);

  async function answer(request: Request): Promise<Response | undefined> {
    if (request.method === 'OPTIONS') return new Response(null, { status: 204 });
    return (
      answerExternalPage(request) ??
      (await getResponse(handlers, request)) ??
      (options.appDirectory ? answerFile(options.appDirectory, request) : undefined)
    );
  }

  const server = createServer((incoming, outgoing) => {
    const request = toRequest(incoming);
    answer(request)
      .then((response) => send(response ?? new Response('Not found', { status: 404 }), request, outgoing))
      .catch((error: unknown) => outgoing.destroy(error instanceof Error ? error : undefined));
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}`,
    database,
    setScenario: (next) => {
      database.scenario = { ...defaultScenario, ...next };
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function toRequest(incoming: IncomingMessage): Request {
  const hasBody = incoming.method !== 'GET' && incoming.method !== 'HEAD';
  const headers = Object.entries(incoming.headersDistinct).flatMap(([name, values = []]) =>
    values.map((value): [string, string] => [name, value]),
  );
  return new Request(new URL(incoming.url ?? '/', `http://${incoming.headers.host}`), {
    method: incoming.method ?? 'GET',
    headers,
    ...(hasBody && { body: Readable.toWeb(incoming) as ReadableStream, duplex: 'half' }),
  });
}

async function send(response: Response, request: Request, outgoing: ServerResponse): Promise<void> {
  if (response.type === 'error') {
    outgoing.destroy();
    return;
  }
  const headers = Object.fromEntries([...response.headers].filter(([name]) => name !== 'set-cookie'));
  outgoing.setHeader('Set-Cookie', response.headers.getSetCookie());
  outgoing.writeHead(response.status, { ...headers, ...corsHeaders(request) });
  if (response.body) await pipeline(Readable.fromWeb(response.body as never), outgoing);
  else outgoing.end();
}

/** A client on another origin of this machine may call with cookies. */
function corsHeaders(request: Request): Record<string, string> {
  const origin = request.headers.get('Origin');
  if (!origin || !/^http:\/\/(localhost|127\.0\.0\.1)(:\d+)?$/.test(origin)) return {};
  return {
    'Access-Control-Allow-Origin': origin,
    'Access-Control-Allow-Credentials': 'true',
    'Access-Control-Allow-Headers': 'Authorization, Content-Type, Accept-Language, Accept',
    'Access-Control-Allow-Methods': 'GET, POST',
    Vary: 'Origin',
  };
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    options: { port: { type: 'string', default: '4000' } },
    allowPositionals: true,
  });
  const scenario = readScenario(new URLSearchParams(positionals[0] ?? ''));
  const { url } = await startHttpServer({ scenario, port: Number(values.port) });
  console.log(`Mock backend   ${url}`);
  console.log(`External page  ${url}/external/sign-in?r=${encodeURIComponent('http://localhost:5173/')}`);
  console.log(`\nUser names, all with the password "${demoPassword}":`);
  for (const person of Object.values(people))
    console.log(`  ${person.userName.padEnd(12)} ${person.description}`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await main();
