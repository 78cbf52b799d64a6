import type { Page, Request } from 'playwright';

/** Maximum milliseconds until all calls of a page have finished. */
const patience = 10_000;

/**
 * Tracks the calls of a page. Returns a function that waits until no call is pending and the page is idle.
 *
 * @throws Error if calls stay pending
 */
export function followCalls(page: Page): () => Promise<void> {
  const underWay = new Set<Request>();
  let begun = 0;
  page.on('request', (request) => {
    underWay.add(request);
    begun++;
  });
  for (const end of ['requestfinished', 'requestfailed'] as const)
    page.on(end as 'requestfinished', (request) => underWay.delete(request));
  return async () => {
    const until = performance.now() + patience;
    let before;
    do {
      if (performance.now() > until)
        throw new Error(`Under way: ${[...underWay].map((request) => request.url()).join(', ')}`);
      before = begun;
      await page.evaluate(waitForIdle);
    } while (underWay.size > 0 || begun > before);
  };
}

/**
 * Waits until the page is idle; runs in the page. A response is rendered in a separate task, which may start further
 * calls. The timeout is for busy machines, on which a page is never idle.
 */
async function waitForIdle(): Promise<void> {
  for (let round = 0; round < 2; round++)
    await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 200 }));
}
