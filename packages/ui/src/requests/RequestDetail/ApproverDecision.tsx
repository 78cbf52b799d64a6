import type { FinalState } from '@selfservice/api/requests/requests';
import type { RefObject } from 'react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Button } from '../../primitives/Button/Button.tsx';
import { TextArea } from '../../primitives/TextArea/TextArea.tsx';
import { needsNote } from './needsNote.ts';

/** Somebody who decides about a request, with the note that goes with the decision. */
export interface Approver {
  role: 'approver';
  /** Whether a rejection needs a note. */
  isNoteRequired: boolean;
  /** The approver's note. */
  note: string;
  /** Something was typed in it. */
  onNoteChange: (note: string) => void;
  /** A rejection was tried without the note that it needs: the field says so until there is one. */
  isNoteAsked: boolean;
  /** Now it was tried. The focus is at the field then. */
  onNoteAsk: () => void;
  /** The field of the note, for a screen that moves the focus there by a key. */
  noteRef?: RefObject<HTMLTextAreaElement | null>;
}

/** Props of `ApproverDecision`. */
export interface ApproverDecisionProps extends Omit<Approver, 'role'> {
  /** The decision that is being sent; null for none. */
  busy: FinalState | null;
  /** It was decided. */
  onDecide: (state: FinalState) => void;
}

/** Note, approval and rejection of a pending request. Specification 000 sections 2 and 5. */
export function ApproverDecision(props: ApproverDecisionProps) {
  const { isNoteRequired, note, onNoteChange, isNoteAsked, onNoteAsk, busy, onDecide, noteRef } = props;
  const { t } = useTranslation('requests');
  const ownRef = useRef<HTMLTextAreaElement>(null);
  const field = noteRef ?? ownRef;
  const isMissing = needsNote({ state: 'rejected', note, isNoteRequired });
  const reject = () => {
    if (!isMissing) return onDecide('rejected');
    onNoteAsk();
    field.current?.focus();
  };
  return (
    <Root>
      <TextArea
        label={t('detail.ownNote')}
        description={isNoteRequired && t('detail.ownNoteHint')}
        errorMessage={isNoteAsked && isMissing ? t('detail.noteMissing') : undefined}
        value={note}
        onChange={onNoteChange}
        isReadOnly={busy !== null}
        inputRef={field}
        lines={2}
      />
      <Buttons>
        <Button
          kind="primary"
          isBusy={busy === 'approved'}
          isDisabled={busy === 'rejected'}
          onPress={() => onDecide('approved')}
        >
          {t('detail.approve')}
        </Button>
        <Button isBusy={busy === 'rejected'} isDisabled={busy === 'approved'} onPress={reject}>
          {t('detail.reject')}
        </Button>
      </Buttons>
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  gap: var(--space-4);
`;

const Buttons = styled.div`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(8rem, 1fr);
  gap: var(--space-3);
  max-width: 24rem;
`;
