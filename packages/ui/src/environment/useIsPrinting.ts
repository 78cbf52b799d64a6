import { useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { matchesMedia, mediaQuery } from '../tokens/mediaQuery.ts';

const paper = 'print';

/**
 * Returns whether the page is being printed, from a button or by the browser. Paper does not scroll, so that everything must
 * be rendered. It is true before the browser lays the page out for paper.
 */
export function useIsPrinting(): boolean {
  const [isPrinting, setIsPrinting] = useState(() => matchesMedia(paper));
  // The page may be printed as soon as it is visible, so this must not wait for an effect after painting.
  useLayoutEffect(() => {
    const query = mediaQuery(paper);
    const begin = () => flushSync(() => setIsPrinting(true));
    const follow = () => flushSync(() => setIsPrinting(matchesMedia(paper)));
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', follow);
    // Developer tools can show the print layout without printing.
    query?.addEventListener('change', follow);
    return () => {
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', follow);
      query?.removeEventListener('change', follow);
    };
  }, []);
  return isPrinting;
}
