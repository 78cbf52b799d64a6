import type { PDFPageProxy } from 'pdfjs-dist';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { PdfPage } from './PdfPage.tsx';

interface PdfPagesProps {
  pages: readonly PDFPageProxy[];
  /** The zoom as a fraction of the size on paper. */
  zoom: number;
  /** Numbers of the drawn pages. */
  near: ReadonlySet<number>;
  /** The scrolling element. */
  regionRef: Ref<HTMLDivElement>;
}

/** The pages below each other; they scroll with the arrow keys, too. */
export function PdfPages({ pages, zoom, near, regionRef }: PdfPagesProps) {
  const { t } = useTranslation('reports');
  return (
    <Region ref={regionRef} role="region" aria-label={t('viewer.pages')} tabIndex={0}>
      <Column>
        {pages.map((page) => (
          <PdfPage
            key={page.pageNumber}
            page={page}
            total={pages.length}
            zoom={zoom}
            isNear={near.has(page.pageNumber)}
          />
        ))}
      </Column>
    </Region>
  );
}

const Region = styled.div`
  overflow: auto;
  overscroll-behavior: contain;
  background: var(--color-surface-sunken);

  &:focus-visible {
    outline-offset: -2px;
  }
`;

/* As wide as the widest page, so that all of it can be scrolled to. */
const Column = styled.div`
  display: grid;
  justify-items: center;
  gap: var(--space-4);
  width: max-content;
  min-width: 100%;
  padding: var(--space-6);
`;
