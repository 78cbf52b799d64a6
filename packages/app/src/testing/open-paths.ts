/** Where pages stand that are open to everybody. */
export const openPaths = ['/testing/timeline', '/testing/stack'] as const;

/** The address of a page that is open to everybody. */
export type OpenPath = (typeof openPaths)[number];

/** The page at an address, where one is open to everybody. */
export function openPathOf(pathname: string): OpenPath | undefined {
  return openPaths.find((path) => path === pathname);
}
