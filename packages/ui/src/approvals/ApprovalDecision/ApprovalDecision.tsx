import { needsNote, noteLimit } from '@selfservice/api/approvals/approval-notes';
import { NotebookPen } from 'lucide-react';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Button } from '../../primitives/Button/Button.tsx';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { TextArea } from '../../primitives/TextArea/TextArea.tsx';
import { hiddenText } from '../../primitives/VisuallyHidden/hiddenText.ts';

export interface ApprovalDecisionProps {
  /** Whether a rejection needs a note. */
  isNoteRequired: boolean;
  /** The approver's note. */
  note: string;
  /** Called when the user types in the note. */
  onNoteChange: (note: string) => void;
  /** Whether a rejection was tried without the required note: the field shows an error until it has one. */
  isNoteAsked: boolean;
  /** Called when the user rejects without the required note. The note gets the focus. */
  onNoteAsk: () => void;
  /** The field of the note. */
  noteRef: RefObject<HTMLTextAreaElement | null>;
  /** The decision that is being sent; null for none. */
  busy: 'approved' | 'rejected' | null;
  /** Whether Enter in the note rejects, because the note was opened by a key; otherwise Control and Enter do. Default false. */
  isEnterSending?: boolean;
  /** Called when the user rejects by Enter, also without a note. */
  onReject: () => void;
  /** Called when the user decides by a button, unless the required note is missing or the note is too long. */
  onDecide: (state: 'approved' | 'rejected') => void;
  /** Called when the user leaves the note for the list. */
  onLeave: () => void;
}

/**
 * The note of a pending request and the buttons that approve and reject it. On a phone the note is folded while it is empty,
 * so that the request keeps the room: a button opens it, and so does a rejection that needs it.
 *
 * @requirement approvals-16, approvals-32
 */
export function ApprovalDecision(props: ApprovalDecisionProps) {
  const { isNoteRequired, note, onNoteChange, isNoteAsked, onNoteAsk, noteRef } = props;
  const { busy, isEnterSending = false, onReject, onDecide, onLeave } = props;
  const { t } = useTranslation('requests');
  const isMissing = needsNote({ state: 'rejected', note, isNoteRequired });
  const decide = (state: 'approved' | 'rejected') => {
    const isRejectedWithoutNote = state === 'rejected' && isMissing;
    if (!isRejectedWithoutNote && note.trim().length <= noteLimit) return onDecide(state);
    if (isRejectedWithoutNote) onNoteAsk();
    noteRef.current?.focus();
  };
  return (
    // The element only handles the keys of the note.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <Root
      data-folded={(note === '' && !isNoteAsked) || undefined}
      onKeyDown={(event) => {
        if (event.target !== noteRef.current) return;
        if (event.key === 'Escape') {
          event.stopPropagation();
          onLeave();
        }
        const isSending = (isEnterSending && !event.shiftKey) || event.ctrlKey || event.metaKey;
        if (event.key === 'Enter' && isSending && !event.repeat && !event.nativeEvent.isComposing) {
          event.preventDefault();
          onReject();
        }
      }}
    >
      <TextArea
        label={t('detail.ownNote')}
        description={isNoteRequired && t('detail.ownNoteHint')}
        errorMessage={isNoteAsked && isMissing ? t('detail.noteMissing') : undefined}
        value={note}
        onChange={onNoteChange}
        isReadOnly={busy !== null}
        limit={noteLimit}
        autoFocus={isEnterSending}
        inputRef={noteRef}
        lines={1}
      />
      <Buttons>
        <NoteButton
          icon={NotebookPen}
          label={t('detail.addNote')}
          isDisabled={busy !== null}
          onPress={() => noteRef.current?.focus()}
        />
        <Button
          kind="primary"
          isBusy={busy === 'approved'}
          isDisabled={busy === 'rejected'}
          onPress={() => decide('approved')}
        >
          {t('detail.approve')}
        </Button>
        <Button
          isBusy={busy === 'rejected'}
          isDisabled={busy === 'approved'}
          onPress={() => decide('rejected')}
        >
          {t('detail.reject')}
        </Button>
      </Buttons>
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);

  /* The request stays visible while the note is long. */
  textarea {
    max-height: 20dvh;
  }

  /* It can still be focused, which unfolds it. */
  @media (width < 640px) {
    &[data-folded] > :first-child:not(:focus-within) {
      ${hiddenText}
    }
  }

  @media print {
    display: none;
  }
`;

const NoteButton = styled(IconButton)`
  @media (width >= 640px) {
    display: none;
  }
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3);

  & > :not(${NoteButton}) {
    flex: 1 1 0;
    min-width: min-content;
  }

  @media (640px <= width < 1024px) {
    max-width: 24rem;
  }
`;
