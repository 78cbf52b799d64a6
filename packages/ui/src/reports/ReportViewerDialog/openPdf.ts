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
 * The decoders of pictures as fax, JBIG2 and JPEG 2000, without WebAssembly, which would need a permission in the content
 * security policy. The worker fetches one when a report needs it: by its name, from the folder of the first one. Bundlers
 * recognise exactly these expressions.
 */
const decoders = [
  new URL('pdfjs-dist/wasm/jbig2_nowasm_fallback.js', import.meta.url),
  new URL('pdfjs-dist/wasm/openjpeg_nowasm_fallback.js', import.meta.url),
] as const;

/**
 * Opens a PDF in a worker.
 *
 * @param onSkip called when a part of a page could not be drawn
 * @throws Error if it is damaged or has a password, or the worker could not be fetched
 */
export async function openPdf(file: Blob, onSkip: () => void): Promise<OpenPdf> {
  // Bundlers recognise exactly this expression.
  const port = new Worker(new URL('./pdf.worker.ts', import.meta.url), { type: 'module' });
  const failed = Promise.withResolvers<never>();
  // It may reject before it is awaited.
  failed.promise.catch(() => {});
  port.addEventListener('error', () => failed.reject(new Error('The worker did not start.')));
  port.addEventListener('message', ({ data }) => data === 'part skipped' && onSkip());
  const worker = PDFWorker.create({ port, verbosity: VerbosityLevel.WARNINGS });
  const close = () => {
    worker.destroy();
    port.terminate();
  };
  try {
    const data = new Uint8Array(await file.arrayBuffer());
    const wasmUrl = new URL('.', decoders[0]).href;
    const task = getDocument({ data, worker, wasmUrl, useWasm: false, verbosity: VerbosityLevel.ERRORS });
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
