import type { Attachment } from '@selfservice/api/worksheet/attachments';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { formatSize } from '../../i18n/formatSize.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { scrollToElement } from '../../primitives/scrollToElement.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';

export interface AttachmentListProps {
  /** The attachments, in the order of the server. */
  attachments: readonly Attachment[];
  /** Names of the attachments that are being downloaded. */
  underWay: ReadonlySet<string>;
  /** Called with a name when the user downloads an attachment. */
  onDownload: (name: string) => void;
}

/** Lists attachments with name, size and note. A new attachment is scrolled into view. @requirement worksheet-27, worksheet-28 */
export function AttachmentList({ attachments, underWay, onDownload }: AttachmentListProps) {
  const { t } = useTranslation('worksheet');
  const language = useLanguage();
  const [first] = useState(() => new Set(attachments.map(({ id }) => id)));
  return (
    <Root aria-label={t('attachments.title')}>
      {attachments.map(({ id, name, sizeBytes, note }) => (
        <li key={id} ref={first.has(id) ? undefined : scrollToElement}>
          <Words>
            <Name>{name}</Name>
            <Size>{formatSize(sizeBytes, language)}</Size>
          </Words>
          <Button
            kind="quiet"
            icon={Download}
            isBusy={underWay.has(name)}
            aria-label={t('attachments.downloadNamed', { name })}
            onPress={() => onDownload(name)}
          >
            {t('attachments.download')}
          </Button>
          {note && <Note>{note}</Note>}
        </li>
      ))}
    </Root>
  );
}

const widths = ['62%', '44%', '54%'];

/** Shown while the attachments load. */
export function AttachmentListSkeleton() {
  const { t } = useTranslation('primitives');
  return (
    <>
      <VisuallyHidden role="status">{t('loading')}</VisuallyHidden>
      <Root aria-hidden="true">
        {widths.map((width) => (
          <li key={width}>
            <Words>
              <Name>
                <Skeleton width={width} />
              </Name>
              <Size>
                <Skeleton width="4em" />
              </Size>
            </Words>
          </li>
        ))}
      </Root>
    </>
  );
}

const Root = styled.ul`
  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: start;
    column-gap: var(--space-3);
    padding-block: var(--space-2);
  }

  li + li {
    border-top: 1px solid var(--color-border);
  }

  /* The text of the quiet button is aligned with the end of the row. */
  button {
    margin-right: calc(-1 * var(--space-4));
  }
`;

const Words = styled.div`
  padding-block: calc((var(--control-height) - 1lh) / 2) var(--space-1);
  overflow-wrap: anywhere;
`;

const Name = styled.p`
  font-weight: var(--weight-medium);
`;

const Size = styled.p`
  color: var(--color-text-muted);
  font-size: var(--text-2);
  font-variant-numeric: tabular-nums;
`;

const Note = styled.p`
  grid-column: 1 / -1;
  padding-bottom: var(--space-1);
  overflow-wrap: anywhere;
  white-space: pre-line;
`;
