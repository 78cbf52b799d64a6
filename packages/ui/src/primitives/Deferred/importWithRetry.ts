/** Fetches a part of the code: a function around `import()`, the same one each time. */
export type LoadCode<Code> = () => Promise<Code>;

const fetched = new WeakMap<LoadCode<unknown>, unknown>();
let attempts = 0;

/** What `importWithRetry` has fetched, or null where it has not. */
export function fetchedCode<Code extends object>(load: LoadCode<Code>): Code | null {
  return (fetched.get(load) as Code | undefined) ?? null;
}

/**
 * Fetches code. Some browsers never ask again for an address that has failed once: after a failure they are given
 * another one of the same file.
 *
 * @param importFrom imports from an address; for tests
 * @throws whatever the browser throws where the file does not come
 */
export async function importWithRetry<Code extends object>(
  load: LoadCode<Code>,
  importFrom: (address: string) => Promise<unknown> = importAddress,
): Promise<Code> {
  const code = fetchedCode(load) ?? (await load().catch((error: unknown) => fetchAnew(error, importFrom)));
  fetched.set(load, code);
  return code as Code;
}

function fetchAnew(error: unknown, importFrom: (address: string) => Promise<unknown>): Promise<unknown> {
  // Only browsers that remember a failure need it, and they name the address.
  const [address] = (error instanceof Error && /https?:\S+/.exec(error.message)) || [];
  if (!address) throw error;
  const anew = new URL(address);
  anew.searchParams.set('attempt', String(++attempts));
  return importFrom(anew.href);
}

function importAddress(address: string): Promise<unknown> {
  return import(/* @vite-ignore */ /* webpackIgnore: true */ address);
}
