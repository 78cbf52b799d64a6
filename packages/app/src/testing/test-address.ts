/** A number that stands in the address. */
export interface AddressNumber {
  min: number;
  max: number;
  /** What holds where the address says nothing, or nothing that fits. */
  initial: number;
}

/** Reads a whole number out of the address; what is none, or beyond the limits, is the initial one. */
export function readNumber(
  search: URLSearchParams,
  name: string,
  { min, max, initial }: AddressNumber,
): number {
  const text = search.get(name) ?? '';
  const value = Number(text);
  return /^\d+$/.test(text) && value >= min && value <= max ? value : initial;
}

/** Writes settings into an address; its other parameters stay. */
export function writeSettings(href: string, settings: object): string {
  const url = new URL(href);
  for (const [name, value] of Object.entries(settings)) url.searchParams.set(name, String(value));
  return url.href;
}
