import type { Drafts } from '../core/drafts.ts';
import { isRepeatable } from '../core/decisions/decision-outcomes.ts';
import { idsOf } from '../core/decisions/decision.ts';
import type { ApprovalResult } from './approval-decisions.ts';

/** The maximum length of the note of a decision, in characters. @requirement approvals-45 */
export const noteLimit = 500;

/** A decision that the user is about to make. */
export interface IntendedDecision {
  /** The requested state. */
  state: 'approved' | 'rejected';
  /** The typed note; white space alone counts as none. */
  note: string;
  /** Whether a rejection needs a note. */
  isNoteRequired: boolean;
}

/** Whether a decision lacks a required note. @requirement approvals-32, approvals-34 */
export function needsNote({ state, note, isNoteRequired }: IntendedDecision): boolean {
  return state === 'rejected' && isNoteRequired && note.trim() === '';
}

/** Returns the key of the draft of a request's note. */
export function noteKey(id: number): string {
  return `approvals.note.${id}`;
}

/** Removes the drafts of notes of requests that can no longer be decided. */
export function forgetNotes(drafts: Pick<Drafts, 'remove'>, { decision, outcomes }: ApprovalResult): void {
  if (decision.phase === 'failed') return;
  const others = outcomes.filter((outcome) => !isRepeatable(outcome)).map(({ item }) => item.id);
  for (const id of [...idsOf(decision), ...others]) drafts.remove(noteKey(id));
}
