import type { LoadCode } from './importWithRetry.ts';
import { importWithRetry } from './importWithRetry.ts';

/** Fetches code that will probably be needed soon. A failure is ignored: `Deferred` fetches again and reports it. */
export function prefetchCode(load: LoadCode<object>): void {
  importWithRetry(load).catch(() => {});
}

/**
 * Returns props for a button that opens deferred content: its code is fetched as soon as the button is hovered, focused
 * or held down.
 */
export function prefetchOnIntent(load: LoadCode<object>) {
  const prefetch = () => prefetchCode(load);
  return { onHoverStart: prefetch, onFocus: prefetch, onPressStart: prefetch };
}
