import type { Page, Request } from '@playwright/test';
import { expect } from '@playwright/test';

/**
 * Follows the requests of a page from now on. Returns a function that resolves when no request is pending, and the page has
 * nothing left to do that would send one.
 */
export function followRequests(page: Page): () => Promise<void> {
  const pending = new Set<Request>();
  let sent = 0;
  page.on('request', (request) => {
    sent += 1;
    pending.add(request);
  });
  page.on('requestfinished', (request) => pending.delete(request));
  page.on('requestfailed', (request) => pending.delete(request));
  return async () => {
    let before: number;
    do {
      before = sent;
      await expect.poll(() => [...pending].map((request) => request.url()), 'pending requests').toEqual([]);
      await page.evaluate(() => new Promise<void>((resolve) => requestIdleCallback(() => resolve())));
    } while (sent > before);
  };
}
