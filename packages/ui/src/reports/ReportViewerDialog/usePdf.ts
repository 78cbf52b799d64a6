import { toError } from '@selfservice/api/core/errors';
import { useEffect, useState } from 'react';
import type { OpenPdf } from './openPdf.ts';
import { openPdf } from './openPdf.ts';

/** The state of a PDF: `pages` and `error` are null while it opens. */
export interface PdfState {
  pages: OpenPdf['pages'] | null;
  /** The reason why it cannot be opened. */
  error: Error | null;
  /** Whether a part of a drawn page is missing, for example a damaged picture. */
  isIncomplete: boolean;
}

const unknown: PdfState = { pages: null, error: null, isIncomplete: false };

/** Opens a PDF while it is shown. */
export function usePdf(file: Blob): PdfState {
  const [state, setState] = useState(unknown);
  useEffect(() => {
    let isLeft = false;
    const change = (part: Partial<PdfState>) => !isLeft && setState((state) => ({ ...state, ...part }));
    const opening = openPdf(file, () => change({ isIncomplete: true }));
    opening.then(
      ({ pages }) => change({ pages }),
      (error: unknown) => change({ error: toError(error) }),
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
