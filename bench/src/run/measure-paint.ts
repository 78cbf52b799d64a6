import { workSoFar } from './main-thread.ts';
import type { OpenSubject } from './open-subject.ts';

/** What it took to show the data. */
export interface PaintResult {
  /** Milliseconds from data to the second frame after every visible row has head and bars. */
  painted: number;
  /** Milliseconds that the main thread worked for it. */
  processor: number;
  /** The greatest number of elements in the page, after the first and the next week. */
  elements: number;
  /** Milliseconds to the second frame after every visible row shows the next week. */
  nextWeek: number;
  /** Milliseconds that the main thread worked for that. */
  nextProcessor: number;
}

/** Shows the data, then the next week. */
export async function measurePaint({ page, session }: OpenSubject): Promise<PaintResult> {
  const before = await workSoFar(session);
  const painted = await page.evaluate(() => window.__probe?.mount());
  const processor = (await workSoFar(session)) - before;
  // What a subject prepares while nothing happens may be ready by now, as it would be for a person.
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
