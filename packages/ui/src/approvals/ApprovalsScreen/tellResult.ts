import type { ApprovalResult } from '@selfservice/api/approvals/approval-decisions';
import { SessionEndedError } from '@selfservice/api/core/errors';
import type { TFunction } from 'i18next';
import type { Notify } from '../../environment/Environment.tsx';
import { failureText } from '../DecisionBar/failureText.ts';
import { outcomeText } from '../DecisionBar/outcomeText.ts';

/** Tells the notification area of a decision that was not simply done. */
export function tellResult(
  notify: Notify,
  t: TFunction<'approvals'>,
  { decision, outcomes }: ApprovalResult,
): void {
  const { error } = decision;
  // Nobody is there to read it; it is kept until they are back.
  if (error instanceof SessionEndedError) return;
  if (error) notify.error(error, failureText(t, [decision]));
  else if (outcomes.some(({ kind }) => kind !== 'done')) notify.refusal(outcomeText(t, outcomes));
}
