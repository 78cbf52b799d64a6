import { scenarioParameters, readableQuery } from '@selfservice/mock-server/core/scenario-query';

/**
 * Keeps the parameters of the scenario in the address during navigation, so that a reload or a copied address shows the same
 * scenario.
 *
 * @param kept returns the present parameters
 */
export function keepInAddress(
  kept: () => URLSearchParams,
  page: Pick<Window, 'history' | 'location'> = window,
): void {
  const { history, location } = page;

  function withKept(address: string | URL): string {
    const url = new URL(address, location.href);
    const query = url.searchParams;
    // A screen may have copied them from an earlier address.
    for (const name of scenarioParameters) query.delete(name);
    for (const [name, value] of kept()) query.set(name, value);
    url.search = readableQuery(query);
    return url.href;
  }

  for (const method of ['pushState', 'replaceState'] as const) {
    const original = history[method].bind(history);
    history[method] = (state: unknown, unused: string, address?: string | URL | null) =>
      original(state, unused, address == null ? address : withKept(address));
  }
}
