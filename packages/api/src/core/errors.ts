/** A call was answered with a status other than 200. */
export class HttpError extends Error {
  override readonly name = 'HttpError';
  /** The address that was called. */
  readonly url: string;
  /** How it was called, for example `GET`; undefined where nobody has said so. */
  readonly method: string | undefined;
  /** For example 500. */
  readonly status: number;
  readonly statusText: string;
  /** The answer's headers by lower-case name. */
  readonly headers: Readonly<Record<string, string>>;
  /** The raw body as text. */
  readonly body: string;
  /** The server's own words out of the body, or an empty text. */
  readonly detail: string;

  constructor(
    answer: Pick<HttpError, 'url' | 'status' | 'statusText' | 'headers' | 'body'> & { method?: string },
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
  }
}

/** No answer came: no network, or the browser refused the call. `cause` is the browser's error. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError';
  /** The address that was called. */
  readonly url: string;
  /** How it was called, for example `GET`; undefined where nobody has said so. */
  readonly method: string | undefined;

  constructor(url: string, cause: unknown, method?: string) {
    super(`No answer from ${url}`, { cause });
    this.url = url;
    this.method = method;
  }
}

/** No answer came within the time limit. */
export class TimeoutError extends Error {
  override readonly name = 'TimeoutError';
  /** The address that was called. */
  readonly url: string;
  /** How it was called, for example `GET`; undefined where nobody has said so. */
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

/** What is sent or was answered has another shape than the contract says. */
export class ContractError extends Error {
  override readonly name = 'ContractError';
  /** Method and path, for example `GET /Token`. */
  readonly endpoint: string;
  /** Dotted path of the field, empty for the whole. */
  readonly field: string;
  /** What is wrong with it. */
  readonly problem: string;

  constructor(endpoint: string, field: string, problem: string) {
    super(`${endpoint}: ${field ? `${field}: ` : ''}${problem}`);
    this.endpoint = endpoint;
    this.field = field;
    this.problem = problem;
  }
}

/** `config.json` is not JSON or has a field of a wrong type. */
export class ConfigurationError extends Error {
  override readonly name = 'ConfigurationError';
  /** The field at fault, empty when the file as a whole is. */
  readonly field: string;
  /** What is wrong with it. */
  readonly problem: string;

  constructor(field: string, problem: string) {
    super(`config.json: ${field ? `${field}: ` : ''}${problem}`);
    this.field = field;
    this.problem = problem;
  }
}

/**
 * The sign-in that a call belongs to has ended: the person has logged out or is another one now, or the server takes the
 * token no longer. Nothing has been sent for anybody else. The login screen stands there already or is about to.
 */
export class SessionEndedError extends Error {
  override readonly name = 'SessionEndedError';

  constructor() {
    super('The session that this call belongs to has ended.');
  }
}

/** What was thrown as an error, whatever it was. */
export function toError(thrown: unknown): Error {
  return thrown instanceof Error ? thrown : new Error(String(thrown));
}

/** Errors of the server are `{ Message, ExceptionMessage? }` or plain text; markup and broken JSON say nothing. */
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
