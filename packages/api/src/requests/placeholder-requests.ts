/**
 * What can be shown of a list while the server is asked for it anew after a change of the filter. That nothing is
 * pending says nothing of all requests: then there is no placeholder.
 *
 * @param before the list as it stood under the other filter
 * @param isPendingOnly what is pending is asked for, after everything
 */
export function placeholderRequests<Request extends { state: string }>(
  before: readonly Request[] | undefined,
  isPendingOnly: boolean,
): Request[] | undefined {
  if (isPendingOnly) return before?.filter(({ state }) => state === 'pending');
  return before?.length ? [...before] : undefined;
}
