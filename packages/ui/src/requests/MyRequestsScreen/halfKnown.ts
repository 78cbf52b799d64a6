import type { WorkflowRequest } from '@selfservice/api/requests/requests';

/**
 * What can be shown of a list while the server is asked for it anew after a change of the filter. That nothing is
 * pending says nothing of all requests: then nothing is known.
 *
 * @param before the list as it stood under the other filter
 */
export function halfKnown(
  before: readonly WorkflowRequest[] | undefined,
  isPendingOnly: boolean,
): WorkflowRequest[] | undefined {
  if (isPendingOnly) return before?.filter(({ state }) => state === 'pending');
  return before?.length ? [...before] : undefined;
}
