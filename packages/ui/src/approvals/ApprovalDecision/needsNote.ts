import type { FinalState } from '@selfservice/api/requests/requests';

/** A decision that somebody is about to make. */
export interface IntendedDecision {
  /** What it would come to. */
  state: FinalState;
  /** What has been typed; blanks count as nothing. */
  note: string;
  /** Whether a rejection needs a note. */
  isNoteRequired: boolean;
}

/** Whether a decision cannot be made before there is a note. Specification 000 section 5. */
export function needsNote({ state, note, isNoteRequired }: IntendedDecision): boolean {
  return state === 'rejected' && isNoteRequired && note.trim() === '';
}
