import type { ListCase } from './cases.ts';
import { workSoFar } from './main-thread.ts';
import type { OpenSubject } from './open-subject.ts';

/** Shows the list. Returns the work of the main thread until it was painted, in milliseconds. */
export async function measureListPaint({ page, session }: OpenSubject): Promise<number> {
  const before = await workSoFar(session);
  await page.evaluate(() => window.__probe?.mount());
  return (await workSoFar(session)) - before;
}

/**
 * Shows the list and scrolls through a part of it. Returns the average work of the main thread per frame of the scroll, in
 * milliseconds.
 */
export async function measureListScroll(
  { page, session }: OpenSubject,
  { step, frames }: ListCase,
): Promise<number> {
  await page.evaluate(() => window.__probe?.mount());
  await page.waitForTimeout(500);
  const before = await workSoFar(session);
  await page.evaluate(([far, count]) => window.__probe?.step(far, count), [step, frames] as const);
  return ((await workSoFar(session)) - before) / frames;
}
