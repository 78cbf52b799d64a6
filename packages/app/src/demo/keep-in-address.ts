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
    for (const [name, value] of kept) url.searchParams.set(name, value);
    return url.href;
  }

  for (const method of ['pushState', 'replaceState'] as const) {
    const original = history[method].bind(history);
    history[method] = (state: unknown, unused: string, address?: string | URL | null) =>
      original(state, unused, address == null ? address : withKept(address));
  }
}
