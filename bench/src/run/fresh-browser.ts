import { chromium } from 'playwright';
import type { Browser, BrowserServer } from 'playwright';
import { browserOptions } from '../../../tools/browser.ts';

/** A browser that can be thrown away with everything that stands still in it. */
export interface FreshBrowser {
  /** The browser of now. */
  current: () => Browser;
  /** Ends the browser, however it is, and starts another. */
  renew: () => Promise<void>;
  /** Ends it. */
  close: () => Promise<void>;
}

/** Starts the pinned browser. */
export async function freshBrowser(): Promise<FreshBrowser> {
  const options = await browserOptions();
  let server: BrowserServer;
  let browser: Browser;
  const start = async () => {
    server = await chromium.launchServer(options);
    browser = await chromium.connect(server.wsEndpoint());
  };
  await start();
  return {
    current: () => browser,
    async renew() {
      // A browser that stands still does not close when it is asked to.
      await server.kill();
      await start();
    },
    close: () => server.kill(),
  };
}
