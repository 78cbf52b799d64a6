import { createTransport, fixedToken } from '@selfservice/api/core/create-transport';
import type { Endpoint } from '@selfservice/api/core/endpoint';
import type { BackendLanguage } from '@selfservice/api/core/language';

/** A raw response. */
export interface Received {
  status: number;
  headers: Headers;
  body: string;
}

/** The input of a call; the transport checks it. */
export interface CallInput {
  query?: object;
  body?: object;
}

/** Sends a call as the product sends it. Returns the raw response, or an error if there was none. */
export type SendCall = (
  endpoint: Endpoint,
  input: CallInput,
  token: string | null,
) => Promise<Received | Error>;

/** Options of `createSendCall`. */
export interface SendOptions {
  /** The base address of the backend. */
  endpoint: string;
  /** The origin of the application, sent as `Origin`; null for the same origin as the backend. */
  origin: string | null;
  /** The language of the client. Default: English. */
  language?: BackendLanguage;
  /** Time limit of a call in milliseconds. */
  timeoutMs?: number;
}

/** Creates a function that sends calls through the transport of the product, and intercepts the raw responses. */
export function createSendCall({ endpoint: base, origin, language, timeoutMs }: SendOptions): SendCall {
  return async (endpoint, input, token) => {
    let received: Received | null = null;
    const transport = createTransport({
      baseUrl: () => base.replace(/\/+$/, ''),
      language: () => language ?? 'en',
      authorization: token === null ? null : fixedToken(token),
      ...(timeoutMs !== undefined && { timeoutMs }),
      async fetch(address, init) {
        const request = new Request(address, init);
        if (origin !== null) request.headers.set('Origin', origin);
        const response = await globalThis.fetch(request);
        received = { status: response.status, headers: response.headers, body: await response.text() };
        throw new Error('The response is read here.');
      },
    });
    try {
      await transport.call(endpoint, input as never);
    } catch (error) {
      return received ?? (error as Error);
    }
    throw new Error('The transport has returned a response that it did not get.');
  };
}
