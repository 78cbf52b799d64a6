import type { FetchResponse } from 'ofetch';
import * as v from 'valibot';
import type { Endpoint, WireSchema } from './endpoint.ts';
import type { ForeignResponse } from './errors.ts';
import { ContractError, HttpError, NotTheBackendError, isHtml } from './errors.ts';

/**
 * Reads and checks the response of a call.
 *
 * @param address the called address, used for a redirect whose response has none
 * @param onAnswer called with the body before it is checked
 * @throws NotTheBackendError the response does not come from the backend
 * @throws HttpError the status is an error
 * @throws ContractError the body does not match the contract
 */
export async function answerOf(
  endpoint: Endpoint,
  address: string,
  response: FetchResponse<unknown>,
  sentBytes: number,
  onAnswer?: (endpoint: Endpoint, value: unknown) => void,
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
  // The HTML page of a portal or gateway must not end the session. The backend refuses with JSON or text.
  if (status === 401 && isHtml(contentType, body)) throw foreign('html');
  if (!isSuccess)
    throw new HttpError({
      url,
      method: endpoint.method,
      status,
      statusText: response.statusText,
      headers: Object.fromEntries(response.headers),
      body,
      sentBytes,
    });
  if (isHtml(contentType, body)) throw foreign('html');
  if (endpoint.answerFormat === 'empty') {
    if (isBrokenJson(contentType, body)) throw foreign('brokenJson');
    return undefined;
  }
  if (endpoint.answerFormat === 'blob') return checkedAnswer(endpoint, data);
  const value = endpoint.answerFormat === 'text' ? bareText(body) : parsed(endpoint, body);
  onAnswer?.(endpoint, value);
  return checkedAnswer(endpoint, value);
}

/** Whether a response is an HTML page, judged without reading a file. */
export function isPage({ headers, _data }: FetchResponse<unknown>): boolean {
  return isHtml(headers.get('content-type'), textOf(_data));
}

/** Whether a body is announced as JSON and is neither JSON nor blank: something between changed or cut the response. */
export function isBrokenJson(contentType: string | null, body: string): boolean {
  if (!contentType?.includes('json') || body.trim() === '') return false;
  try {
    JSON.parse(body);
    return false;
  } catch {
    return true;
  }
}

/** Browsers hide a redirect that is not followed, Node shows its status, and an upload follows it. */
function isRedirect({ type, status, redirected }: Response): boolean {
  return type === 'opaqueredirect' || redirected || (status >= 300 && status < 400);
}

function textOf(data: unknown): string {
  return typeof data === 'string' ? data : '';
}

/** A number as long as one that JavaScript cannot read exactly. It may be part of a text. */
const longNumber = /[:[,]\s*-?\d{16}/;

/** Two ids above 2^53 would be read as the same number, and something else would be changed than the user sees. */
function parsed(endpoint: Endpoint, text: string): unknown {
  const refuseInexact = (field: string, value: unknown) => {
    if (Number.isInteger(value) && !Number.isSafeInteger(value))
      throw new ContractError(nameOf(endpoint), field, `${String(value)} cannot be read exactly`);
    return value;
  };
  try {
    return JSON.parse(text, longNumber.test(text) ? refuseInexact : undefined);
  } catch (error) {
    if (error instanceof ContractError) throw error;
    throw new ContractError(nameOf(endpoint), '', 'the answer is not JSON');
  }
}

/** Reads a body that is a JSON string, or the same as plain text. */
export function bareText(text: string): string {
  if (!text.trim().startsWith('"')) return text;
  try {
    return String(JSON.parse(text));
  } catch {
    return text;
  }
}

function checkedAnswer(endpoint: Endpoint, value: unknown): unknown {
  return checkedAs(endpoint, endpoint.answer, value, false);
}

/**
 * Checks a value against its schema in the contract.
 *
 * @param isOfRequest whether the value is sent, for the error
 * @throws ContractError the value does not match
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
