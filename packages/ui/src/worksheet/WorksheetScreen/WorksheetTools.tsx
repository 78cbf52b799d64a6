import { permissionFor } from '@selfservice/api/session/permissions';
import { hasAttachmentsButton } from '@selfservice/api/worksheet/visibility';
import type { Worksheet } from '@selfservice/api/worksheet/worksheet';
import type { WorksheetId } from '@selfservice/api/worksheet/worksheet-query';
import { Paperclip, Printer } from 'lucide-react';
import { use, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useDrafts, usePermissions } from '../../environment/Environment.tsx';
import { useIsBelowDesk } from '../../environment/useIsBelowDesk.ts';
import { ScreenBarSlot } from '../../patterns/ScreenFrame/ScreenBarSlot.ts';
import { Deferred } from '../../primitives/Deferred/Deferred.tsx';
import { prefetchOnIntent } from '../../primitives/Deferred/prefetchOnIntent.ts';
import { attachmentDraftKeys } from '../attachment-picture/attachmentDraftKeys.ts';
import { ToolButton, Tools } from './WorksheetTools.styles.ts';

const loadAttachments = () => import('../AttachmentsDialog/AttachmentsDialog.tsx');

export interface WorksheetToolsProps {
  /** The person and the month of the worksheet. */
  worksheetId: WorksheetId;
  /** The worksheet. */
  worksheet: Worksheet;
}

/**
 * The tools of a worksheet that the permissions and the data allow: above it on a desk, icons in the bar of the screen
 * below a width of 1024 px. The attachments are open initially if there is a draft of a new one. They stay open when the
 * width changes.
 *
 * @requirement worksheet-44
 */
export function WorksheetTools({ worksheetId, worksheet }: WorksheetToolsProps) {
  const { t } = useTranslation('worksheet');
  const canAttach = hasAttachmentsButton(worksheet, permissionFor(usePermissions(), 'worksheetAttachments'));
  const drafts = useDrafts();
  const [isOpen, setIsOpen] = useState(() => drafts.read(attachmentDraftKeys(worksheetId).picture) !== null);
  const close = () => setIsOpen(false);
  const isBelowDesk = useIsBelowDesk();
  const slot = use(ScreenBarSlot);
  const tools = (
    <>
      {canAttach && (
        <ToolButton
          kind="quiet"
          icon={Paperclip}
          {...prefetchOnIntent(loadAttachments)}
          onPress={() => setIsOpen(true)}
        >
          <span data-words="">{t('attachments.title')}</span>
        </ToolButton>
      )}
      {worksheet.rows.length > 0 && (
        <ToolButton kind="quiet" icon={Printer} onPress={() => window.print()}>
          <span data-words="">{t('print')}</span>
        </ToolButton>
      )}
    </>
  );
  return (
    <>
      {isBelowDesk && slot ? createPortal(tools, slot) : <Tools>{tools}</Tools>}
      <Deferred
        load={loadAttachments}
        name={t('attachments.title')}
        isWanted={canAttach && isOpen}
        onClose={close}
      >
        {({ AttachmentsDialog }) => <AttachmentsDialog {...worksheetId} onClose={close} />}
      </Deferred>
    </>
  );
}
