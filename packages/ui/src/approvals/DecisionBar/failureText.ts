import type { QueuedDecision } from '@selfservice/api/approvals/decision-queue';
import type { TFunction } from 'i18next';

/** That decisions have not been sent, in one line: of whom for a single request, how many otherwise. */
export function failureText(t: TFunction<'approvals'>, failed: readonly QueuedDecision[]): string {
  const requests = failed.flatMap((entry) => entry.requests);
  const [only] = requests;
  return requests.length === 1 && only
    ? t('failed.one', { name: only.applicant })
    : t('failed.many', { count: requests.length });
}
