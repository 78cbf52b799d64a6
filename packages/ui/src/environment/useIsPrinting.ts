import { useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';

const paper = 'print';

/**
 * Whether the page is being printed, from a button or by the browser: paper does not scroll, so that everything has to be
 * drawn. It is true before the browser lays the page out for paper.
 */
export function useIsPrinting(): boolean {
  const [isPrinting, setIsPrinting] = useState(() => window.matchMedia(paper).matches);
  // The page may be printed as soon as it is visible.
  useLayoutEffect(() => {
    const query = window.matchMedia(paper);
    const begin = () => flushSync(() => setIsPrinting(true));
    const follow = () => flushSync(() => setIsPrinting(query.matches));
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', follow);
    // A page can be shown as on paper without being printed.
    query.addEventListener('change', follow);
    return () => {
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', follow);
      query.removeEventListener('change', follow);
    };
  }, []);
  return isPrinting;
}
