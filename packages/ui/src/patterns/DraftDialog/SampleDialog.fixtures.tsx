import type { Checkable } from '@selfservice/api/core/outbox/outbox';
import { useMutation } from '@tanstack/react-query';
import { useDraft } from '../../environment/useDraft.ts';
import { TextArea } from '../../primitives/TextArea/TextArea.tsx';
import { DraftDialog } from './DraftDialog.tsx';

interface Note extends Checkable {
  note: string;
}

interface SampleDialogProps {
  /** Saves the note; resolves to `full` if it was refused. */
  save: (note: string) => Promise<'saved' | 'full'>;
  onSaved: () => void;
  onClose: () => void;
}

const readNote = (kept: unknown, fresh: string) => (typeof kept === 'string' ? kept : fresh);

/** A `DraftDialog` with a single field. */
export function SampleDialog({ save, onSaved, onClose }: SampleDialogProps) {
  const draft = useDraft('sample', () => '', readNote);
  const saving = useMutation({ mutationFn: ({ note }: Note) => save(note) });
  return (
    <DraftDialog
      title="New note"
      draft={draft}
      saving={saving}
      toInput={(note) => (note.trim() ? { note: note.trim() } : null)}
      refusalOf={(outcome) => (outcome === 'full' ? ['There is no room for another note.'] : null)}
      savedMessage="The note has been saved."
      failedTitle="The note has not been saved."
      onSaved={onSaved}
      onClose={onClose}
    >
      {({ isAttempted, isReadOnly }) => (
        <TextArea
          label="Note"
          value={draft.form}
          isReadOnly={isReadOnly}
          errorMessage={isAttempted && draft.form.trim() === '' ? 'Write a note.' : undefined}
          onChange={draft.change}
        />
      )}
    </DraftDialog>
  );
}
