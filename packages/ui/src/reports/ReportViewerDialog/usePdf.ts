import { toError } from '@selfservice/api/core/errors';
import { useEffect, useState } from 'react';
import type { OpenPdf } from './openPdf.ts';
import { openPdf } from './openPdf.ts';

/** The state of a PDF: both fields are null while it opens. */
export interface PdfState {
  pages: OpenPdf['pages'] | null;
  /** The reason why it cannot be opened. */
  error: Error | null;
}

const unknown: PdfState = { pages: null, error: null };

/** Opens a PDF while it is shown. */
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
