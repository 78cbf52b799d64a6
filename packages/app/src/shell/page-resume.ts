/**
 * Calls back when the page is looked at again, comes back from the browser's history or gets its network back.
 * Returns a function that unsubscribes.
 */
export function onResume(callback: () => void): () => void {
  const end = new AbortController();
  const { signal } = end;
  const callBackIfVisible = () => {
    if (document.visibilityState === 'visible') callback();
  };
  document.addEventListener('visibilitychange', callBackIfVisible, { signal });
  window.addEventListener('pageshow', callback, { signal });
  window.addEventListener('online', callback, { signal });
  return () => end.abort();
}

/** Calls back when the page comes back from the browser's history as it was left. Returns a function that unsubscribes. */
export function onRestored(callback: () => void): () => void {
  const end = new AbortController();
  const callBackIfKept = ({ persisted }: PageTransitionEvent) => {
    if (persisted) callback();
  };
  window.addEventListener('pageshow', callBackIfKept, { signal: end.signal });
  return () => end.abort();
}
