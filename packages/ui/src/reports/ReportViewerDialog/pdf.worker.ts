// Reads PDFs beside the page: a file of its own, so that every bundler makes a worker of it.
import 'pdfjs-dist/build/pdf.worker.min.mjs';
