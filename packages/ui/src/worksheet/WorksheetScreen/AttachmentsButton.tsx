import type { WorksheetId } from '@selfservice/api/worksheet/worksheet-query';
import { Paperclip } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDrafts } from '../../environment/Environment.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Deferred } from '../../primitives/Deferred/Deferred.tsx';
import { prefetchOnIntent } from '../../primitives/Deferred/prefetchOnIntent.ts';
import { attachmentDraftKeys } from '../attachment-picture/attachmentDraftKeys.ts';

const loadAttachments = () => import('../AttachmentsDialog/AttachmentsDialog.tsx');

export interface AttachmentsButtonProps {
  /** The person and the month of the worksheet. */
  worksheetId: WorksheetId;
}

/**
 * Opens the attachments of a worksheet. The dialog is open initially if there is a draft of a new attachment.
 *
 * @requirement worksheet-44
 */
export function AttachmentsButton({ worksheetId }: AttachmentsButtonProps) {
  const { t } = useTranslation('worksheet');
  const drafts = useDrafts();
  const [isOpen, setIsOpen] = useState(() => drafts.read(attachmentDraftKeys(worksheetId).picture) !== null);
  const name = t('attachments.title');
  const close = () => setIsOpen(false);
  return (
    <>
      <Button
        kind="quiet"
        icon={Paperclip}
        {...prefetchOnIntent(loadAttachments)}
        onPress={() => setIsOpen(true)}
      >
        {name}
      </Button>
      <Deferred load={loadAttachments} name={name} isWanted={isOpen} onClose={close}>
        {({ AttachmentsDialog }) => <AttachmentsDialog {...worksheetId} onClose={close} />}
      </Deferred>
    </>
  );
}
