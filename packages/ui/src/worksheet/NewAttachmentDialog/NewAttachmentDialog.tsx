import { OutcomeUnknownError, toError } from '@selfservice/api/core/errors';
import { isRefusal } from '@selfservice/api/core/outbox/settle-write';
import { openUploadOf } from '@selfservice/api/worksheet/attachments';
import { isNoteTooLong, maxAttachmentNoteLength } from '@selfservice/api/worksheet/attachment-rules';
import type { WorksheetId } from '@selfservice/api/worksheet/worksheet-query';
import { useQuery } from '@tanstack/react-query';
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
  /** The worksheet of the attachment. */
  worksheet: WorksheetId;
  /** The picture to upload. */
  picture: ChosenPicture;
  /** State and commands of choosing another picture. */
  choice: PictureChoice;
  /** Names of the month's attachments; empty while loading. */
  takenNames: readonly string[];
  /** Called when the picture is uploaded, or discarded to go back to the list. */
  onBack: () => void;
  /** Called when the user closes the dialog together with the list; the picture is discarded. */
  onClose: () => void;
}

/**
 * The step of the attachments that uploads a picture with a name and a note, open while it is rendered. A failed upload keeps
 * the fields.
 *
 * @requirement worksheet-30, worksheet-36, worksheet-37, worksheet-38
 */
export function NewAttachmentDialog(props: NewAttachmentDialogProps) {
  const { worksheet, picture, choice, takenNames, onBack, onClose } = props;
  const { t } = useTranslation('worksheet');
  const notify = useNotify();
  const { saving, progress, isCancelled, cancel } = useUpload();
  const { refusedNames, nameInput, handleFailed } = useFailedUpload();
  const draft = useDraft<AttachmentForm>(
    attachmentDraftKeys(worksheet).form,
    () => ({ name: null, note: '' }),
    readAttachmentForm,
  );
  const { form, change } = draft;
  const name = form.name ?? picture.suggestedName;
  // After an earlier attempt, the name in the list may be that of this attachment.
  const [firstName] = useState(() => sentNameOf(name));
  const { data: wasSent = true } = useQuery(openUploadOf({ ...worksheet, name: firstName }));
  const isRefused = saving.error === null || isRefusal(saving.error);
  const isAlone = !wasSent && isRefused && !isCancelled && !saving.isPending;
  const problem = typedNameProblem(name, [...(isAlone ? takenNames : []), ...refusedNames.keys()]);

  const toInput = ({ note }: AttachmentForm): UploadInput | null =>
    problem || isNoteTooLong(note)
      ? null
      : { ...worksheet, image: picture.image, name: sentNameOf(name), note };

  return (
    <DraftDialog
      title={t('attachments.new.title')}
      draft={withPicture(draft, choice, onBack)}
      saving={saving}
      toInput={toInput}
      savedMessage={t('attachments.new.uploaded', { name: sentNameOf(name) })}
      failedTitle={t('attachments.new.failed')}
      unknownTitle={t('attachments.new.unknown')}
      onFailed={(error) => handleFailed(error, sentNameOf(name))}
      submitLabel={t('attachments.new.submit')}
      submitRefusal={choice.isPreparing ? t('attachments.preparing') : undefined}
      onSaved={({ isDoubled }) => {
        if (isDoubled) notify.refusal(t('attachments.new.doubled', { name: sentNameOf(name) }));
        onBack();
      }}
      onBack={onBack}
      onClose={onClose}
    >
      {({ isAttempted, isReadOnly }) => (
        <>
          <ChosenPictureBlock
            picture={picture}
            choice={choice}
            status={saving.isPending ? <UploadStatus progress={progress} onCancel={cancel} /> : null}
            isReadOnly={isReadOnly}
            isCancelled={isCancelled}
          />
          <NameField
            name={name}
            // A name that is too long or taken is reported immediately, a missing one only after the user tries to upload.
            problem={problem === 'missing' && !isAttempted ? null : problem}
            takenWords={refusedNames.get(sentNameOf(name))}
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

/** Counts the picture as a change of the draft; starting over also closes a form with a restored picture. */
function withPicture<Form>(draft: Draft<Form>, { earlier }: PictureChoice, onBack: () => void): Draft<Form> {
  if (earlier !== 'restored') return { ...draft, isChanged: true };
  const reset = () => {
    draft.drop();
    onBack();
  };
  return { ...draft, isChanged: true, isRestored: true, reset };
}

/** Reports failed uploads, and keeps the server's message for each refused name. */
function useFailedUpload() {
  const { t } = useTranslation('worksheet');
  const notify = useNotify();
  const nameInput = useRef<HTMLInputElement>(null);
  const [refusedNames, setRefusedNames] = useState<ReadonlyMap<string, string>>(new Map());

  function handleFailed(error: unknown, name: string): void {
    if (error instanceof OutcomeUnknownError) return notify.error(error, t('attachments.new.unknown'));
    const refusal = error instanceof NotUploaded ? error.refusal : toError(error);
    // The user cancelled the upload.
    if (!refusal) return;
    notify.error(refusal, t('attachments.new.failed'));
    if (!(error instanceof NotUploaded)) return;
    flushSync(() => setRefusedNames(new Map(refusedNames).set(name, error.refusal?.detail ?? '')));
    nameInput.current?.focus();
  }

  return { refusedNames, nameInput, handleFailed };
}
