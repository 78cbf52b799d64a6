import { toError } from '@selfservice/api/core/errors';
import { isNoteTooLong, maxAttachmentNoteLength } from '@selfservice/api/worksheet/attachment-rules';
import type { WorksheetId } from '@selfservice/api/worksheet/worksheet-query';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useNotify } from '../../environment/Environment.tsx';
import type { Draft } from '../../environment/useDraft.ts';
import { useDraft } from '../../environment/useDraft.ts';
import { DraftDialog } from '../../patterns/DraftDialog/DraftDialog.tsx';
import { TextArea } from '../../primitives/TextArea/TextArea.tsx';
import { attachmentDraftKeys } from '../attachment-picture/attachmentDraftKeys.ts';
import { sentNameOf, typedNameProblem } from '../attachment-picture/attachment-names.ts';
import type { ChosenPicture } from '../attachment-picture/chosenPicture.ts';
import type { PictureChoice } from '../AttachmentsDialog/useChosenPicture.ts';
import type { AttachmentForm } from './attachmentForm.ts';
import { readAttachmentForm } from './attachmentForm.ts';
import { ChosenPictureBlock } from './ChosenPictureBlock.tsx';
import { NameField } from './NameField.tsx';
import { UploadStatus } from './UploadStatus.tsx';
import type { UploadInput } from './useUpload.ts';
import { NotUploaded, useUpload } from './useUpload.ts';

export interface NewAttachmentDialogProps {
  /** What it is attached to. */
  worksheet: WorksheetId;
  /** What is attached. */
  picture: ChosenPicture;
  /** The way to another picture. */
  choice: PictureChoice;
  /** Names that the month has already, as far as they are known. */
  takenNames: readonly string[];
  /** It is attached, or was given up. */
  onClose: () => void;
}

/**
 * Attaches a picture under a name, with a note. It is open while it is rendered; a failed upload loses nothing.
 * Specification 001 sections 3 and 5, decisions section 7.
 */
export function NewAttachmentDialog(props: NewAttachmentDialogProps) {
  const { worksheet, picture, choice, takenNames, onClose } = props;
  const { t } = useTranslation('worksheet');
  const notify = useNotify();
  const { saving, progress, isCancelled, cancel } = useUpload();
  const [refusedNames, setRefusedNames] = useState<readonly string[]>([]);
  const nameInput = useRef<HTMLInputElement>(null);
  const draft = useDraft<AttachmentForm>(
    attachmentDraftKeys(worksheet).form,
    () => ({ name: null, note: '' }),
    readAttachmentForm,
  );
  const { form, change } = draft;
  const name = form.name ?? picture.suggestedName;
  const problem = typedNameProblem(name, [...takenNames, ...refusedNames]);

  const toInput = ({ note }: AttachmentForm): UploadInput | null =>
    problem || isNoteTooLong(note)
      ? null
      : { ...worksheet, image: picture.image, name: sentNameOf(name), note };

  const handleFailed = (error: unknown) => {
    if (!(error instanceof NotUploaded)) notify.error(toError(error), t('attachments.new.failed'));
    else if (error.reason === 'nameTaken') {
      flushSync(() => setRefusedNames([...refusedNames, sentNameOf(name)]));
      nameInput.current?.focus();
    }
  };

  return (
    <DraftDialog
      title={t('attachments.new.title')}
      draft={withPicture(draft, choice, onClose)}
      saving={saving}
      toInput={toInput}
      savedMessage={t('attachments.new.uploaded', { name: sentNameOf(name) })}
      failedTitle={t('attachments.new.failed')}
      onFailed={handleFailed}
      submitLabel={t('attachments.new.submit')}
      submitRefusal={choice.isPreparing ? t('attachments.preparing') : undefined}
      onSaved={onClose}
      onClose={onClose}
    >
      {({ isAttempted, isReadOnly }) => (
        <>
          <ChosenPictureBlock
            picture={picture}
            choice={choice}
            status={isReadOnly ? <UploadStatus progress={progress} onCancel={cancel} /> : null}
            isCancelled={isCancelled}
          />
          <NameField
            name={name}
            // What is too much or taken is said at once, what is missing once somebody wants to go on.
            problem={problem === 'missing' && !isAttempted ? null : problem}
            isReadOnly={isReadOnly}
            onChange={(typed) => change({ ...form, name: typed })}
            inputRef={nameInput}
          />
          <TextArea
            label={t('attachments.new.note')}
            limit={maxAttachmentNoteLength}
            value={form.note}
            isReadOnly={isReadOnly}
            onChange={(note) => change({ ...form, note })}
          />
        </>
      )}
    </DraftDialog>
  );
}

/** The picture belongs to what was entered: closing would lose it, and without the one that was kept there is no form. */
function withPicture<Form>(draft: Draft<Form>, { earlier }: PictureChoice, onClose: () => void): Draft<Form> {
  if (earlier !== 'restored') return { ...draft, isChanged: true };
  const startAnew = () => {
    draft.drop();
    onClose();
  };
  return { ...draft, isChanged: true, isRestored: true, startAnew };
}
