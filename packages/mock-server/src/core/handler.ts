import type { Endpoint, WireSchema } from '@selfservice/api/core/endpoint';
import type { HttpHandler } from 'msw';
import { HttpResponse, delay, http } from 'msw';
import * as v from 'valibot';
import type { Database, Grant } from './database.ts';
import { grantOf } from './database.ts';
import type { FailureKind } from './scenario.ts';

/** What a resolver of an endpoint is given. */
export interface Incoming<E extends Endpoint> {
  database: Database;
  query: E['query'] extends WireSchema ? v.InferOutput<E['query']> : undefined;
  body: E['body'] extends WireSchema ? v.InferOutput<E['body']> : undefined;
  /** Whom the token speaks for; the employee's own where the endpoint asks for none. */
  grant: E['auth'] extends 'bearer' ? Grant : Grant | undefined;
  cookies: Record<string, string | undefined>;
}

type Answer<E extends Endpoint> = v.InferInput<E['answer']>;

/** A handler of the contract: it knows its endpoint and becomes an msw handler over a database. */
export interface ContractHandler {
  endpoint: Endpoint;
  over(database: () => Database): HttpHandler;
}

/**
 * Answers one endpoint. What is sent is read by the endpoint's own schema and refused with 400 and the reason where
 * it does not fit; a call without a valid token is refused with 401.
 */
export function handle<E extends Endpoint>(
  endpoint: E,
  resolve: (incoming: Incoming<E>) => Answer<E> | Response,
): ContractHandler {
  const method = endpoint.method === 'GET' ? http.get : http.post;
  const isFile = endpoint.path.startsWith('./');
  return {
    endpoint,
    over: (databaseOf) =>
      method(`*${endpoint.path.replace(/^\./, '')}`, async ({ request, cookies }) => {
        const database = databaseOf();
        const { scenario } = database;
        if (scenario.isOffline && !isFile) return HttpResponse.error();
        if (scenario.latencyMs > 0 && !isFile) await delay(scenario.latencyMs);
        const failure = scenario.failures[endpoint.path.split('/').at(-1) ?? ''];
        if (failure) return failWith(failure);
        const grant = grantOf(database, request);
        if (endpoint.auth === 'bearer' && !grant)
          return message(401, 'Authorization has been denied for this request.');
        const query = read(endpoint.query, Object.fromEntries(new URL(request.url).searchParams), 'query');
        const body = read(endpoint.body, endpoint.body && (await bodyOf(endpoint, request)), 'body');
        if (query.problem ?? body.problem) return message(400, query.problem ?? body.problem ?? '');
        const incoming = { database, query: query.value, body: body.value, grant, cookies };
        const answer = resolve(incoming as Incoming<E>);
        if (answer instanceof Response) return answer;
        return endpoint.answerFormat === 'empty'
          ? new HttpResponse(null)
          : HttpResponse.json(answer as object);
      }),
  };
}

/** An error of the backend: `{ Message }` with a status. */
export function message(status: number, text: string): Response {
  return HttpResponse.json({ Message: text }, { status });
}

async function failWith(kind: FailureKind): Promise<Response> {
  switch (kind) {
    case 'network':
      return HttpResponse.error();
    case 'timeout':
      await delay('infinite');
      return HttpResponse.error();
    case 'malformed':
      return new HttpResponse('{"half": ', { headers: { 'Content-Type': 'application/json' } });
    case '400':
    case '401':
    case '403':
    case '404':
    case '500':
      return message(Number(kind), `The server answers ${kind} on request.`);
  }
}

async function bodyOf(endpoint: Endpoint, request: Request): Promise<unknown> {
  if (endpoint.bodyFormat === 'form') return Object.fromEntries(new URLSearchParams(await request.text()));
  return request.json().catch(() => undefined);
}

function read(schema: WireSchema | undefined, value: unknown, part: string) {
  if (!schema) return { value: undefined, problem: null };
  const result = v.safeParse(schema, value);
  if (result.success) return { value: result.output, problem: null };
  const [issue] = result.issues;
  return { value: undefined, problem: `${part} ${v.getDotPath(issue) ?? ''}: ${issue.message}` };
}
