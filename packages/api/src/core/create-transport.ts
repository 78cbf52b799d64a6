import { createFetch } from 'ofetch';
import { answerOf, checkedAs, isPage } from './answer-of.ts';
import type { Endpoint, WireSchema } from './endpoint.ts';
import { NetworkError, SessionEndedError, TimeoutError } from './errors.ts';
import { canReportProgress, fetchWithProgress } from './fetch-with-progress.ts';
import type { Language } from './language.ts';
import type { CallOptions, Transport } from './transport.ts';

/** How the calls of one sign-in are signed. */
export interface Authorization {
  /** Aborted when the sign-in ends: calls that their caller may give up (`signal`) are cut off by it, others are not. */
  readonly signal: AbortSignal;
  /**
   * The access token.
   *
   * @throws SessionEndedError the sign-in has ended
   */
  token(): string;
  /**
   * Another token after `refusedToken` was answered with 401; null where there is no way to one.
   *
   * @throws SessionEndedError the sign-in has ended, or ends with this
   * @throws NetworkError it could not be asked for
   */
  renew(refusedToken: string): Promise<string | null>;
  /** The call that was repeated with a renewed token was refused with 401 as well: the sign-in is over. */
  onRefusedAgain(): void;
}

/** What a transport needs to know of its surroundings. */
export interface TransportOptions {
  /** The address that paths are appended to, see `resolveBaseUrl`; empty for the page's own origin. */
  baseUrl(): string;
  /** Sent as `Accept-Language`. */
  language(): Language;
  /** Signs the calls; null where nobody is signed in. Default null. */
  authorization?: Authorization | null;
  /** Time limit of a call in milliseconds. Default 30 000. */
  timeoutMs?: number;
  /** Address that `./` paths are relative to. Default: the page's. */
  pageUrl?: string;
  /** Sends the calls; nothing tells then how far a body has been sent. Default: the platform's own, over the network. */
  fetch?: typeof globalThis.fetch;
  /** A call is being sent. May return a function that is called with the headers as soon as the answer begins. */
  onSend?(): ((headers: Headers) => void) | undefined;
  /** Called when a write is sent that ends with the page. Returns a function that is called once it has settled. */
  onWrite?(): () => void;
}

/** Whether a call changes something: reads are given up with a signal, and an upload is the only write that has one. */
function isWrite(endpoint: Endpoint, { signal }: CallOptions): boolean {
  const { method, auth, bodyFormat } = endpoint;
  return method === 'POST' && auth === 'bearer' && (signal === undefined || bodyFormat === 'multipart');
}

type AnyInput = { query?: unknown; body?: unknown };

/**
 * A transport over HTTP. It repeats nothing but a call that was refused with 401, once, with a new token. An HTML page with
 * 401 may not be the backend's: it renews the token as well, but it does not end the session, and a write is not repeated
 * after it.
 */
export function createTransport(options: TransportOptions): Transport {
  const { authorization = null } = options;

  async function send(endpoint: Endpoint, input: AnyInput, token: string | null, call: CallOptions) {
    const url = addressOf(endpoint, options) + searchOf(endpoint, input);
    const content = bodyOf(endpoint, input);
    const timeoutMs = call.timeoutMs ?? options.timeoutMs ?? 30_000;
    const timeout = new AbortController();
    const startTimer = () => setTimeout(() => timeout.abort(), timeoutMs);
    let timer = startTimer();
    const fetchAnswer = fetchFor(options, call, () => {
      clearTimeout(timer);
      timer = startTimer();
    });
    const keepalive = call.keepalive === true && byteLengthOf(content.body) <= keepaliveLimitBytes;
    const onHeaders = options.onSend?.();
    const onSettled = isWrite(endpoint, call) && !keepalive ? options.onWrite?.() : undefined;
    const fetch: typeof globalThis.fetch = async (address, init) => {
      const answer = await fetchAnswer(address, init);
      onHeaders?.(answer.headers);
      return answer;
    };
    // A write is not cut off by the end of the session: its outcome would be unknown.
    const end = token !== null && call.signal ? authorization?.signal : undefined;
    // Outside the `try`: a platform without it must not be reported as a lost network.
    const signal = AbortSignal.any([call.signal, end, timeout.signal].filter((one) => one !== undefined));
    try {
      const response = await createFetch({ fetch }).raw<unknown, 'text' | 'blob'>(url, {
        method: endpoint.method,
        retry: 0,
        ignoreResponseError: true,
        responseType: endpoint.answerFormat === 'blob' ? 'blob' : 'text',
        signal,
        // A redirect is never followed: it would repeat a write somewhere else, and its answer is not the backend's.
        redirect: 'manual',
        keepalive,
        headers: headersOf(endpoint, options.language(), token),
        credentials: endpoint.auth === 'cookies' ? 'include' : 'same-origin',
        ...content,
      });
      // An answer that came in the moment of the end is nobody's.
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

  async function sendSigned(endpoint: Endpoint, input: AnyInput, signing: Authorization, call: CallOptions) {
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
      const response = await (isSigned
        ? sendSigned(endpoint, input, authorization, call)
        : send(endpoint, input, null, call));
      return answerOf(endpoint, addressOf(endpoint, options), response);
    },
  };
}

/** Returns null where the ticket call does not reach the backend either. */
async function renewAfterPage(signing: Authorization, refusedToken: string): Promise<string | null> {
  try {
    return await signing.renew(refusedToken);
  } catch (error) {
    if (error instanceof NetworkError) return null;
    throw error;
  }
}

/** Signs with one token that nobody renews: a 401 is the answer. */
export function fixedToken(token: string): Authorization {
  return {
    signal: new AbortController().signal,
    token: () => token,
    renew: () => Promise.resolve(null),
    onRefusedAgain() {},
  };
}

/** What sends one call. The platform's own is looked up at each call: tests put theirs in its place. */
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

function addressOf(endpoint: Endpoint, options: TransportOptions): string {
  if (endpoint.path.startsWith('./')) return new URL(endpoint.path, options.pageUrl ?? document.baseURI).href;
  return options.baseUrl() + endpoint.path;
}

function headersOf(endpoint: Endpoint, language: Language, token: string | null): Record<string, string> {
  return {
    Accept: endpoint.answerFormat === 'blob' ? '*/*' : 'application/json',
    'Accept-Language': language,
    ...(token !== null && { Authorization: `Bearer ${token}` }),
    ...(endpoint.body && endpoint.bodyFormat === 'json' && { 'Content-Type': 'application/json' }),
  };
}

/** An empty value keeps its equals sign, and `$skip` its dollar: the backend reads both as they are written. */
function searchOf(endpoint: Endpoint, input: AnyInput): string {
  if (!endpoint.query) return '';
  const values = Object.entries(checked(endpoint, endpoint.query, input.query) as Record<string, string>);
  return `?${values.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&')}`;
}

function bodyOf(endpoint: Endpoint, input: AnyInput): { body?: string | URLSearchParams | FormData } {
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

/** Bodies that browsers accept with `keepalive` have at most 64 KiB in sum. */
const keepaliveLimitBytes = 60_000;

/** Files are never sent with `keepalive`: their size is beyond any limit. */
function byteLengthOf(body: string | URLSearchParams | FormData | undefined): number {
  if (body === undefined) return 0;
  return body instanceof FormData ? Infinity : new TextEncoder().encode(String(body)).byteLength;
}

/** Checks what is sent. */
function checked(endpoint: Endpoint, schema: WireSchema, value: unknown): unknown {
  return checkedAs(endpoint, schema, value, true);
}
