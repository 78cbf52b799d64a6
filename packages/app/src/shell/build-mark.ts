import { appUrl } from './session-browser.ts';

/** The version in error reports. @requirement shell-60 */
export const version = '2.43 (270.1)';

/** Returns the mark of the build of this page; null in development. */
export function runningBuild(): string | null {
  return document.querySelector<HTMLMetaElement>('meta[name="build"]')?.content ?? null;
}

/** Fetches the mark of the deployed build; null if it is unknown. */
export async function newestBuild(): Promise<string | null> {
  const response = await fetch(new URL('version.json', appUrl()), { cache: 'no-store' });
  if (!response.ok) return null;
  const { build } = (await response.json()) as { build?: unknown };
  return typeof build === 'string' ? build : null;
}
