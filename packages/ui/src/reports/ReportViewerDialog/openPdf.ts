import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist';
import { PDFWorker, VerbosityLevel, getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** An open PDF. */
export interface OpenPdf {
  /** The pages of the PDF, in order; at least one. */
  pages: readonly PDFPageProxy[];
  /** Ends the worker. */
  close(): void;
}

/**
 * Opens a PDF in a worker.
 *
 * @throws Error if it is damaged or has a password, or the worker could not be fetched
 */
export async function openPdf(file: Blob): Promise<OpenPdf> {
  // Bundlers recognise exactly this expression.
  const port = new Worker(new URL('./pdf.worker.ts', import.meta.url), { type: 'module' });
  const failed = Promise.withResolvers<never>();
  // It may reject before it is awaited.
  failed.promise.catch(() => {});
  port.addEventListener('error', () => failed.reject(new Error('The worker did not start.')));
  const worker = PDFWorker.create({ port, verbosity: VerbosityLevel.ERRORS });
  const close = () => {
    worker.destroy();
    port.terminate();
  };
  try {
    const data = new Uint8Array(await file.arrayBuffer());
    // WebAssembly needs a permission in the content security policy, and its image formats are rare in reports.
    const task = getDocument({ data, worker, useWasm: false, verbosity: VerbosityLevel.ERRORS });
    const document = await Promise.race([task.promise, failed.promise]);
    return { pages: await pagesOf(document), close };
  } catch (error) {
    close();
    throw error;
  }
}

function pagesOf(document: PDFDocumentProxy): Promise<PDFPageProxy[]> {
  return Promise.all(Array.from({ length: document.numPages }, (_, index) => document.getPage(index + 1)));
}
