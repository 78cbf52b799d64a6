/**
 * Calls back when the page is looked at again, comes back from the browser's history or gets its network back.
 * Answers a function that ends it.
 */
export function onWake(callback: () => void): () => void {
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
