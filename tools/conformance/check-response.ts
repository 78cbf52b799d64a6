import { bareText, isBrokenJson } from '@selfservice/api/core/answer-of';
import type { Endpoint } from '@selfservice/api/core/endpoint';
import { isHtml } from '@selfservice/api/core/errors';
import type { ShapeDrift } from '@selfservice/api/core/shape-drifts';
import { shapeDrifts } from '@selfservice/api/core/shape-drifts';
import { tokenErrorSchema } from '@selfservice/api/session/session.wire';
import type { Received } from './send-call.ts';

/** A deviation from the contract. It contains names and types, never a value of the backend. */
export interface Deviation {
  /** Where: `status`, `header Date`, `content type`, `body`, or the path of a field such as `Results[].Email`. */
  at: string;
  /** The expected and the found type or value of HTTP. */
  problem: string;
}

/** The result of checking a response. */
export interface Checked {
  deviations: Deviation[];
  /** The parsed response; undefined if it could not be read. */
  value: unknown;
}

const problems: Record<ShapeDrift['kind'], (drift: ShapeDrift) => string> = {
  missing: ({ expected }) => `is missing, expected ${expected}`,
  unknown: ({ found }) => `is not in the contract, found ${found}`,
  wrong: ({ expected, found }) => `expected ${expected}, found ${found}`,
};

/** Returns the drifts of a value as deviations. */
function shapeDeviations(schema: Endpoint['answer'], value: unknown): Deviation[] {
  return shapeDrifts(schema, value).map((drift) => ({
    at: drift.path || 'body',
    problem: problems[drift.kind](drift),
  }));
}

/** Checks the headers that every response must have. */
function headerDeviations({ headers }: Received, origin: string | null): Deviation[] {
  const date = headers.get('date');
  if (date === null || Number.isNaN(Date.parse(date)))
    return [{ at: 'header Date', problem: date === null ? 'is missing' : 'is not a date' }];
  if (origin === null) return [];
  const exposed = (headers.get('access-control-expose-headers') ?? '').toLowerCase().split(/\s*,\s*/);
  const allowed = headers.get('access-control-allow-origin');
  return [
    ...(exposed.includes('date') || exposed.includes('*')
      ? []
      : [{ at: 'header Access-Control-Expose-Headers', problem: 'does not contain Date' }]),
    ...(allowed === origin || allowed === '*'
      ? []
      : [{ at: 'header Access-Control-Allow-Origin', problem: 'does not allow the application' }]),
  ];
}

const jsonType = /^application\/(.+\+)?json\b/i;

/** Returns the deviation of a content type; null if it fits. */
function contentTypeProblem({ answerFormat }: Endpoint, type: string): string | null {
  switch (answerFormat) {
    case 'json':
      return jsonType.test(type) ? null : `expected application/json, found ${type || 'none'}`;
    case 'text':
      return jsonType.test(type) || /^text\/plain\b/i.test(type)
        ? null
        : `expected application/json or text/plain, found ${type || 'none'}`;
    case 'blob':
      return type === '' || jsonType.test(type) ? `expected that of a file, found ${type || 'none'}` : null;
    case 'empty':
      return null;
  }
}

/** Checks a response that should be a success. */
export function checkAnswer(endpoint: Endpoint, received: Received, origin: string | null): Checked {
  const { status, body } = received;
  const type = received.headers.get('content-type') ?? '';
  const headers = headerDeviations(received, origin);
  const failed = (at: string, problem: string): Checked => ({
    deviations: [{ at, problem }, ...headers],
    value: undefined,
  });
  if (status >= 300 && status < 400) return failed('status', `expected 200, found a redirect (${status})`);
  const isSuccess = status === 200 || (endpoint.answerFormat === 'empty' && status >= 200 && status < 300);
  if (!isSuccess) return failed('status', `expected 200, found ${status}`);
  if (isHtml(type, body)) return failed('body', 'expected the response of the backend, found an HTML page');
  if (endpoint.answerFormat === 'empty')
    return isBrokenJson(type, body)
      ? failed('body', 'expected JSON, found other text')
      : { deviations: headers, value: undefined };
  const problem = contentTypeProblem(endpoint, type);
  const deviations = problem ? [{ at: 'content type', problem }, ...headers] : headers;
  if (endpoint.answerFormat === 'blob')
    return body === '' ? failed('body', 'expected a file, found nothing') : { deviations, value: body };
  const parsed = endpoint.answerFormat === 'text' ? textValue(body) : jsonValue(body);
  if (!parsed)
    return failed(
      'body',
      body.trim() === '' ? 'expected JSON, found nothing' : 'expected JSON, found other text',
    );
  return {
    deviations: [...deviations, ...shapeDeviations(endpoint.answer, parsed.value)],
    value: parsed.value,
  };
}

function jsonValue(body: string): { value: unknown } | null {
  try {
    return { value: JSON.parse(body) };
  } catch {
    return null;
  }
}

/** A bare text is a JSON string or plain text. Any other JSON, such as an object around it, is not. */
function textValue(body: string): { value: unknown } {
  const json = jsonValue(body);
  const isOther = json !== null && typeof json.value === 'object';
  return { value: isOther ? json.value : bareText(body) };
}

/** Checks the body of an error: `{ Message, ExceptionMessage? }`, plain text, or nothing. */
function errorBodyDeviations({ headers, body }: Received): Deviation[] {
  if (isHtml(headers.get('content-type'), body))
    return [{ at: 'error body', problem: 'expected { Message } or plain text, found an HTML page' }];
  const json = jsonValue(body);
  if (!json || typeof json.value === 'string') return [];
  const { Message: message, ExceptionMessage: exception = '' } = Object(json.value) as Record<
    string,
    unknown
  >;
  return typeof message === 'string' && typeof exception === 'string'
    ? []
    : [{ at: 'error body', problem: 'expected { Message } with a text, found other JSON' }];
}

/** Checks the response to a call with a token that does not exist. */
export function checkTokenRefusal(received: Received): Deviation[] {
  const { status } = received;
  if (status !== 401) return [{ at: 'wrong token', problem: `expected 401, found ${status}` }];
  return errorBodyDeviations(received);
}

/** Checks a refused call: any 4xx with the body of an error. */
export function checkRefusal(received: Received): Deviation[] {
  const { status } = received;
  if (status < 400 || status >= 500) return [{ at: 'refusal', problem: `expected 4xx, found ${status}` }];
  return errorBodyDeviations(received);
}

/** Checks the response to a refresh token that does not exist. */
export function checkSignInRefusal({ status, body }: Received): Deviation[] {
  if (status !== 400) return [{ at: 'wrong refresh token', problem: `expected 400, found ${status}` }];
  return shapeDeviations(tokenErrorSchema, jsonValue(body)?.value ?? null).map(({ at, problem }) => ({
    at: `wrong refresh token: ${at}`,
    problem,
  }));
}
