import type { Browser, CDPSession, Page } from 'playwright';
import type { Device, ListId, SubjectId } from './cases.ts';

/** The open page of a subject, waiting for data. */
export interface OpenSubject {
  /** The page. */
  page: Page;
  /** The session of the Chrome DevTools Protocol. */
  session: CDPSession;
  /** Returns the first uncaught error of the page. */
  fault: () => Error | undefined;
  /** Closes the page with its context. */
  close: () => Promise<void>;
}

/** Opens a subject in a new browser context. */
export async function openSubject(
  browser: Browser,
  url: string,
  subject: SubjectId | ListId,
  { width, height, cpuThrottling }: Device,
): Promise<OpenSubject> {
  const context = await browser.newContext({
    viewport: { width, height },
    deviceScaleFactor: 1,
    timezoneId: 'UTC',
    locale: 'en-GB',
  });
  const page = await context.newPage();
  const faults: Error[] = [];
  page.on('pageerror', (error) => faults.push(error));
  await page.goto(`${url}/${subject}.html`);
  await page.waitForFunction(() => window.__bench);
  await page.addScriptTag({ url: '/probe.js', type: 'module' });
  await page.waitForFunction(() => window.__probe);
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuThrottling });
  return {
    page,
    session,
    fault: () => faults[0],
    close: () => context.close(),
  };
}

/** Loads data into a page without showing it. */
export async function load({ page, session }: OpenSubject, persons: number, weeks: number): Promise<void> {
  await page.evaluate((address) => window.__probe?.load(address), `/data/${persons}-${weeks}.json`);
  await session.send('HeapProfiler.collectGarbage');
}
