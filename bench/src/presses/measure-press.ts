import type { CDPSession, Page } from 'playwright';
import { workSoFar } from '../run/main-thread.ts';
import type { Press } from './press.ts';

/** What a press took, in milliseconds. */
export interface PressResult {
  /** From the press until its answer was painted, as the browser reckons it: to 8 ms, and 16 at least. */
  painted: number;
  /** What the main thread worked for it, until it rested. */
  work: number;
}

declare global {
  interface Window {
    /** The longest event of a press since it was set, in milliseconds. */
    __longestEvent?: number;
  }
}

/** Runs in the page before its own code. */
export function watchEvents(): void {
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[])
      if (entry.interactionId) window.__longestEvent = Math.max(window.__longestEvent ?? 0, entry.duration);
    // The types of the platform do not know the threshold yet.
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
}

/** For how long a page does nothing that rests, in milliseconds, and what counts as nothing. */
const rest = { ms: 100, work: 4 };

/** Waits until the main thread rests. Returns what it has worked until then, in milliseconds. */
async function whenAtRest(page: Page, session: CDPSession): Promise<number> {
  for (let before = await workSoFar(session); ;) {
    await page.waitForTimeout(rest.ms);
    const now = await workSoFar(session);
    if (now - before < rest.work) return now;
    before = now;
  }
}

/** Presses once, with the pointer there before as people have it, and waits for the answer. */
export async function measurePress(
  page: Page,
  session: CDPSession,
  { ready, target, shows }: Pick<Press, 'ready' | 'target' | 'shows'>,
): Promise<PressResult> {
  await ready?.(page);
  // What still comes would move what is pressed away from under the pointer.
  await whenAtRest(page, session);
  if (typeof target !== 'string') await target(page).hover();
  const before = await whenAtRest(page, session);
  await page.evaluate(() => void (window.__longestEvent = 16));
  if (typeof target === 'string') await page.keyboard.press(target);
  else {
    await page.mouse.down();
    await page.mouse.up();
  }
  // Looking for the answer would be work of the page, so that comes after it.
  const work = (await whenAtRest(page, session)) - before;
  const painted = await page.evaluate(() => window.__longestEvent ?? NaN);
  await shows(page).waitFor();
  return { painted, work };
}
