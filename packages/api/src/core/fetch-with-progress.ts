import { toError } from './errors.ts';
import type { UploadProgress } from './transport.ts';

/** Whether the platform can tell how far a body has been sent. */
export function canReportProgress(): boolean {
  return typeof XMLHttpRequest !== 'undefined';
}

/**
 * A `fetch` that tells how far the body has been sent, which the platform's own cannot: it sends by XMLHttpRequest. It
 * knows method, headers, body, credentials and signal. Rejects as the platform's does: with a TypeError where no answer
 * comes, with the signal's reason once it is aborted.
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
          // A status or a header that no response may have.
          reject(toError(error));
        }
      });
      request.addEventListener('error', () => reject(new TypeError(`No answer from ${url}`)));
      // The reason is whatever the one who aborts gives.
      request.addEventListener('abort', () => reject(signal?.reason as Error));
      request.addEventListener('loadend', () => signal?.removeEventListener('abort', abort));
      signal?.addEventListener('abort', abort, { once: true });
      request.send(body as XMLHttpRequestBodyInit | null);
    });
}

/** Statuses whose answers carry no body. */
const withoutBody: readonly number[] = [204, 205, 304];

function responseOf(request: XMLHttpRequest, url: string): Response {
  const { status, statusText } = request;
  const body = withoutBody.includes(status) ? null : (request.response as Blob);
  const headers = headersOf(request.getAllResponseHeaders());
  const response = new Response(body, { status, statusText, headers });
  // A response that is made says nothing of where it comes from.
  const responseUrl = request.responseURL || url;
  Object.defineProperty(response, 'url', { value: responseUrl });
  // An XMLHttpRequest follows redirects without saying so: only the address differs.
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
