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
