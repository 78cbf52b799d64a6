import { readableQuery } from '@selfservice/mock-server/core/scenario-query';

/**
 * Keeps parameters in the address during navigation, so that a reload or a copied address shows the same scenario.
 */
export function keepInAddress(
  kept: URLSearchParams,
  page: Pick<Window, 'history' | 'location'> = window,
): void {
  const { history, location } = page;

  function withKept(address: string | URL): string {
    const url = new URL(address, location.href);
    const query = url.searchParams;
    for (const [name, value] of kept) query.set(name, value);
    url.search = readableQuery(query);
    return url.href;
  }

  for (const method of ['pushState', 'replaceState'] as const) {
    const original = history[method].bind(history);
    history[method] = (state: unknown, unused: string, address?: string | URL | null) =>
      original(state, unused, address == null ? address : withKept(address));
  }
}
