import { workSoFar } from './main-thread.ts';
import type { OpenSubject } from './open-subject.ts';

/** The times for showing the data. */
export interface PaintResult {
  /** Milliseconds until the second frame after every visible row has its heading and intervals. */
  painted: number;
  /** Work of the main thread for it, in milliseconds. */
  processor: number;
  /** The greatest number of elements in the page, after the first and the second week. */
  elements: number;
  /** Milliseconds until the second frame after every visible row shows the next week. */
  nextWeek: number;
  /** Work of the main thread for the next week, in milliseconds. */
  nextProcessor: number;
}

/** Shows the data, then the next week. */
export async function measurePaint({ page, session }: OpenSubject): Promise<PaintResult> {
  const before = await workSoFar(session);
  const painted = await page.evaluate(() => window.__probe?.mount());
  const processor = (await workSoFar(session)) - before;
  // Gives the subject time for work in idle periods, as with a real user.
  await page.waitForTimeout(500);
  const first = await page.evaluate(() => window.__probe?.elements());
  const beforeNext = await workSoFar(session);
  const nextWeek = await page.evaluate(() => window.__probe?.next());
  const nextProcessor = (await workSoFar(session)) - beforeNext;
  const second = await page.evaluate(() => window.__probe?.elements());
  return {
    painted: painted ?? NaN,
    processor,
    elements: Math.max(first ?? NaN, second ?? NaN),
    nextWeek: nextWeek ?? NaN,
    nextProcessor,
  };
}
