import { toError } from '@selfservice/api/core/errors';
import type { KeyboardEvent } from 'react';
import { useEffect, useRef, useState } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Modal } from 'react-aria-components/Modal';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useNotify } from '../../environment/Environment.tsx';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { DialogScrim } from '../../primitives/Dialog/DialogWindow.tsx';
import { saveFile } from '../../primitives/saveFile.ts';
import { NotShown, Opening } from './NotShown.tsx';
import { PdfPages } from './PdfPages.tsx';
import { printPdf } from './printPdf.ts';
import { useVisiblePages } from './useVisiblePages.ts';
import { usePdf } from './usePdf.ts';
import { useAvailableWidth } from './useAvailableWidth.ts';
import { ViewerBar } from './ViewerBar.tsx';
import { fittingZoom, zoomedIn, zoomedOut } from './zoom.ts';

export interface ReportViewerDialogProps {
  /** The title of the report. */
  title: string;
  /** A PDF with the name of the saved file. */
  file: File;
  /** Called when the user wants to load it again, perhaps with other parameters. */
  onChangeParameters: () => void;
  /** Called when the dialog closes. */
  onClose: () => void;
}

/**
 * Shows a PDF over the whole window, to read, search, save and print. Open while it is rendered. The keys `+`, `-`
 * and `0` change the zoom.
 * @requirement reports-7, reports-28, reports-29
 */
export function ReportViewerDialog({ title, file, onChangeParameters, onClose }: ReportViewerDialogProps) {
  const { t } = useTranslation('reports');
  const notify = useNotify();
  const { pages, error, isIncomplete } = usePdf(file);
  const [region, setRegion] = useState<HTMLElement | null>(null);
  const [chosenZoom, setZoom] = useState<number | null>(null);
  const { near, current } = useVisiblePages(region, pages?.length ?? 0);
  const room = useAvailableWidth(region);
  const widest = Math.max(...(pages ?? []).map((page) => page.getViewport({ scale: 1 }).width));
  const zoom = chosenZoom ?? fittingZoom(widest, room);
  const isFocused = useRef(false);

  // The pages take the focus so that the arrow keys scroll.
  useEffect(() => {
    if (!region || isFocused.current) return;
    isFocused.current = true;
    region.focus();
  }, [region]);

  const shown = useRef(new AbortController());
  useEffect(() => {
    const controller = new AbortController();
    shown.current = controller;
    return () => controller.abort();
  }, []);

  const print = async () => {
    const { signal } = shown.current;
    try {
      if (pages) await printPdf(pages, signal);
    } catch (thrown) {
      if (!signal.aborted) notify.error(toError(thrown), t('viewer.printFailed'));
    }
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    const next = zoomKeys[event.key]?.(zoom);
    if (next === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    setZoom(next);
  };

  return (
    <DialogScrim isOpen onOpenChange={onClose}>
      <Sheet>
        <Content>
          <Frame onKeyDown={handleKeyDown}>
            <div>
              <ViewerBar
                title={title}
                position={pages && { number: current, total: pages.length }}
                zoom={zoom}
                onZoom={setZoom}
                onSave={() => saveFile(file)}
                onPrint={print}
                onClose={onClose}
              />
              {isIncomplete && (
                <Incomplete tone="caution" title={t('viewer.incomplete')}>
                  <span>{t('viewer.incompleteHint')}</span>
                </Incomplete>
              )}
            </div>
            {error && <NotShown onSave={() => saveFile(file)} onAgain={onChangeParameters} />}
            {!error && !pages && <Opening />}
            {pages && <PdfPages pages={pages} zoom={zoom} near={near} regionRef={setRegion} />}
          </Frame>
        </Content>
      </Sheet>
    </DialogScrim>
  );
}

/** The zoom after a key; null for the initial zoom. */
const zoomKeys: Record<string, (zoom: number) => number | null> = {
  '+': zoomedIn,
  '=': zoomedIn,
  '-': zoomedOut,
  '0': () => null,
};

const Sheet = styled(Modal)`
  width: 100%;
  height: 100dvh;
  background: var(--color-surface);
`;

const Content = styled(Dialog)`
  height: 100%;
  outline: 0;
`;

const Frame = styled.div`
  display: grid;
  grid-template: auto minmax(0, 1fr) / minmax(0, 1fr);
  height: 100%;
`;

const Incomplete = styled(Banner)`
  border-width: 0 0 1px;
  border-radius: 0;
`;
