import { chromium } from 'playwright';
import type { Browser, BrowserServer } from 'playwright';
import { browserOptions } from '../../../tools/browser.ts';

/** A browser that can be replaced when it is stuck. */
export interface FreshBrowser {
  /** Returns the present browser. */
  current: () => Browser;
  /** Kills the browser, even if it is stuck, and starts another. */
  renew: () => Promise<void>;
  /** Closes the browser. */
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
      // A stuck browser does not respond to `close`.
      await server.kill();
      await start();
    },
    close: () => server.kill(),
  };
}
