import type { ApprovalResult } from '@selfservice/api/approvals/approval-decisions';
import { isRepeatable } from '@selfservice/api/core/decisions/decision-outcomes';
import { idsOf } from '@selfservice/api/core/decisions/decision';
import type { Drafts } from '../../environment/Environment.tsx';

/** The key that the note of a request is kept under while it is being typed. */
export function noteKey(id: number): string {
  return `approvals.note.${id}`;
}

/** Forgets the notes of requests that cannot be decided about any more. */
export function forgetNotes(drafts: Drafts, { decision, outcomes }: ApprovalResult): void {
  if (decision.phase === 'failed') return;
  const others = outcomes.filter((one) => !isRepeatable(one)).map(({ item }) => item.id);
  for (const id of [...idsOf(decision), ...others]) drafts.remove(noteKey(id));
}
