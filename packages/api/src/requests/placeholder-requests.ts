/**
 * Returns the requests that are shown while the list loads after a change of the filter. Where no request was pending, nothing
 * is known about all requests, so there is no placeholder.
 *
 * @param before the list with the previous filter
 * @param isPendingOnly whether the new filter lists only pending requests
 */
export function placeholderRequests<Request extends { state: string }>(
  before: readonly Request[] | undefined,
  isPendingOnly: boolean,
): Request[] | undefined {
  if (isPendingOnly) return before?.filter(({ state }) => state === 'pending');
  return before?.length ? [...before] : undefined;
}
