/** What other tabs have said while this one was asleep is heard first, in milliseconds. */
const hearFirstMs = 50;

/**
 * Calls back when the page is looked at again, comes back from the browser's history or gets its network back.
 * Returns a function that unsubscribes.
 */
export function onResume(callback: () => void): () => void {
  const end = new AbortController();
  const { signal } = end;
  const callBackSoon = () => {
    setTimeout(() => {
      if (!signal.aborted) callback();
    }, hearFirstMs);
  };
  const callBackIfVisible = () => {
    if (document.visibilityState === 'visible') callBackSoon();
  };
  document.addEventListener('visibilitychange', callBackIfVisible, { signal });
  window.addEventListener('pageshow', callBackSoon, { signal });
  window.addEventListener('online', callBackSoon, { signal });
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
