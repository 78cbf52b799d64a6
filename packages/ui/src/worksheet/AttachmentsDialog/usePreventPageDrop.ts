import { useEffect } from 'react';

/** Prevents the browser from leaving the page for a file that is dropped outside of the drop zone. */
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
