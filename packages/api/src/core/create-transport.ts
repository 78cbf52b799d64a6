import { createFetch } from 'ofetch';
import { answerOf, checkedAs, isPage } from './answer-of.ts';
import type { Endpoint, WireSchema } from './endpoint.ts';
import { NetworkError, SessionEndedError, TimeoutError } from './errors.ts';
import { canReportProgress, fetchWithProgress } from './fetch-with-progress.ts';
import type { BackendLanguage } from './language.ts';
import type { CallOptions, Transport } from './transport.ts';

/** Provides the access tokens of one sign-in. */
export interface Authorization {
  /** Aborted when the sign-in ends. It aborts only calls that their caller can abort too (`signal`). */
  readonly signal: AbortSignal;
  /**
   * Returns the access token.
   *
   * @throws SessionEndedError the sign-in has ended
   */
  token(): string;
  /**
   * Returns another token after a 401 for `refusedToken`; null if there is no way to get one.
   *
   * @throws SessionEndedError the sign-in has ended, or ends now
   * @throws NetworkError the token could not be fetched
   */
  renew(refusedToken: string): Promise<string | null>;
  /** Called when a call with a renewed token got a 401 too: the sign-in has ended. */
  onRefusedAgain(): void;
}

/** The options of a transport. */
export interface TransportOptions {
  /**
   * Returns the base address of the backend, see `resolveBaseUrl`; empty for the origin of the page. Without a page, for example
   * on a server, it must be absolute.
   */
  baseUrl(): string;
  /** Returns the language that is sent as `Accept-Language`. */
  language(): BackendLanguage;
  /** Provides tokens; null if no user is signed in. Default null. */
  authorization?: Authorization | null;
  /** Time without any part of the response after which a call ends, in milliseconds. Default 30 000. */
  timeoutMs?: number;
  /** The base of a relative `baseUrl`, and of paths that begin with `./`. Default: the address of the page. */
  pageUrl?: string;
  /** Sends the calls; without upload progress. Default: the platform's `fetch`. */
  fetch?: typeof globalThis.fetch;
  /** Called when a call is sent. May return a function that is called with the headers when the response begins. */
  onSend?(): ((headers: Headers) => void) | undefined;
  /** Called when a write is sent that ends with the page. Returns a function that is called once it has settled. */
  onWrite?(): () => void;
  /** Called with the body of each successful response as it was received, before it is checked. Not called for files. */
  onAnswer?(endpoint: Endpoint, value: unknown): void;
}

/** Whether a call is a write. Reads have a `signal`; of the writes only an upload has one. */
function isWrite(endpoint: Endpoint, { signal }: CallOptions): boolean {
  const { method, auth, bodyFormat } = endpoint;
  return method === 'POST' && auth === 'bearer' && (signal === undefined || bodyFormat === 'multipart');
}

type AnyInput = { query?: unknown; body?: unknown };

type Content = { body?: string | URLSearchParams | FormData };

/** The search part of the address of a call, and its body. */
type Sent = { search: string; content: Content };

/**
 * Creates a transport over HTTP. It repeats a call only after a 401, once, with a new token. An HTML page with 401 may not
 * come from the backend: it renews the token too, but does not end the session, and a write is not repeated after it. A call
 * rejects with a TypeError if its address is not one of HTTP, for example a relative one without a page.
 */
export function createTransport(options: TransportOptions): Transport {
  const { authorization = null } = options;

  async function send(
    endpoint: Endpoint,
    { search, content }: Sent,
    token: string | null,
    call: CallOptions,
  ) {
    const url = addressOf(endpoint, options) + search;
    const timeoutMs = call.timeoutMs ?? options.timeoutMs ?? 30_000;
    const timeout = new AbortController();
    const startTimer = () => setTimeout(() => timeout.abort(), timeoutMs);
    let timer = startTimer();
    const restartTimer = () => {
      clearTimeout(timer);
      timer = startTimer();
    };
    const fetchAnswer = fetchFor(options, call, restartTimer);
    const keepalive = call.keepalive === true && byteLengthOf(content.body) <= keepaliveLimitBytes;
    const onHeaders = options.onSend?.();
    const onSettled = isWrite(endpoint, call) && !keepalive ? options.onWrite?.() : undefined;
    const fetch: typeof globalThis.fetch = async (address, init) => {
      const answer = await fetchAnswer(address, init);
      onHeaders?.(answer.headers);
      return withEachStep(answer, restartTimer);
    };
    // The end of the session does not abort a write: its outcome would be unknown.
    const end = token !== null && call.signal ? authorization?.signal : undefined;
    // Outside the `try`: a platform without `AbortSignal.any` must not be reported as a lost network.
    const signal = AbortSignal.any([call.signal, end, timeout.signal].filter((one) => one !== undefined));
    try {
      const response = await createFetch({ fetch }).raw<unknown, 'text' | 'blob'>(url, {
        method: endpoint.method,
        retry: 0,
        ignoreResponseError: true,
        responseType: endpoint.answerFormat === 'blob' ? 'blob' : 'text',
        signal,
        // A followed redirect would repeat a write somewhere else, and its response would not be the backend's.
        redirect: 'manual',
        // A kept response may belong to another person.
        cache: 'no-store',
        keepalive,
        headers: headersOf(endpoint, options.language(), token),
        credentials: endpoint.auth === 'cookies' ? 'include' : 'same-origin',
        ...content,
      });
      // A response that arrives together with the end belongs to no sign-in.
      if (end?.aborted) throw new SessionEndedError();
      return response;
    } catch (error) {
      call.signal?.throwIfAborted();
      if (end?.aborted) throw new SessionEndedError();
      if (timeout.signal.aborted) throw new TimeoutError(url, timeoutMs, endpoint.method);
      throw new NetworkError(url, error, endpoint.method);
    } finally {
      clearTimeout(timer);
      onSettled?.();
    }
  }

  async function sendSigned(endpoint: Endpoint, input: Sent, signing: Authorization, call: CallOptions) {
    const token = signing.token();
    const response = await send(endpoint, input, token, call);
    if (response.status !== 401) return response;
    const renewed = await (isPage(response) ? renewAfterPage(signing, token) : signing.renew(token));
    if (renewed === null || (isPage(response) && isWrite(endpoint, call))) return response;
    call.signal?.throwIfAborted();
    const repeated = await send(endpoint, input, renewed, call);
    if (repeated.status !== 401 || isPage(repeated)) return repeated;
    signing.onRefusedAgain();
    throw new SessionEndedError();
  }

  return {
    async call(endpoint, input, call = {}) {
      const isSigned = endpoint.auth === 'bearer' && authorization !== null;
      const sent = { search: searchOf(endpoint, input), content: bodyOf(endpoint, input) };
      const response = await (isSigned
        ? sendSigned(endpoint, sent, authorization, call)
        : send(endpoint, sent, null, call));
      const sentBytes = byteLengthOf(sent.content.body);
      return answerOf(endpoint, addressOf(endpoint, options), response, sentBytes, options.onAnswer);
    },
  };
}

/** Renews the token after an HTML page with 401. Returns null if the renewal does not reach the backend either. */
async function renewAfterPage(signing: Authorization, refusedToken: string): Promise<string | null> {
  try {
    return await signing.renew(refusedToken);
  } catch (error) {
    if (error instanceof NetworkError) return null;
    throw error;
  }
}

/** Provides one token without renewal: a 401 is reported as an `HttpError`. */
export function fixedToken(token: string): Authorization {
  return {
    signal: new AbortController().signal,
    token: () => token,
    renew: () => Promise.resolve(null),
    onRefusedAgain() {},
  };
}

/** Returns the `fetch` for one call. The platform's is read at each call, because tests replace it. */
function fetchFor(
  { fetch }: TransportOptions,
  { onProgress }: CallOptions,
  onStep: () => void,
): typeof globalThis.fetch {
  if (fetch) return fetch;
  if (!onProgress || !canReportProgress()) return (input, init) => globalThis.fetch(input, init);
  return fetchWithProgress((progress) => {
    onStep();
    onProgress(progress);
  });
}

/**
 * Returns the absolute address of a call without its search part, because `fetch` of Node accepts no other.
 *
 * @throws TypeError the address is not one of HTTP
 */
function addressOf({ path }: Endpoint, { baseUrl, pageUrl = pageAddress() }: TransportOptions): string {
  const [option, value] = path.startsWith('./') ? ['pageUrl', pageUrl] : ['baseUrl', baseUrl()];
  const address = option === 'pageUrl' ? path : value + path;
  const url = URL.canParse(address, pageUrl) ? new URL(address, pageUrl) : null;
  if (url && /^https?:$/.test(url.protocol)) return url.href;
  throw new TypeError(
    `The option ${option} of createTransport is ${JSON.stringify(value)}. Without a page it must be absolute.`,
  );
}

function pageAddress(): string | undefined {
  return typeof document === 'undefined' ? undefined : document.baseURI;
}

function headersOf(
  endpoint: Endpoint,
  language: BackendLanguage,
  token: string | null,
): Record<string, string> {
  return {
    Accept: endpoint.answerFormat === 'blob' ? '*/*' : 'application/json',
    'Accept-Language': language,
    ...(token !== null && { Authorization: `Bearer ${token}` }),
    ...(endpoint.body && endpoint.bodyFormat === 'json' && { 'Content-Type': 'application/json' }),
  };
}

/** An empty value keeps its `=`, and the `$` of `$skip` is not encoded: the backend expects both. */
function searchOf(endpoint: Endpoint, input: AnyInput): string {
  if (!endpoint.query) return '';
  const values = Object.entries(checked(endpoint, endpoint.query, input.query) as Record<string, string>);
  return `?${values.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&')}`;
}

function bodyOf(endpoint: Endpoint, input: AnyInput): Content {
  if (!endpoint.body) return {};
  const body = checked(endpoint, endpoint.body, input.body);
  if (endpoint.bodyFormat === 'json') return { body: JSON.stringify(body) };
  if (endpoint.bodyFormat === 'multipart') {
    const form = new FormData();
    for (const [name, value] of Object.entries(body as Record<string, File>)) form.append(name, value);
    return { body: form };
  }
  const fields = Object.entries(body as Record<string, string | undefined>);
  return {
    body: new URLSearchParams(fields.filter((field): field is [string, string] => field[1] !== undefined)),
  };
}

/** Browsers accept `keepalive` bodies of at most 64 KiB in total. */
const keepaliveLimitBytes = 60_000;

/** The size of a body in bytes; of files without their names. */
function byteLengthOf(body: Content['body']): number {
  if (body === undefined) return 0;
  const parts = body instanceof FormData ? [...body.values()] : [String(body)];
  return new Blob(parts).size;
}

/** Returns a response that calls `onStep` with each part of its body that arrives. */
function withEachStep(response: Response, onStep: () => void): Response {
  if (!response.body) return response;
  const steps = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(part, controller) {
      onStep();
      controller.enqueue(part);
    },
  });
  const { url, redirected } = response;
  return Object.defineProperties(new Response(response.body.pipeThrough(steps), response), {
    url: { value: url },
    redirected: { value: redirected },
  });
}

/** Checks a sent value. */
function checked(endpoint: Endpoint, schema: WireSchema, value: unknown): unknown {
  return checkedAs(endpoint, schema, value, true);
}
