import { isAllowed } from '@selfservice/api/session/permissions';
import { attachmentsQuery } from '@selfservice/api/worksheet/attachments';
import type { WorksheetId } from '@selfservice/api/worksheet/worksheet-query';
import { useQuery } from '@tanstack/react-query';
import { Paperclip } from 'lucide-react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { usePermissions } from '../../environment/Environment.tsx';
import { useMediaQuery } from '../../environment/useMediaQuery.ts';
import { EmptyState } from '../../patterns/EmptyState/EmptyState.tsx';
import { ErrorPanel } from '../../patterns/ErrorPanel/ErrorPanel.tsx';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { Dialog } from '../../primitives/Dialog/Dialog.tsx';
import { FieldStack } from '../../primitives/Field/FieldStack.ts';
import { returnFocus } from '../../primitives/focusReturn.ts';
import { NewAttachmentDialog } from '../NewAttachmentDialog/NewAttachmentDialog.tsx';
import { AttachmentList, AttachmentListSkeleton } from './AttachmentList.tsx';
import { PictureChooser } from './PictureChooser.tsx';
import { useChosenPicture } from './useChosenPicture.ts';
import { useDownload } from './useDownload.ts';
import { usePreventPageDrop } from './usePreventPageDrop.ts';

/** The worksheet whose attachments are shown: the person and the month. */
export interface AttachmentsDialogProps extends WorksheetId {
  /** Called when the user closes the dialog. */
  onClose: () => void;
}

/**
 * The dialog that lists, downloads and adds attachments, open while it is rendered. To a user without the permission it says
 * so.
 *
 * @requirement worksheet-27, worksheet-44
 */
export function AttachmentsDialog({ personRef, month, onClose }: AttachmentsDialogProps) {
  const { t } = useTranslation('worksheet');
  const isPermitted = isAllowed(usePermissions(), 'worksheetAttachments');
  const worksheet = { personRef, month };
  const attachments = useQuery({
    ...attachmentsQuery(worksheet),
    enabled: isPermitted,
  });
  const { data, error, isFetching, refetch } = attachments;
  const takenNames = (data ?? []).map(({ name }) => name);
  const { underWay, download } = useDownload(worksheet);
  const choice = useChosenPicture(worksheet, takenNames);
  usePreventPageDrop();
  // The step of a new attachment is rendered after this dialog, to replace it, also when its picture was restored.
  const [content, setContent] = useState<HTMLElement | null>(null);
  const isUnknown = !data && !error;
  // In a low window, or a narrow and rather low one, a fixed footer leaves no room for the list, so it scrolls with the list.
  const isLow = useMediaQuery('(height < 22rem), (width < 30rem) and (height < 34rem)');
  const chosenAt = useRef<Element | null>(null);
  const choose = (file: File) => {
    chosenAt.current = document.activeElement;
    choice.choose(file);
  };
  const closeNew = () => {
    flushSync(choice.drop);
    // On a slow device this dialog takes the focus before it can return to the button.
    returnFocus(() => (chosenAt.current instanceof HTMLButtonElement ? chosenAt.current : null));
  };
  const close = () => {
    choice.drop();
    onClose();
  };
  const chooser = isPermitted && <PictureChooser choice={{ ...choice, choose }} />;

  return (
    <Dialog
      isOpen
      title={t('attachments.title')}
      onOpenChange={(isOpen) => !isOpen && close()}
      footer={!isLow && chooser}
    >
      <FieldStack ref={setContent}>
        {!isPermitted && <EmptyState icon={Paperclip} title={t('attachments.notAllowed')} />}
        {error && (
          <ErrorPanel
            error={error}
            title={t(data ? 'attachments.refreshFailed' : 'attachments.failed')}
            isRetrying={isFetching}
            onRetry={() => void refetch()}
          />
        )}
        {isPermitted && choice.earlier === 'lost' && (
          <Banner title={t('attachments.pictureLost')}>{t('attachments.pictureLostHint')}</Banner>
        )}
        {isPermitted && isUnknown && <AttachmentListSkeleton />}
        {data?.length === 0 && (
          <EmptyState icon={Paperclip} title={t('attachments.none')}>
            {t('attachments.noneHint')}
          </EmptyState>
        )}
        {data && data.length > 0 && (
          <AttachmentList attachments={data} underWay={underWay} onDownload={download} />
        )}
        {isLow && chooser}
      </FieldStack>
      {isPermitted && content && choice.picture && (
        <NewAttachmentDialog
          worksheet={worksheet}
          picture={choice.picture}
          choice={choice}
          takenNames={takenNames}
          onBack={closeNew}
          onClose={close}
        />
      )}
    </Dialog>
  );
}
