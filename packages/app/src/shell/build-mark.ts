import { appUrl } from './session-browser.ts';

/** The version on the screen and in error reports. Specification 000 section 9. */
export const version = '2.43 (270.1)';

/** The mark of the build that this page runs; null while developing, where there is none. */
export function runningBuild(): string | null {
  return document.querySelector<HTMLMetaElement>('meta[name="build"]')?.content ?? null;
}

/** The mark of the build that is deployed now; null where it cannot be told. */
export async function newestBuild(): Promise<string | null> {
  const response = await fetch(new URL('version.json', appUrl()), { cache: 'no-store' });
  if (!response.ok) return null;
  const { build } = (await response.json()) as { build?: unknown };
  return typeof build === 'string' ? build : null;
}
