import type { Endpoint, WireSchema } from '@selfservice/api/core/endpoint';
import type { Language } from '@selfservice/api/core/language';
import { preferredLanguage } from '@selfservice/api/core/language';
import type { HttpHandler } from 'msw';
import { HttpResponse, delay, http } from 'msw';
import * as v from 'valibot';
import type { Database, Grant } from './database.ts';
import { grantOf } from './database.ts';
import { failWith, message } from './refusals.ts';

/** What a resolver of an endpoint is given. */
export interface Incoming<E extends Endpoint> {
  database: Database;
  query: E['query'] extends WireSchema ? v.InferOutput<E['query']> : undefined;
  body: E['body'] extends WireSchema ? v.InferOutput<E['body']> : undefined;
  /** Whom the token speaks for; perhaps nobody where the endpoint asks for no token. */
  grant: E['auth'] extends 'bearer' ? Grant : Grant | undefined;
  cookies: Record<string, string | undefined>;
  /** What the client reads, by its `Accept-Language`. */
  language: Language;
}

type Answer<E extends Endpoint> = v.InferInput<E['answer']> | Response;

/** A handler of the contract: it knows its endpoint and becomes an msw handler over a database. */
export interface ContractHandler {
  endpoint: Endpoint;
  over(database: () => Database): HttpHandler;
}

/**
 * Answers one endpoint, at any origin and below any base path. What is sent is read by the endpoint's own schema and
 * refused with 400 and the reason where it does not fit; a call without a valid token is refused with 401. Before that
 * the scenario has its say: offline, latency, failures.
 */
export function handle<E extends Endpoint>(
  endpoint: E,
  resolve: (incoming: Incoming<E>) => Answer<E> | Promise<Answer<E>>,
): ContractHandler {
  const method = endpoint.method === 'GET' ? http.get : http.post;
  const isFile = endpoint.path.startsWith('./');
  const lastSegment = endpoint.path.split('/').at(-1) ?? '';
  return {
    endpoint,
    over: (databaseOf) =>
      method(`*${endpoint.path.replace(/^\./, '')}`, async ({ request, cookies }) => {
        const database = databaseOf();
        const { scenario } = database;
        if (scenario.isOffline && !isFile) return HttpResponse.error();
        if (scenario.latencyMs > 0 && !isFile) await delay(scenario.latencyMs);
        const failure = scenario.failures[lastSegment];
        if (failure) return failWith(failure);
        const grant = grantOf(database, request);
        if (endpoint.auth === 'bearer' && !grant)
          return message(401, 'Authorization has been denied for this request.');
        const query = read(endpoint.query, Object.fromEntries(new URL(request.url).searchParams), 'query');
        const body = read(endpoint.body, endpoint.body && (await bodyOf(endpoint, request)), 'body');
        const problem = query.problem ?? body.problem;
        if (problem !== null) return message(400, problem);
        const incoming = {
          database,
          query: query.value,
          body: body.value,
          grant,
          cookies,
          language: languageOf(request),
        };
        const answer = await resolve(incoming as Incoming<E>);
        if (answer instanceof Response) return answer;
        return endpoint.answerFormat === 'empty'
          ? new HttpResponse(null)
          : HttpResponse.json(answer as object);
      }),
  };
}

async function bodyOf(endpoint: Endpoint, request: Request): Promise<unknown> {
  if (endpoint.bodyFormat === 'form') return Object.fromEntries(new URLSearchParams(await request.text()));
  return request.json().catch(() => undefined);
}

function languageOf(request: Request): Language {
  const codes = (request.headers.get('Accept-Language') ?? '').split(',');
  return preferredLanguage(codes.map((code) => code.split(';')[0] ?? ''));
}

function read(schema: WireSchema | undefined, value: unknown, part: string) {
  if (!schema) return { value: undefined, problem: null };
  const result = v.safeParse(schema, value);
  if (result.success) return { value: result.output, problem: null };
  const [issue] = result.issues;
  const field = v.getDotPath(issue);
  return { value: undefined, problem: `${field ? `${part}.${field}` : part}: ${issue.message}` };
}
