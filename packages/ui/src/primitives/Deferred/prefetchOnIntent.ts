import type { LoadCode } from './importWithRetry.ts';
import { importWithRetry } from './importWithRetry.ts';

/** Fetches code that is probably wanted soon. What fails then is told by `Deferred` once it is wanted. */
export function prefetchCode(load: LoadCode<object>): void {
  importWithRetry(load).catch(() => {});
}

/**
 * Props for a button that opens something whose code is fetched when it is wanted: the code is on its way as soon as the
 * button is pointed at, focused or held down.
 */
export function prefetchOnIntent(load: LoadCode<object>) {
  const prefetch = () => prefetchCode(load);
  return { onHoverStart: prefetch, onFocus: prefetch, onPressStart: prefetch };
}
