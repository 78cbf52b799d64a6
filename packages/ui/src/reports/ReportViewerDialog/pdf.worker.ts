// Reads PDFs in a worker. A separate file, so that every bundler makes a worker of it. The other build of the
// library needs newer browsers than the product.
import 'pdfjs-dist/legacy/build/pdf.worker.min.mjs';
