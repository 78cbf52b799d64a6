/** Reads a whole number out of the address; what is none, or beyond the limits, is the default. */
export function readNumber(
  search: URLSearchParams,
  name: string,
  [min, max]: readonly [min: number, max: number],
  otherwise: number,
): number {
  const text = search.get(name) ?? '';
  const value = Number(text);
  return /^\d+$/.test(text) && value >= min && value <= max ? value : otherwise;
}

/** Writes settings into an address; its other parameters stay. */
export function writeSettings(href: string, settings: object): string {
  const url = new URL(href);
  for (const [name, value] of Object.entries(settings)) url.searchParams.set(name, String(value));
  return url.href;
}
