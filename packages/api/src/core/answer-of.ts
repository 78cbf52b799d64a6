import type { FetchResponse } from 'ofetch';
import * as v from 'valibot';
import type { Endpoint, WireSchema } from './endpoint.ts';
import type { ForeignResponse } from './errors.ts';
import { ContractError, HttpError, NotTheBackendError, isHtml } from './errors.ts';

/**
 * The answer of a call out of its response.
 *
 * @param address the called address, for a redirect whose response has none
 * @throws NotTheBackendError something else than the backend has responded
 * @throws HttpError the backend has refused the call or has failed
 * @throws ContractError the answer has another shape than the contract says
 */
export async function answerOf(
  endpoint: Endpoint,
  address: string,
  response: FetchResponse<unknown>,
): Promise<unknown> {
  const url = response.url || address;
  const { status } = response;
  const data = response._data;
  const isEmptySuccess = endpoint.answerFormat === 'empty' && status >= 200 && status < 300;
  const isSuccess = status === 200 || isEmptySuccess;
  const contentType = response.headers.get('content-type');
  const hasText = !(data instanceof Blob) || !isSuccess || isHtml(contentType, '');
  const body = data instanceof Blob ? await (hasText ? data.text() : '') : textOf(data);
  const foreign = (reason: ForeignResponse) =>
    new NotTheBackendError({ url, method: endpoint.method, status, reason, body });
  if (isRedirect(response)) throw foreign('redirect');
  // The page of a portal or a gateway must not end the session. The backend refuses with JSON or text.
  if (status === 401 && isHtml(contentType, body)) throw foreign('html');
  if (!isSuccess)
    throw new HttpError({
      url,
      method: endpoint.method,
      status,
      statusText: response.statusText,
      headers: Object.fromEntries(response.headers),
      body,
    });
  if (isHtml(contentType, body)) throw foreign('html');
  if (endpoint.answerFormat === 'empty') {
    if (!blankBodies.has(body.trim())) throw foreign('unexpectedBody');
    return undefined;
  }
  if (endpoint.answerFormat === 'blob') return checkedAnswer(endpoint, data);
  return checkedAnswer(endpoint, endpoint.answerFormat === 'text' ? bareText(body) : parsed(endpoint, body));
}

/** Whether a response is an HTML page, by what is known of it without reading a file. */
export function isPage({ headers, _data }: FetchResponse<unknown>): boolean {
  return isHtml(headers.get('content-type'), textOf(_data));
}

/** Bodies that say no more than "done" where the contract has no body. */
const blankBodies: ReadonlySet<string> = new Set(['', 'null', '""', '"ok"', 'ok']);

/** The browser hides a redirect that is not followed; Node shows its status; an upload has followed it. */
function isRedirect({ type, status, redirected }: Response): boolean {
  return type === 'opaqueredirect' || redirected || (status >= 300 && status < 400);
}

function textOf(data: unknown): string {
  return typeof data === 'string' ? data : '';
}

function parsed(endpoint: Endpoint, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ContractError(nameOf(endpoint), '', 'the answer is not JSON');
  }
}

/** A bare answer is a JSON text; the same as plain text is understood too. */
function bareText(text: string): string {
  if (!text.trim().startsWith('"')) return text;
  try {
    return String(JSON.parse(text));
  } catch {
    return text;
  }
}

/** Checks what was received. */
function checkedAnswer(endpoint: Endpoint, value: unknown): unknown {
  return checkedAs(endpoint, endpoint.answer, value, false);
}

/**
 * Checks a value against its schema in the contract.
 *
 * @throws ContractError it has another shape
 */
export function checkedAs(
  endpoint: Endpoint,
  schema: WireSchema,
  value: unknown,
  isOfRequest: boolean,
): unknown {
  const result = v.safeParse(schema, value);
  if (result.success) return result.output;
  const [issue] = result.issues;
  throw new ContractError(nameOf(endpoint), v.getDotPath(issue) ?? '', issue.message, isOfRequest);
}

function nameOf(endpoint: Endpoint): string {
  return `${endpoint.method} ${endpoint.path}`;
}
