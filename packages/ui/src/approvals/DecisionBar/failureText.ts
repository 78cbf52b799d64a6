import type { QueuedApproval } from '@selfservice/api/approvals/approval-decisions';
import { isUnknown } from '@selfservice/api/core/decisions/decision';
import type { TFunction } from 'i18next';

/**
 * That requests were not approved or rejected, or that this is not known, in one line: whose for a single request, how
 * many otherwise. At least one.
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
