/** Delay before the callback, in milliseconds, so that pending messages of other tabs arrive first. */
const hearFirstMs = 50;

/**
 * Calls back when the page becomes visible, continues after it was frozen, returns from the browser's history or is online again.
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
  document.addEventListener('resume', callBackIfVisible, { signal });
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

/**
 * Shows nothing of a page that was frozen or in the browser's history, until every `onResume` has been called: its user may have
 * logged out meanwhile. The page keeps its focus.
 */
export function hideWhileAway(): void {
  const { style } = document.documentElement;
  const hide = () => {
    style.opacity = '0';
  };
  const show = () => {
    if (document.visibilityState === 'visible') style.opacity = '';
  };
  document.addEventListener('freeze', hide);
  window.addEventListener('pagehide', ({ persisted }) => persisted && hide());
  // The changes by the other listeners are rendered before the next frame.
  onResume(() => setTimeout(() => requestAnimationFrame(show)));
}
