import { toError } from './errors.ts';
import type { UploadProgress } from './transport.ts';

/** Whether the platform can report upload progress. */
export function canReportProgress(): boolean {
  return typeof XMLHttpRequest !== 'undefined';
}

/**
 * Creates a `fetch` that reports upload progress by using XMLHttpRequest. It supports method, headers, body, credentials and
 * signal. It rejects like the platform's `fetch`: with a TypeError if there is no response, and with the reason of the signal.
 */
export function fetchWithProgress(onProgress: (progress: UploadProgress) => void): typeof globalThis.fetch {
  return (input, { method = 'GET', headers, body = null, credentials, signal } = {}) =>
    new Promise((resolve, reject) => {
      signal?.throwIfAborted();
      const url = input instanceof Request ? input.url : String(input);
      const request = new XMLHttpRequest();
      const abort = () => request.abort();
      request.open(method, url);
      request.responseType = 'blob';
      request.withCredentials = credentials === 'include';
      for (const [name, value] of new Headers(headers)) request.setRequestHeader(name, value);
      request.upload.addEventListener('progress', ({ loaded, total, lengthComputable }) =>
        onProgress({ sentBytes: loaded, totalBytes: lengthComputable ? total : null }),
      );
      request.addEventListener('load', () => {
        try {
          resolve(responseOf(request, url));
        } catch (error) {
          // The status or a header is invalid for a `Response`.
          reject(toError(error));
        }
      });
      request.addEventListener('error', () => reject(new TypeError(`No answer from ${url}`)));
      // The reason can be any value.
      request.addEventListener('abort', () => reject(signal?.reason as Error));
      request.addEventListener('loadend', () => signal?.removeEventListener('abort', abort));
      signal?.addEventListener('abort', abort, { once: true });
      request.send(body as XMLHttpRequestBodyInit | null);
    });
}

/** Statuses of responses without a body. */
const withoutBody: readonly number[] = [204, 205, 304];

function responseOf(request: XMLHttpRequest, url: string): Response {
  const { status, statusText } = request;
  const body = withoutBody.includes(status) ? null : (request.response as Blob);
  const headers = headersOf(request.getAllResponseHeaders());
  const response = new Response(body, { status, statusText, headers });
  // A constructed response has no address.
  const responseUrl = request.responseURL || url;
  Object.defineProperty(response, 'url', { value: responseUrl });
  // An XMLHttpRequest follows redirects silently: only the address differs.
  Object.defineProperty(response, 'redirected', { value: !isSameAddress(responseUrl, url) });
  return response;
}

function isSameAddress(one: string, other: string): boolean {
  const base = globalThis.location?.href;
  const plain = (address: string) => new URL(address, base).href.replace(/#.*/, '');
  return plain(one) === plain(other);
}

function headersOf(text: string): Headers {
  const headers = new Headers();
  for (const line of text.trim().split(/[\r\n]+/)) {
    const [name = '', ...value] = line.split(': ');
    if (name !== '') headers.append(name, value.join(': '));
  }
  return headers;
}
