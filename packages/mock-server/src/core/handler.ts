import type { Endpoint, WireSchema } from '@selfservice/api/core/endpoint';
import type { BackendLanguage } from '@selfservice/api/core/language';
import { defaultLanguage } from '@selfservice/api/core/language';
import type { HttpHandler } from 'msw';
import { HttpResponse, delay, http } from 'msw';
import * as v from 'valibot';
import { coreWords } from './core-words.ts';
import type { Database, Grant } from './database.ts';
import { tokenOf } from './database.ts';
import { bodyOf, headersRefusal, languageOf, queryOf, valueRefusal } from './dialect.ts';
import { recordCall } from './done-calls.ts';
import { workOrFail } from './fail-call.ts';
import { lateMs } from './late-ms.ts';
import { Refusal, message, refuse } from './refusals.ts';
import type { Access } from './rights.ts';
import { isOpenTo } from './rights.ts';

type Query<E extends Endpoint> = E['query'] extends WireSchema ? v.InferOutput<E['query']> : undefined;
type Body<E extends Endpoint> = E['body'] extends WireSchema ? v.InferOutput<E['body']> : undefined;

/** The input of the resolver of an endpoint. */
export interface Incoming<E extends Endpoint> {
  database: Database;
  query: Query<E>;
  body: Body<E>;
  /** The grant of the token; undefined for an endpoint without a token. */
  grant: E['auth'] extends 'bearer' ? Grant : undefined;
  cookies: Cookies;
  /** The language of the client, from `Accept-Language`. */
  language: BackendLanguage;
}

type Answer<E extends Endpoint> = v.InferInput<E['answer']> | Response | Refusal;
type Resolver<E extends Endpoint> = (incoming: Incoming<E>) => Answer<E> | Promise<Answer<E>>;

/** The handler of an endpoint of the contract. */
export interface ContractHandler {
  endpoint: Endpoint;
  /** Creates the msw handler for a database. */
  over(database: () => Database): HttpHandler;
  /** Responds to a request of the endpoint. */
  respond(database: Database, request: Request, cookies: Cookies): Promise<Response>;
}

type Cookies = Record<string, string | undefined>;

type Signed = Endpoint & { readonly auth: 'bearer' };
type Anonymous = Endpoint & { readonly auth: 'none' | 'cookies' };
type AccessTo<E extends Endpoint> = Access | ((body: Body<E>) => Access);

/**
 * Creates the handler of an endpoint that requires a token, at any origin and below any base path. It refuses a call
 * without a valid token with 401, a call that breaks the contract or its formats with 400, and a call without permission
 * with 403. The offline mode, latency and failures of the scenario come first.
 *
 * @param access the permission for the call; may depend on the body if several areas share the endpoint
 */
export function handle<E extends Signed>(
  endpoint: E,
  access: AccessTo<E>,
  resolve: Resolver<E>,
): ContractHandler {
  return contractHandler(endpoint, access, resolve);
}

/** Creates the handler of an endpoint without a token. */
export function handleAnonymous<E extends Anonymous>(endpoint: E, resolve: Resolver<E>): ContractHandler {
  return contractHandler(endpoint, null, resolve);
}

function contractHandler(
  endpoint: Endpoint,
  access: AccessTo<Endpoint> | null,
  resolve: Resolver<Endpoint>,
): ContractHandler {
  const method = endpoint.method === 'GET' ? http.get : http.post;
  // A file beside the page is not part of the backend.
  const isFile = endpoint.path.startsWith('./');

  async function work(database: Database, request: Request, cookies: Cookies) {
    const sent = { query: queryOf(request), body: await bodyOf(endpoint, request) };
    return database.transact(async () => {
      const token = tokenOf(database, request);
      if (access && !token) return refuse(401, coreWords.noToken);
      const refusal = isFile
        ? undefined
        : (headersRefusal(endpoint, request) ??
          valueRefusal(endpoint.query, sent.query, 'query') ??
          valueRefusal(endpoint.body, sent.body, 'body'));
      if (refusal) return refusal;
      const query = endpoint.query && v.parse(endpoint.query, sent.query);
      const body = endpoint.body && v.parse(endpoint.body, sent.body);
      const needed = typeof access === 'function' ? access(body as undefined) : access;
      if (token && needed) {
        if (token.mustChangePassword && !needed.isBeforePasswordChange)
          return refuse(403, coreWords.passwordFirst);
        if (!isOpenTo(database, token, needed)) return refuse(403, coreWords.notAllowed);
      }
      const language = languageOf(request) ?? defaultLanguage;
      const grant = access ? token : undefined;
      const incoming = { database, query, body, grant, cookies, language };
      const resolved = () => Promise.resolve(resolve(incoming as unknown as Incoming<Endpoint>));
      return grant ? recordCall(database, { endpoint, grant, language, ...sent }, resolved) : resolved();
    });
  }

  async function respond(database: Database, request: Request, cookies: Cookies): Promise<Response> {
    const { scenario } = database;
    if (scenario.isOffline && !isFile) return HttpResponse.error();
    const latencyMs = isFile ? 0 : scenario.latencyMs + (await lateMsOf(database, request));
    if (latencyMs > 0) await delay(latencyMs);
    const language = languageOf(request) ?? defaultLanguage;
    const response = await workOrFail(database, endpoint, language, async () =>
      toResponse(endpoint, await work(database, request, cookies), language),
    );
    return withDate(database, response);
  }

  return {
    endpoint,
    respond,
    over: (databaseOf) =>
      method(`*${endpoint.path.replace(/^\./, '')}`, ({ request, cookies }) =>
        respond(databaseOf(), request, cookies),
      ),
  };
}

async function lateMsOf({ lateSeed }: Database, request: Request): Promise<number> {
  if (lateSeed === null) return 0;
  const { pathname, search } = new URL(request.url);
  return lateMs(lateSeed, `${request.method} ${pathname}${search} ${await request.clone().text()}`);
}

/** Sets the header `Date` by the backend's clock, because the platform would use the real time. */
function withDate({ scenario, clock }: Database, response: Response): Response {
  const { dateAheadMinutes } = scenario;
  if (dateAheadMinutes !== null && response.type !== 'error')
    response.headers.set('Date', new Date(clock.epochMs() + dateAheadMinutes * 60_000).toUTCString());
  return response;
}

function toResponse(endpoint: Endpoint, answer: Answer<Endpoint>, language: BackendLanguage): Response {
  if (answer instanceof Response) return answer;
  if (answer instanceof Refusal) return message(answer.status, answer.words[language]);
  if (answer instanceof Blob) return new HttpResponse(answer, { headers: { 'Content-Type': answer.type } });
  return endpoint.answerFormat === 'empty' ? new HttpResponse(null) : HttpResponse.json(answer as object);
}
