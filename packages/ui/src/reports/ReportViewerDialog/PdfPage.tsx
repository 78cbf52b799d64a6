import type { PDFPageProxy } from 'pdfjs-dist';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { drawPage, layText } from './drawPage.ts';
import { Drawn, Fault, Sheet, Words } from './PdfPage.styles.ts';
import { pixelsPerPoint } from './zoom.ts';

interface PdfPageProps {
  page: PDFPageProxy;
  /** The number of pages. */
  total: number;
  /** The zoom as a fraction of the size on paper. */
  zoom: number;
  /** Whether the page is visible, or almost. */
  isNear: boolean;
}

/** A page that is drawn while it is visible. It has its size before. */
export function PdfPage({ page, total, zoom, isNear }: PdfPageProps) {
  const { t } = useTranslation('reports');
  const drawn = useRef<HTMLDivElement>(null);
  const words = useRef<HTMLDivElement>(null);
  const [isFaulty, setFaulty] = useState(false);
  const scale = zoom * pixelsPerPoint;
  const viewport = page.getViewport({ scale });
  // Whole pixels like the drawing, which would be blurred if it were stretched by a part of a pixel.
  const [width, height] = [Math.floor(viewport.width), Math.floor(viewport.height)];

  useEffect(() => {
    const { current: host } = drawn;
    if (!host || !isNear) return undefined;
    const drawing = drawPage(page, scale, host);
    drawing.done.then(
      () => setFaulty(false),
      () => setFaulty(true),
    );
    return drawing.cancel;
  }, [page, scale, isNear]);

  useEffect(() => {
    const { current: host } = words;
    if (!host || !isNear) return undefined;
    const laying = layText(page, page.getViewport({ scale: 1 }), host);
    // The page can be read without selectable text.
    laying.done.catch(() => {});
    return () => {
      laying.cancel();
      host.replaceChildren();
    };
  }, [page, isNear]);

  useEffect(() => {
    const { current: host } = drawn;
    // Canvases take a lot of memory.
    return () => {
      if (isNear) host?.replaceChildren();
    };
  }, [isNear]);

  return (
    <Sheet
      role="group"
      aria-label={t('viewer.page', { number: page.pageNumber, total })}
      data-page={page.pageNumber}
      style={{ width, height, '--total-scale-factor': scale }}
    >
      <Drawn ref={drawn} aria-hidden="true" />
      <Words ref={words} />
      {isFaulty && <Fault role="alert">{t('viewer.pageFailed')}</Fault>}
    </Sheet>
  );
}
