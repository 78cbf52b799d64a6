import type { PDFPageProxy, PageViewport } from 'pdfjs-dist';
import { TextLayer } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** The maximum number of pixels that browsers draw on a canvas. */
const mostPixels = 16_000_000;

/** A drawing in progress, or a finished one. */
export interface Drawing {
  /** Resolves when the page is drawn. Rejects if the page is damaged; never settles after `cancel`. */
  done: Promise<void>;
  /** Cancels the drawing. */
  cancel(): void;
}

/** Draws a page on a new canvas in the resolution of the screen, then puts it into an element. */
export function drawPage(page: PDFPageProxy, scale: number, host: HTMLElement): Drawing {
  const { width, height } = page.getViewport({ scale });
  const density = Math.min(window.devicePixelRatio || 1, Math.sqrt(mostPixels / (width * height)));
  const canvas = canvasOf(page.getViewport({ scale: scale * density }));
  const task = page.render({ canvas, viewport: page.getViewport({ scale: scale * density }) });
  return {
    done: unlessCancelled(task.promise.then(() => host.replaceChildren(canvas))),
    cancel: () => task.cancel(),
  };
}

/** Places the text of a page over its drawing, to be selected and read out. */
export function layText(page: PDFPageProxy, viewport: PageViewport, host: HTMLElement): Drawing {
  host.replaceChildren();
  const layer = new TextLayer({ textContentSource: page.streamTextContent(), container: host, viewport });
  return { done: unlessCancelled(layer.render() as Promise<void>), cancel: () => layer.cancel() };
}

/** Returns a canvas of the size of a page. */
export function canvasOf({ width, height }: PageViewport): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = Math.floor(width);
  canvas.height = Math.floor(height);
  return canvas;
}

const cancellations: readonly string[] = ['RenderingCancelledException', 'AbortException'];

function unlessCancelled(work: Promise<void>): Promise<void> {
  return work.catch((error: unknown) => {
    if (error instanceof Error && cancellations.includes(error.name)) return new Promise<void>(() => {});
    throw error;
  });
}
