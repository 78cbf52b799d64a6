// Reads PDFs in a worker. A separate file, so that every bundler makes a worker of it. The other build of the
// library needs newer browsers than the product.
import 'pdfjs-dist/legacy/build/pdf.worker.min.mjs';

/** The library reports parts of a page that it cannot draw only as warnings on the console. */
const skipping = /Unable to decode|getOperatorList - ignoring errors/;

globalThis.console.warn = (text: unknown) => {
  if (skipping.test(String(text))) postMessage('part skipped');
};
