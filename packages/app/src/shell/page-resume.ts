/** Delay before the callback, in milliseconds, so that pending messages of other tabs arrive first. */
const hearFirstMs = 50;

/**
 * Calls back when the page becomes visible, returns from the browser's history or is online again. Returns a function that
 * unsubscribes.
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

/** Calls back when the page is restored from the browser's history. Returns a function that unsubscribes. */
export function onRestored(callback: () => void): () => void {
  const end = new AbortController();
  const callBackIfKept = ({ persisted }: PageTransitionEvent) => {
    if (persisted) callback();
  };
  window.addEventListener('pageshow', callBackIfKept, { signal: end.signal });
  return () => end.abort();
}
