import type { HttpHandler } from 'msw';
import { isCommonAssetRequest } from 'msw';
import type { SetupWorker } from 'msw/browser';
import { setupWorker } from 'msw/browser';
import { createInPageFetch } from './in-page.ts';

const backendPath = /\/(breeze|controllers|api)\/|\/Token$/;

/** The running mock network of a page. */
export interface MockNetwork {
  /** Takes further handlers, also where it does not run. */
  worker: SetupWorker;
  /** Whether the page itself responds, because the browser refuses service workers. */
  isInPage: boolean;
}

/** The parts of the page that are replaced where the page itself responds. */
type PageNetwork = Pick<typeof globalThis, 'fetch'> & { XMLHttpRequest?: unknown };

/**
 * Responds to the page's calls by handlers: in a service worker, or in the page where the browser refuses one (no HTTPS,
 * a private window, a policy). Never rejects.
 *
 * @param workerUrl address of the worker's script; the worker controls the pages of its folder
 */
export async function startNetwork(
  handlers: readonly HttpHandler[],
  workerUrl: string,
): Promise<MockNetwork> {
  const worker = setupWorker(...handlers);
  try {
    // Without service workers msw would replace `fetch` too, but not where the browser refuses to register one.
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
    // A worker that the page before has just signed off runs on, but sees no call of this page.
    if (!navigator.serviceWorker.controller) throw new TypeError('The worker does not control this page.');
    return { worker, isInPage: false };
  } catch {
    respondInPage(() => worker.listHandlers() as HttpHandler[]);
    return { worker, isInPage: true };
  }
}

/**
 * Responds to the page's calls in the page itself. Calls that no handler knows go to the network. There is no
 * XMLHttpRequest from then on, so that uploads use `fetch` too and report no progress.
 *
 * @param handlers looked up at each call
 */
export function respondInPage(handlers: () => HttpHandler[], page: PageNetwork = globalThis): void {
  const network = page.fetch.bind(page);
  page.fetch = createInPageFetch(handlers, (request) =>
    isUnknownCall(request)
      ? Promise.reject(new TypeError(`Nothing answers ${request.method} ${request.url}.`))
      : network(request),
  );
  Reflect.deleteProperty(page, 'XMLHttpRequest');
}

/** A call of the backend that no handler answers is a mistake; the page's own files pass. */
function isUnknownCall(request: Request): boolean {
  return !isCommonAssetRequest(request) && backendPath.test(new URL(request.url).pathname);
}

/**
 * After a reload msw renews its worker and does not wait for it. The worker may have signed itself off with the page
 * before; it answers all the same.
 */
function passOverGoneWorker(event: PromiseRejectionEvent): void {
  const { reason } = event as { reason: unknown };
  if (reason instanceof TypeError && reason.message.startsWith('Failed to update a ServiceWorker'))
    event.preventDefault();
}
