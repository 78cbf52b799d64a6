import type { Page, Request } from 'playwright';

/** Milliseconds in which a page that is left alone has its answers. */
const patience = 10_000;

/**
 * Follows the calls of a page. Returns a function that waits until none is under way and the page has nothing to do.
 *
 * @throws Error when calls stay under way
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
 * Runs in the page. An answer is shown in a task of its own, which may ask for more. On a machine that has no time to
 * spare no page is ever idle.
 */
async function waitForIdle(): Promise<void> {
  for (let round = 0; round < 2; round++)
    await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 200 }));
}
