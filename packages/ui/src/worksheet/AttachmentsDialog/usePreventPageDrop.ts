import { useEffect } from 'react';

/** Prevents the browser from leaving the page for a file that is dropped outside of the drop zone. */
export function usePreventPageDrop(): void {
  useEffect(() => {
    const prevent = (event: DragEvent) => {
      if (event.defaultPrevented) return;
      event.preventDefault();
      if (event.dataTransfer) event.dataTransfer.dropEffect = 'none';
    };
    window.addEventListener('dragover', prevent);
    window.addEventListener('drop', prevent);
    return () => {
      window.removeEventListener('dragover', prevent);
      window.removeEventListener('drop', prevent);
    };
  }, []);
}
