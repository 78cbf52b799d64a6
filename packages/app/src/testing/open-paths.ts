/** The paths of the pages without a sign-in. @requirement shell-7 */
export const openPaths = ['/testing/timeline', '/testing/stack'] as const;

/** The path of a page without a sign-in. */
export type OpenPath = (typeof openPaths)[number];

/** Returns the path if it is that of a page without a sign-in. */
export function openPathOf(pathname: string): OpenPath | undefined {
  return openPaths.find((path) => path === pathname);
}
