import type { QueuedApproval } from '@selfservice/api/approvals/approval-decisions';
import type { TFunction } from 'i18next';

/** That decisions have not been sent, in one line: of whom for a single request, how many otherwise. */
export function failureText(t: TFunction<'approvals'>, failed: readonly QueuedApproval[]): string {
  const requests = failed.flatMap(({ items }) => items);
  const [only] = requests;
  return requests.length === 1 && only
    ? t('failed.one', { name: only.applicant })
    : t('decision.notSent', { count: requests.length });
}
