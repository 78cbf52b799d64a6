import type { HttpHandler } from 'msw';
import { isCommonAssetRequest } from 'msw';
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

/**
 * Responds to the page's calls by msw handlers in a service worker, or in the page if the browser does not allow one (no
 * HTTPS, a private window, a policy). Never rejects.
 *
 * @param workerUrl the address of the worker script; the worker controls the pages of its folder
 */
export async function startNetwork(
  handlers: readonly HttpHandler[],
  workerUrl: string,
): Promise<MockNetwork> {
  const worker = setupWorker(...handlers);
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
        if (isUnknownCall(request)) defaults.error();
      },
    });
    // A worker that the previous page has just unregistered still runs, but does not see the calls of this page.
    if (!navigator.serviceWorker.controller) throw new TypeError('The worker does not control this page.');
    return { worker, isInPage: false };
  } catch {
    respondInPage(() => worker.listHandlers() as HttpHandler[]);
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
    isUnknownCall(request)
      ? Promise.reject(new TypeError(`There is no handler for ${request.method} ${request.url}.`))
      : network(request),
  );
  Reflect.deleteProperty(page, 'XMLHttpRequest');
}

/** Whether a request is a call of the backend without a handler, and not a file of the page. */
function isUnknownCall(request: Request): boolean {
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
