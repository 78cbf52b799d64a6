import type { ApprovalOutcome, QueuedApproval } from '@selfservice/api/approvals/approval-decisions';
import { isChecking, isUnknown } from '@selfservice/api/core/decisions/decision';
import type { TFunction } from 'i18next';

/**
 * Returns one line about decisions in progress: the applicant of a single request, otherwise the number of requests.
 *
 * @param underWay at least one decision
 */
export function underWayText(t: TFunction<'approvals'>, underWay: readonly QueuedApproval[]): string {
  const states = new Set(underWay.map(({ state }) => state));
  const [state = 'approved'] = states;
  const requests = underWay.flatMap(({ items }) => items);
  const [only] = requests;
  const count = requests.length;
  if (underWay.every(isChecking)) return t('decision.checking', { count });
  if (states.size > 1) return t('decision.sending', { count });
  return count === 1 && only
    ? t(`underWay.${state}.one`, { name: only.applicant })
    : t(`underWay.${state}.many`, { count });
}

/**
 * Returns one line about decisions that failed, or whose outcome is unknown.
 *
 * @param failed at least one decision
 */
export function failureText(t: TFunction<'approvals'>, failed: readonly QueuedApproval[]): string {
  const kind = failed.every(isUnknown) ? 'unknown' : 'notDone';
  const states = new Set(failed.map(({ state }) => state));
  const [state = 'approved'] = states;
  const requests = failed.flatMap(({ items }) => items);
  const [only] = requests;
  const count = requests.length;
  if (states.size > 1) return t(`${kind}.both`, { count });
  return count === 1 && only
    ? t(`${kind}.${state}.one`, { name: only.applicant })
    : t(`${kind}.${state}.many`, { count });
}

/** The parts of the summary of many outcomes, in order. */
const summaries = ['approved', 'rejected', 'changed', 'gone', 'refused'] as const;

/** Returns outcomes in one line: "12 approved, 1 decided by someone else", or the reason of a single refusal. */
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
