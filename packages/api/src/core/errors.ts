/** The backend responded with an error status. */
export class HttpError extends Error {
  override readonly name = 'HttpError';
  /** The address that was called. */
  readonly url: string;
  /** The HTTP method, for example `GET`; undefined if it is not known. */
  readonly method: string | undefined;
  /** The HTTP status, for example 500. */
  readonly status: number;
  readonly statusText: string;
  /** The headers of the response by lower-case name. */
  readonly headers: Readonly<Record<string, string>>;
  /** The raw body as text. */
  readonly body: string;
  /** The message of the server in the body; empty for none. */
  readonly detail: string;
  /** Whether the body is an HTML page, so that a proxy may have responded instead of the backend. */
  readonly isHtml: boolean;
  /** The size of the body that was sent, in bytes; undefined if it is not known. */
  readonly sentBytes: number | undefined;

  constructor(
    answer: Pick<HttpError, 'url' | 'status' | 'statusText' | 'headers' | 'body'> & {
      method?: string;
      sentBytes?: number;
    },
  ) {
    const detail = serverWords(answer.body);
    super(detail || `${answer.status} ${answer.statusText}`.trim());
    this.url = answer.url;
    this.method = answer.method;
    this.status = answer.status;
    this.statusText = answer.statusText;
    this.headers = answer.headers;
    this.body = answer.body;
    this.detail = detail;
    this.isHtml = isHtml(answer.headers['content-type'], answer.body);
    this.sentBytes = answer.sentBytes;
  }
}

/** There was no response: no network, or the browser refused the call. `cause` is the browser's error. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError';
  /** The address that was called. */
  readonly url: string;
  /** The HTTP method, for example `GET`; undefined if it is not known. */
  readonly method: string | undefined;

  constructor(url: string, cause: unknown, method?: string) {
    super(`No answer from ${url}`, { cause });
    this.url = url;
    this.method = method;
  }
}

/** There was no response within the time limit. */
export class TimeoutError extends Error {
  override readonly name = 'TimeoutError';
  /** The address that was called. */
  readonly url: string;
  /** The HTTP method, for example `GET`; undefined if it is not known. */
  readonly method: string | undefined;
  /** The limit in milliseconds. */
  readonly timeoutMs: number;

  constructor(url: string, timeoutMs: number, method?: string) {
    super(`No answer from ${url} within ${timeoutMs / 1000} s`);
    this.url = url;
    this.method = method;
    this.timeoutMs = timeoutMs;
  }
}

/** The reason why a response does not come from the backend: an HTML page, a redirect, or a body announced as JSON that is none. */
export type ForeignResponse = 'html' | 'redirect' | 'brokenJson';

/**
 * A server between the device and the backend responded, for example a captive portal, the login page of a gateway, or a
 * maintenance page. It is unknown whether the backend received the call.
 */
export class NotTheBackendError extends Error {
  override readonly name = 'NotTheBackendError';
  /** The address that was called. */
  readonly url: string;
  /** The HTTP method, for example `GET`. */
  readonly method: string;
  /** The HTTP status of the response; 0 if the browser hides it. */
  readonly status: number;
  readonly reason: ForeignResponse;
  /** The beginning of the body, at most 2,000 characters. */
  readonly body: string;

  constructor(response: Pick<NotTheBackendError, 'url' | 'method' | 'status' | 'reason' | 'body'>) {
    super(`The response from ${response.url} is not the backend's: ${foreignWords[response.reason]}`);
    this.url = response.url;
    this.method = response.method;
    this.status = response.status;
    this.reason = response.reason;
    this.body = response.body.slice(0, 2000);
  }
}

const foreignWords: Record<ForeignResponse, string> = {
  html: 'it is an HTML page',
  redirect: 'it is a redirect',
  brokenJson: 'it is announced as JSON and is none',
};

/**
 * A write may or may not have been done: its response was lost or unreadable, and reading again failed as well.
 */
export class OutcomeUnknownError extends Error {
  override readonly name = 'OutcomeUnknownError';
  /** The error of the write, or of reading if nothing was sent. */
  override readonly cause: Error;
  /** When reading again can show the outcome, in milliseconds since 1970 in UTC; null if nothing can show it. */
  readonly checkAtMs: number | null;

  constructor(cause: Error, checkAtMs: number | null = null) {
    super(`It is not known whether the write was done: ${cause.message}`, { cause });
    this.cause = cause;
    this.checkAtMs = checkAtMs;
  }
}

/** A request or a response does not match the contract. */
export class ContractError extends Error {
  override readonly name = 'ContractError';
  /** Method and path, for example `GET /Token`. */
  readonly endpoint: string;
  /** The dotted path of the field; empty for the whole body. */
  readonly field: string;
  /** The fault, in English, for example `not a date-time`. */
  readonly problem: string;
  /** Whether the request breaks the contract, so that nothing was sent. Otherwise the response does. */
  readonly isOfRequest: boolean;

  constructor(endpoint: string, field: string, problem: string, isOfRequest = false) {
    super(`${endpoint}: ${field ? `${field}: ` : ''}${problem}`);
    this.endpoint = endpoint;
    this.field = field;
    this.problem = problem;
    this.isOfRequest = isOfRequest;
  }
}

/** `config.json` is not JSON, has a field of a wrong type, or another page was received in its place (`cause`). */
export class ConfigurationError extends Error {
  override readonly name = 'ConfigurationError';
  /** The invalid field; empty if the whole file is invalid. */
  readonly field: string;
  /** The fault, in English, for example `not a date-time`. */
  readonly problem: string;

  constructor(field: string, problem: string, cause?: NotTheBackendError) {
    super(`config.json: ${field ? `${field}: ` : ''}${problem}`, { cause });
    this.field = field;
    this.problem = problem;
  }
}

/**
 * The sign-in of a call has ended: the user has logged out or changed the person, or the server refuses the token. Nothing
 * was sent for another person. The login screen is shown, or is about to be.
 */
export class SessionEndedError extends Error {
  override readonly name = 'SessionEndedError';

  constructor() {
    super('The session that this call belongs to has ended.');
  }
}

/** Whether a response is an HTML page, judged by its content type or the beginning of its body. */
export function isHtml(contentType: string | null | undefined, body: string): boolean {
  return /\b(text\/html|xhtml)/i.test(contentType ?? '') || /^\s*<(!doctype\s+html|html)\b/i.test(body);
}

/** Converts a thrown value to an error. */
export function toError(thrown: unknown): Error {
  return thrown instanceof Error ? thrown : new Error(String(thrown));
}

/** Returns the message of an error body: `{ Message, ExceptionMessage? }` or plain text. Empty for markup and broken JSON. */
function serverWords(body: string): string {
  const text = body.trim();
  if (text.startsWith('<')) return '';
  try {
    return wordsOf(JSON.parse(text));
  } catch {
    return /^[{[]/.test(text) ? '' : text;
  }
}

function wordsOf(parsed: unknown): string {
  if (typeof parsed === 'string') return parsed;
  if (typeof parsed !== 'object' || parsed === null) return '';
  const fields = parsed as Record<string, unknown>;
  const words = [fields['Message'], fields['ExceptionMessage']];
  return words.filter((word) => typeof word === 'string' && word !== '').join(' ');
}
