import type { QueuedApproval } from '@selfservice/api/approvals/approval-decisions';
import { isChecking } from '@selfservice/api/core/decisions/decision';
import type { TFunction } from 'i18next';

/** What is being decided or checked, in one line: whose for a single request, how many otherwise. At least one. */
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
