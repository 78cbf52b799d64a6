import type { ApprovalOutcome } from '@selfservice/api/approvals/approval-decisions';
import type { TFunction } from 'i18next';

/** What can be said of many outcomes at once, the good news first. */
const summaries = ['approved', 'rejected', 'changed', 'gone', 'refused'] as const;

/** What decisions have come to, in one line: "12 approved, 1 decided by somebody else", or why a single one was refused. */
export function outcomeText(t: TFunction<'approvals'>, outcomes: readonly ApprovalOutcome[]): string {
  const [only] = outcomes;
  if (only?.reason && outcomes.length === 1) return only.reason;
  return summaries
    .map((summary) => [summary, outcomes.filter((one) => summaryOf(one) === summary).length] as const)
    .filter(([, count]) => count > 0)
    .map(([summary, count]) => t(`outcome.${summary}`, { count }))
    .join(', ');
}

function summaryOf({ kind, asked }: ApprovalOutcome): (typeof summaries)[number] {
  return kind === 'done' ? asked : kind;
}
