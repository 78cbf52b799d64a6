import type * as v from 'valibot';

/** A schema of the backend's spelling: checks a shape, changes nothing. */
export type WireSchema = v.GenericSchema<unknown, unknown>;

/** What a call must carry: the access token, the browser's cookies, or nothing. */
export type EndpointAuth = 'bearer' | 'cookies' | 'none';

/** How a body travels. `form` is URL-encoded, `multipart` carries files under their names, `json` is the default. */
export type BodyFormat = 'json' | 'form' | 'multipart';

/**
 * How an answer is read. `text` understands a JSON text and plain text alike, `empty` reads nothing.
 */
export type AnswerFormat = 'json' | 'text' | 'blob' | 'empty';

/**
 * One call of the backend as a value that the client and the mock server share: everything in the
 * backend's own spelling. See specification 000 section 7 and 001 section 7.
 */
export interface Endpoint<
  Query extends WireSchema | undefined = WireSchema | undefined,
  Body extends WireSchema | undefined = WireSchema | undefined,
  Answer extends WireSchema = WireSchema,
  Auth extends EndpointAuth = EndpointAuth,
> {
  readonly method: 'GET' | 'POST';
  /** Path below the configured endpoint, or an address relative to the page that begins with `./`. */
  readonly path: `/${string}` | `./${string}`;
  /** Schema of the query parameters; their values travel as text. */
  readonly query: Query;
  /** Schema of the body. */
  readonly body: Body;
  readonly bodyFormat: BodyFormat;
  /** Schema of a successful answer. */
  readonly answer: Answer;
  readonly answerFormat: AnswerFormat;
  readonly auth: Auth;
}

interface EndpointDefinition<
  Query extends WireSchema | undefined,
  Body extends WireSchema | undefined,
  Answer extends WireSchema,
  Auth extends EndpointAuth,
> {
  method: 'GET' | 'POST';
  path: `/${string}` | `./${string}`;
  query?: Query;
  body?: Body;
  /** Default `json`. */
  bodyFormat?: BodyFormat;
  answer: Answer;
  /** Default `json`. */
  answerFormat?: AnswerFormat;
  auth: Auth;
}

/** Declares a call of the backend. Belongs into an `<area>.wire.ts` and nowhere else. */
export function endpoint<
  Answer extends WireSchema,
  Auth extends EndpointAuth,
  Query extends WireSchema | undefined = undefined,
  Body extends WireSchema | undefined = undefined,
>(definition: EndpointDefinition<Query, Body, Answer, Auth>): Endpoint<Query, Body, Answer, Auth> {
  return {
    bodyFormat: 'json',
    answerFormat: 'json',
    ...definition,
    query: definition.query as Query,
    body: definition.body as Body,
  };
}

/** What a caller hands over with a call of an endpoint: its query and its body, where it has them. */
export type EndpointInput<E extends Endpoint> = (E['query'] extends WireSchema
  ? { query: v.InferInput<E['query']> }
  : { query?: undefined }) &
  (E['body'] extends WireSchema ? { body: v.InferInput<E['body']> } : { body?: undefined });

/** What a call of an endpoint answers after its schema has filled in the defaults. */
export type EndpointAnswer<E extends Endpoint> = v.InferOutput<E['answer']>;
