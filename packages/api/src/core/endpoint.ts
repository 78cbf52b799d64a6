import type * as v from 'valibot';

/** A schema in the backend's spelling. It checks a shape and changes nothing. */
export type WireSchema = v.GenericSchema<unknown, unknown>;

/** The credentials of a call: the access token, the browser's cookies, or none. */
export type EndpointAuth = 'bearer' | 'cookies' | 'none';

/** The format of a body: JSON, URL-encoded fields, or files with their names. */
export type BodyFormat = 'json' | 'form' | 'multipart';

/** The format of a response body. `text` accepts a JSON string and plain text, `empty` expects no body. */
export type AnswerFormat = 'json' | 'text' | 'blob' | 'empty';

/**
 * One call of the backend, as a value that the client and the mock server share. Everything is in the backend's spelling.
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
  /** Schema of the query parameters, whose values are sent as text. */
  readonly query: Query;
  /** Schema of the body. */
  readonly body: Body;
  readonly bodyFormat: BodyFormat;
  /** Schema of a successful response. */
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

/** Declares a call of the backend. Used only in `<area>.wire.ts`. */
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

/** The query and the body of a call, if the endpoint has them. */
export type EndpointInput<E extends Endpoint> = (E['query'] extends WireSchema
  ? { query: v.InferInput<E['query']> }
  : { query?: undefined }) &
  (E['body'] extends WireSchema ? { body: v.InferInput<E['body']> } : { body?: undefined });

/** The response of a call, with the defaults of its schema. */
export type EndpointAnswer<E extends Endpoint> = v.InferOutput<E['answer']>;
