import type { HttpHandler } from 'msw';
import { HttpResponse, http, isCommonAssetRequest } from 'msw';
import type { SetupWorker } from 'msw/browser';
import { setupWorker } from 'msw/browser';
import { createInPageFetch } from './in-page.ts';

const backendPath = /\/(breeze|controllers|api)\/|\/Token$/;

/** The running mock network of a page. */
export interface MockNetwork {
  /** The worker, for adding handlers; they are used even if the worker does not run. */
  worker: SetupWorker;
  /** Whether the page itself responds, because the browser does not allow service workers. */
  isInPage: boolean;
}

/** The globals that are replaced if the page itself responds. */
type PageNetwork = Pick<typeof globalThis, 'fetch'> & { XMLHttpRequest?: unknown };

/** The status with which only the worker responds. */
const probeStatus = 204;

/**
 * Responds to the page's calls by msw handlers in a service worker, or in the page if the browser does not allow one (no
 * HTTPS, a private window, a policy) or its developer tools bypass it. Never rejects.
 *
 * @param workerUrl the address of the worker script; the worker controls the pages of its folder
 * @param onBypass called when the page itself begins to respond after the start, because the worker is bypassed
 */
export async function startNetwork(
  handlers: readonly HttpHandler[],
  workerUrl: string,
  onBypass: () => void = () => {},
): Promise<MockNetwork> {
  const probeUrl = new URL('mock-worker-probe', new URL(workerUrl, document.baseURI)).href;
  const worker = setupWorker(
    ...handlers,
    http.get(probeUrl, () => new HttpResponse(null, { status: probeStatus })),
  );
  const listHandlers = () => worker.listHandlers() as HttpHandler[];
  const network = globalThis.fetch.bind(globalThis);
  const isResponding = () =>
    network(probeUrl, { cache: 'no-store' }).then(
      ({ status }) => status === probeStatus,
      () => false,
    );
  try {
    // Without service workers msw replaces `fetch` itself, but not if the registration fails.
    if (!('serviceWorker' in navigator)) throw new TypeError('There are no service workers here.');
    window.addEventListener('unhandledrejection', passOverGoneWorker);
    await worker.start({
      quiet: true,
      serviceWorker: { url: workerUrl },
      onUnhandledFrame({ frame, defaults }) {
        if (frame.protocol !== 'http') return;
        const { request } = frame.data as { request: Request };
        if (isBackendCall(request)) defaults.error();
      },
    });
    // A worker that the previous page has just unregistered still runs, but does not see the calls of this page.
    if (!navigator.serviceWorker.controller) throw new TypeError('The worker does not control this page.');
    if (!(await isResponding())) throw new TypeError('The worker is bypassed.');
    respondIfBypassed(listHandlers, isResponding, onBypass);
    return { worker, isInPage: false };
  } catch {
    respondInPage(listHandlers);
    return { worker, isInPage: true };
  }
}

/**
 * Responds to the page's calls in the page itself. Calls without a handler go to the network. XMLHttpRequest is removed, so
 * that uploads use `fetch` too; they report no progress then.
 *
 * @param handlers called for each request
 */
export function respondInPage(handlers: () => HttpHandler[], page: PageNetwork = globalThis): void {
  const network = page.fetch.bind(page);
  page.fetch = createInPageFetch(handlers, (request) =>
    isBackendCall(request)
      ? Promise.reject(new TypeError(`There is no handler for ${request.method} ${request.url}.`))
      : network(request),
  );
  Reflect.deleteProperty(page, 'XMLHttpRequest');
}

/**
 * Responds in the page as soon as a call of the backend has reached the network instead of the worker: developer tools can bypass
 * it at any time. The call is made again in the page; the server of the files cannot have done it.
 *
 * @param handlers called for each request
 * @param isResponding returns whether the worker responds; called after a response that may not be its own
 * @param onBypass called when the page begins to respond
 */
export function respondIfBypassed(
  handlers: () => HttpHandler[],
  isResponding: () => Promise<boolean>,
  onBypass: () => void,
  page: PageNetwork = globalThis,
): void {
  const network = page.fetch.bind(page);
  let isBypassed = false;

  function respond(request: Request): Promise<Response> {
    if (!isBypassed) {
      isBypassed = true;
      page.fetch = network;
      respondInPage(handlers, page);
      onBypass();
    }
    return page.fetch(request);
  }

  page.fetch = async (input, init) => {
    const request = new Request(input, init);
    if (!isBackendCall(request)) return network(input, init);
    const copy = request.clone();
    try {
      const response = await network(request);
      const isOwn = response.ok && !response.headers.get('content-type')?.includes('text/html');
      return isOwn || (await isResponding()) ? response : await respond(copy);
    } catch (error) {
      if (request.signal.aborted || (await isResponding())) throw error;
      return respond(copy);
    }
  };
}

/** Whether a request is a call of the backend, and not for a file of the page. */
function isBackendCall(request: Request): boolean {
  return !isCommonAssetRequest(request) && backendPath.test(new URL(request.url).pathname);
}

/**
 * Ignores the error of updating a worker that the previous page has unregistered. msw updates its worker after a reload
 * without awaiting the result; the worker still responds.
 */
function passOverGoneWorker(event: PromiseRejectionEvent): void {
  const { reason } = event as { reason: unknown };
  if (reason instanceof TypeError && reason.message.startsWith('Failed to update a ServiceWorker'))
    event.preventDefault();
}
