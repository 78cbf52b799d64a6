import type { PDFPageProxy } from 'pdfjs-dist';
import { canvasOf } from './drawPage.ts';

/** Points of a PDF per inch, and dots of a printed page per inch. */
const pointsPerInch = 72;
const printedDotsPerInch = 150;

const rulesFor = (width: number, height: number) => `
[data-printed-report] { display: none; }
@page { size: ${width}pt ${height}pt; margin: 0; }
@media print {
  html, body { padding: 0 !important; margin: 0 !important; background: #fff !important; }
  body > :not([data-printed-report]) { display: none !important; }
  [data-printed-report] { display: block; }
  [data-printed-report] canvas { display: block; width: 100%; break-after: page; break-inside: avoid; }
  [data-printed-report] canvas:last-child { break-after: auto; }
}`;

/**
 * Prints pages unchanged, in the size of the first one. Resolves once the browser has them.
 *
 * @param signal removes the printed pages from the document when it aborts, even if the browser never reports that
 * it has printed
 */
export async function printPdf(pages: readonly PDFPageProxy[], signal: AbortSignal): Promise<void> {
  const canvases: HTMLCanvasElement[] = [];
  // Sequentially, because each page takes a lot of memory while it is drawn.
  for (const page of pages) {
    canvases.push(await printedPage(page));
    if (signal.aborted) return;
  }
  const [first] = pages;
  if (!first) return;
  const { width, height } = first.getViewport({ scale: 1 });
  // A style element would need a permission in the content security policy.
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rulesFor(width, height));
  const place = document.createElement('div');
  place.dataset['printedReport'] = '';
  place.append(...canvases);
  document.body.append(place);
  document.adoptedStyleSheets.push(sheet);
  const clear = () => {
    place.remove();
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
  };
  // Some browsers print after the call has returned.
  window.addEventListener('afterprint', clear, { once: true, signal });
  signal.addEventListener('abort', clear, { once: true });
  window.print();
}

async function printedPage(page: PDFPageProxy): Promise<HTMLCanvasElement> {
  const viewport = page.getViewport({ scale: printedDotsPerInch / pointsPerInch });
  const canvas = canvasOf(viewport);
  await page.render({ canvas, viewport, intent: 'print' }).promise;
  return canvas;
}
