import { toError } from '@selfservice/api/core/errors';
import { useEffect, useState } from 'react';
import type { OpenPdf } from './openPdf.ts';
import { openPdf } from './openPdf.ts';

/** A PDF that is opened: neither is there before it is known. */
export interface PdfState {
  pages: OpenPdf['pages'] | null;
  /** Why it cannot be opened. */
  error: Error | null;
}

const unknown: PdfState = { pages: null, error: null };

/** Keeps a PDF open as long as it is shown. */
export function usePdf(file: Blob): PdfState {
  const [state, setState] = useState(unknown);
  useEffect(() => {
    let isLeft = false;
    const opening = openPdf(file);
    opening.then(
      ({ pages }) => !isLeft && setState({ pages, error: null }),
      (error: unknown) => !isLeft && setState({ pages: null, error: toError(error) }),
    );
    return () => {
      isLeft = true;
      setState(unknown);
      opening.then(
        (pdf) => pdf.close(),
        () => {},
      );
    };
  }, [file]);
  return state;
}
