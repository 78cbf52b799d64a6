import type { Clock } from '@selfservice/api/core/clock';

/** A page that is still there after this time was not left: the navigation was a download, or was cancelled. */
const leavingMs = 10_000;

/**
 * Watches whether the page is being left or loaded anew. The browser cuts off the calls of such a page before it is gone.
 * Returns whether it is.
 */
export function watchLeaving(
  clock: Pick<Clock, 'epochMs'>,
  page: Pick<Window, 'addEventListener'>,
): () => boolean {
  let leftAt = -Infinity;
  page.addEventListener('beforeunload', () => {
    leftAt = clock.epochMs();
  });
  page.addEventListener('pagehide', () => {
    leftAt = clock.epochMs();
  });
  page.addEventListener('pageshow', () => {
    leftAt = -Infinity;
  });
  return () => clock.epochMs() - leftAt < leavingMs;
}

/**
 * Lets the browser ask before the page is left while a write is under way that would end with it. Returns a function for
 * the begin of such a write; what that returns is called once the write has settled.
 */
export function askBeforeLeaving(
  page: Pick<Window, 'addEventListener' | 'removeEventListener'>,
): () => () => void {
  const underWay = new Set<symbol>();
  const ask = (event: Event) => event.preventDefault();
  return () => {
    const write = Symbol('write');
    underWay.add(write);
    page.addEventListener('beforeunload', ask);
    return () => {
      underWay.delete(write);
      // A page that listens for it may not be kept for going back.
      if (underWay.size === 0) page.removeEventListener('beforeunload', ask);
    };
  };
}
