/** Fetches a part of the code: a function around `import()`, the same function each time. */
export type LoadCode<Code> = () => Promise<Code>;

const fetched = new WeakMap<LoadCode<unknown>, unknown>();
let attempts = 0;

/** Returns the code that `importWithRetry` has fetched, or null. */
export function fetchedCode<Code extends object>(load: LoadCode<Code>): Code | null {
  return (fetched.get(load) as Code | undefined) ?? null;
}

/**
 * Fetches code. Some browsers cache a failed import and never request its address again: after a failure this imports
 * the same file with another query string.
 *
 * @param importFrom imports from an address; for tests
 * @throws the error of the browser if the file cannot be loaded
 */
export async function importWithRetry<Code extends object>(
  load: LoadCode<Code>,
  importFrom: (address: string) => Promise<unknown> = importAddress,
): Promise<Code> {
  const code = fetchedCode(load) ?? (await load().catch((error: unknown) => fetchAgain(error, importFrom)));
  fetched.set(load, code);
  return code as Code;
}

function fetchAgain(error: unknown, importFrom: (address: string) => Promise<unknown>): Promise<unknown> {
  // Only browsers that cache failures need this, and they put the address into the message.
  const [address] = (error instanceof Error && /https?:\S+/.exec(error.message)) || [];
  if (!address) throw error;
  const url = new URL(address);
  url.searchParams.set('attempt', String(++attempts));
  return importFrom(url.href);
}

function importAddress(address: string): Promise<unknown> {
  return import(/* @vite-ignore */ /* webpackIgnore: true */ address);
}
