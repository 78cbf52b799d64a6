import { noteLimit } from '@selfservice/api/approvals/approval-notes';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../primitives/FormDialog/FormDialog.tsx';
import { TextArea } from '../../primitives/TextArea/TextArea.tsx';

export interface MassRejectDialogProps {
  /** The number of requests to reject. */
  count: number;
  /** Called when the user rejects them; the note is not empty. */
  onReject: (note: string) => void;
  /** Called when the user cancels. */
  onClose: () => void;
}

/** The dialog for the note of a mass rejection. @requirement approvals-33 */
export function MassRejectDialog({ count, onReject, onClose }: MassRejectDialogProps) {
  const { t } = useTranslation(['approvals', 'requests']);
  const [note, setNote] = useState('');
  const [isAsked, setIsAsked] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const isMissing = note.trim() === '';
  const isTooLong = note.trim().length > noteLimit;
  return (
    <FormDialog
      isOpen
      title={t('approvals:massReject.title', { count })}
      submitLabel={t('approvals:massReject.reject')}
      submitKind="danger"
      hasUnsavedChanges={!isMissing}
      onClose={onClose}
      onSubmit={() => {
        if (!isMissing && !isTooLong) return onReject(note.trim());
        setIsAsked(isMissing);
        field.current?.focus();
      }}
    >
      <TextArea
        label={t('requests:detail.ownNote')}
        description={t('approvals:massReject.hint')}
        errorMessage={isAsked && isMissing ? t('requests:detail.noteMissing') : undefined}
        value={note}
        onChange={setNote}
        limit={noteLimit}
        inputRef={field}
        // The only field of the dialog.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
      />
    </FormDialog>
  );
}
