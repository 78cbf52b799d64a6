import { Download, Printer, X, ZoomIn, ZoomOut } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Heading } from 'react-aria-components/Heading';
import { styled } from 'styled-components';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { zoomedIn, zoomedOut } from './zoom.ts';

interface ViewerBarProps {
  /** The title of the report. */
  title: string;
  /** The page in the middle and the number of pages; null while nothing is shown. */
  position: { number: number; total: number } | null;
  /** The zoom as a fraction of the size on paper. */
  zoom: number;
  /** Called when the user changes the zoom; null for the initial one. */
  onZoom: (zoom: number | null) => void;
  onSave: () => void;
  /** Resolves once the browser has the pages. */
  onPrint: () => Promise<void>;
  onClose: () => void;
}

/** The title, the position and the actions of the viewer. */
export function ViewerBar({ title, position, zoom, onZoom, onSave, onPrint, onClose }: ViewerBarProps) {
  const { t } = useTranslation('reports');
  const language = useLanguage();
  const [isPrinting, setPrinting] = useState(false);
  const percent = new Intl.NumberFormat(language, { style: 'percent' }).format(zoom);
  return (
    <Root>
      <Heading slot="title">{title}</Heading>
      {position && (
        <Group>
          <Position>
            <span aria-hidden="true">{t('viewer.position', position)}</span>
          </Position>
          <IconButton
            label={t('viewer.zoomOut')}
            icon={ZoomOut}
            isDisabled={zoomedOut(zoom) === zoom}
            onPress={() => onZoom(zoomedOut(zoom))}
          />
          <Percent kind="quiet" aria-label={t('viewer.zoomReset', { percent })} onPress={() => onZoom(null)}>
            {percent}
          </Percent>
          <IconButton
            label={t('viewer.zoomIn')}
            icon={ZoomIn}
            isDisabled={zoomedIn(zoom) === zoom}
            onPress={() => onZoom(zoomedIn(zoom))}
          />
        </Group>
      )}
      <Group>
        {position && (
          <Button
            kind="quiet"
            icon={Printer}
            isBusy={isPrinting}
            onPress={() => {
              setPrinting(true);
              void onPrint().finally(() => setPrinting(false));
            }}
          >
            {t('viewer.print')}
          </Button>
        )}
        <Button kind="quiet" icon={Download} onPress={onSave}>
          {t('viewer.save')}
        </Button>
        <IconButton label={t('viewer.close')} icon={X} onPress={onClose} />
      </Group>
    </Root>
  );
}

const Root = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2) var(--space-4);
  padding: var(--space-2) var(--space-3) var(--space-2) var(--space-6);
  border-bottom: 1px solid var(--color-border);
  background: var(--color-surface);

  h2 {
    flex: 1 1 12rem;
    min-width: 0;
    font-size: var(--text-3);
    font-weight: var(--weight-medium);
    overflow-wrap: anywhere;
  }
`;

const Group = styled.div`
  display: flex;
  align-items: center;
`;

const Position = styled.span`
  padding-inline: var(--space-3);
  color: var(--color-text-muted);
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;

const Percent = styled(Button)`
  min-width: 9ch;
  font-variant-numeric: tabular-nums;
`;
