/** The limits and the default of a number in the address. */
export interface AddressNumber {
  min: number;
  max: number;
  /** The value if the address has none, or one that does not fit. */
  initial: number;
}

/** Reads a whole number from the address; the initial value if it is missing or does not fit. @requirement shell-10 */
export function readNumber(
  search: URLSearchParams,
  name: string,
  { min, max, initial }: AddressNumber,
): number {
  const text = search.get(name) ?? '';
  const value = Number(text);
  return /^\d+$/.test(text) && value >= min && value <= max ? value : initial;
}

/** Returns an address with the settings. Its other parameters stay. */
export function writeSettings(href: string, settings: object): string {
  const url = new URL(href);
  for (const [name, value] of Object.entries(settings)) url.searchParams.set(name, String(value));
  return url.href;
}
