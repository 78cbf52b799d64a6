import { useEffect } from 'react';

/** A file that is dropped beside its place would be opened by the browser in the place of the page. */
export function usePreventPageDrop(): void {
  useEffect(() => {
    const left = new AbortController();
    const { signal } = left;
    const prevent = (event: DragEvent) => {
      if (event.defaultPrevented) return;
      event.preventDefault();
      if (event.dataTransfer) event.dataTransfer.dropEffect = 'none';
    };
    window.addEventListener('dragover', prevent, { signal });
    window.addEventListener('drop', prevent, { signal });
    return () => left.abort();
  }, []);
}
