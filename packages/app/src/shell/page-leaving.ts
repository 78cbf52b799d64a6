import type { Clock } from '@selfservice/api/core/clock';

/** A page that still exists after this time was not left: the navigation was a download or was cancelled. */
const leavingMs = 10_000;

/**
 * Watches whether the page is being left or reloaded, when the browser aborts its calls. Returns a function that returns
 * whether it is.
 *
 * @requirement session-29
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
 * Makes the browser ask for confirmation before the page is left during a write. Returns a function to call when a write
 * begins; that function returns another one to call when the write has settled.
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
      // A listener may keep the page out of the back/forward cache.
      if (underWay.size === 0) page.removeEventListener('beforeunload', ask);
    };
  };
}
