import type { BrowserContext, Page } from 'playwright';
import { beginAt, scenarioBegin } from '../../../packages/app/e2e/clock.ts';
import type { CountedWork } from './counted-work.ts';
import { countWork } from './counted-work.ts';

/** The work of a page, with its calls of the backend and the elements that it has now. */
export interface PageCounts extends CountedWork {
  /** Calls of the backend. */
  calls: number;
  /** Layouts of the browser. */
  layouts: number;
  /** Elements in the page now. */
  elements: number;
}

/** Counts the work of a page. */
export interface PageCounter {
  /** Waits until the page has nothing left to do, and returns its counts. */
  counts(): Promise<PageCounts>;
}

const backendCall = /\/(breeze|controllers|api)\/|\/Token$/;

/** Starts counting the work of a page of a context, before it opens an address. Its day is that of the scenario. */
export async function counterOf(page: Page, context: BrowserContext): Promise<PageCounter> {
  let calls = 0;
  const open = new Set<object>();
  page.on('request', (request) => {
    open.add(request);
    if (backendCall.test(new URL(request.url()).pathname)) calls += 1;
  });
  page.on('requestfinished', (request) => void open.delete(request));
  page.on('requestfailed', (request) => void open.delete(request));
  // Requests of a page that was left do not end.
  page.on('framenavigated', () => open.clear());
  await beginAt(context, scenarioBegin);
  await page.addInitScript(countWork);
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable');

  async function read(): Promise<PageCounts> {
    const { metrics } = await session.send('Performance.getMetrics');
    const layouts = metrics.find(({ name }) => name === 'LayoutCount')?.value ?? 0;
    const work = await page.evaluate(() => ({
      ...(window.__countedWork ?? { commits: 0, renders: 0, compared: 0, formatters: 0 }),
      elements: document.querySelectorAll('*').length,
    }));
    return { ...work, calls, layouts };
  }

  return {
    async counts() {
      let last: PageCounts;
      let now = await read();
      do {
        last = now;
        await page.evaluate(() => window.__untilIdle?.());
        now = await read();
      } while (open.size > 0 || JSON.stringify(now) !== JSON.stringify(last));
      return now;
    },
  };
}

/** Returns the counts of the work between two moments, and the elements at its end. */
export function workBetween(before: PageCounts, after: PageCounts): PageCounts {
  return {
    commits: after.commits - before.commits,
    renders: after.renders - before.renders,
    compared: after.compared - before.compared,
    formatters: after.formatters - before.formatters,
    calls: after.calls - before.calls,
    layouts: after.layouts - before.layouts,
    elements: after.elements,
  };
}
