import type { Agenda } from '@selfservice/api/requests/requests';
import type { ParseKeys } from 'i18next';

/** What decides whether something can be decided in the detail. */
export interface RefusalOptions {
  agenda: Agenda;
  /** The person decides about such requests; null while that is not known. */
  isApprover: boolean | null;
  /** Whether the role is still loading. */
  isRoleLoading: boolean;
  /** The bar decides about the selection. */
  isBulk: boolean;
}

/** Why nothing can be decided about a request in its detail; null where it can. Specification 000 section 6. */
export function refusalKey(options: RefusalOptions): ParseKeys<'approvals'> | null {
  const { agenda, isApprover, isRoleLoading, isBulk } = options;
  if (isApprover === null) return isRoleLoading ? 'detail.roleLoading' : 'detail.roleUnknown';
  if (!isApprover) return `detail.notApprover.${agenda}`;
  return isBulk ? 'detail.bulk' : null;
}
