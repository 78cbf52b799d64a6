import type { CDPSession, Page } from 'playwright';
import { workSoFar } from '../run/main-thread.ts';
import type { Press } from './press.ts';

/** The durations of a press, in milliseconds. */
export interface PressResult {
  /** Time from the press until its result was painted, measured by the browser: rounded to 8 ms, at least 16 ms. */
  painted: number;
  /** Time that the main thread worked until it was idle. */
  work: number;
}

declare global {
  interface Window {
    /** The duration of the longest event of a press since the last reset, in milliseconds. */
    __longestEvent?: number;
  }
}

/** Records the durations of events. Runs in the page before its own code. */
export function watchEvents(): void {
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[])
      if (entry.interactionId) window.__longestEvent = Math.max(window.__longestEvent ?? 0, entry.duration);
    // The DOM types do not contain the threshold yet.
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
}

/** A page is idle if it works less than `work` within `ms`, both in milliseconds. */
const rest = { ms: 100, work: 4 };

/** Waits until the main thread is idle. Returns its total work so far, in milliseconds. */
async function whenAtRest(page: Page, session: CDPSession): Promise<number> {
  for (let before = await workSoFar(session); ;) {
    await page.waitForTimeout(rest.ms);
    const now = await workSoFar(session);
    if (now - before < rest.work) return now;
    before = now;
  }
}

async function pressAt(page: Page, target: Press['target']): Promise<void> {
  if (typeof target === 'string') await page.keyboard.press(target);
  else {
    await page.mouse.down();
    await page.mouse.up();
  }
}

/**
 * Presses, after hovering the target as users do, and waits for the result.
 *
 * @param times number of presses, whose average work is returned
 */
export async function measurePress(
  page: Page,
  session: CDPSession,
  { ready, target, shows }: Pick<Press, 'ready' | 'target' | 'shows'>,
  times = 1,
): Promise<PressResult> {
  await ready?.(page);
  // Late content could move the target away from the pointer.
  await whenAtRest(page, session);
  if (typeof target !== 'string') await target(page).hover();
  const before = await whenAtRest(page, session);
  await page.evaluate(() => void (window.__longestEvent = 16));
  for (let left = times; left > 0; left -= 1) await pressAt(page, target);
  // Looking for the result would be work of the page, so it happens after the measurement.
  const work = ((await whenAtRest(page, session)) - before) / times;
  const painted = await page.evaluate(() => window.__longestEvent ?? NaN);
  await shows(page).waitFor();
  return { painted, work };
}
