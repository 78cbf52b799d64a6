import type { ListCase } from './cases.ts';
import { workSoFar } from './main-thread.ts';
import type { OpenSubject } from './open-subject.ts';

/** The times of a list. */
export interface ListResult {
  /** Work of the main thread until the list was painted, in milliseconds. */
  painted: number;
  /** Average work of the main thread per frame of the scroll, in milliseconds. */
  work: number;
}

/** Shows the list and scrolls through a part of it. */
export async function measureList(
  { page, session }: OpenSubject,
  { step, frames }: ListCase,
): Promise<ListResult> {
  const begin = await workSoFar(session);
  await page.evaluate(() => window.__probe?.mount());
  const painted = (await workSoFar(session)) - begin;
  await page.waitForTimeout(500);
  const before = await workSoFar(session);
  await page.evaluate(([far, count]) => window.__probe?.step(far, count), [step, frames] as const);
  return { painted, work: ((await workSoFar(session)) - before) / frames };
}
