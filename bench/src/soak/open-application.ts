import type { Browser, CDPSession, Page } from 'playwright';
import { pageOptions } from '../../../tools/browser.ts';
import { beginAt } from '../../../packages/app/e2e/clock.ts';
import { followCalls } from './rest.ts';
import { signIn } from './sign-in.ts';

/** The application in a window of its own, with somebody signed in who may enter every screen. */
export interface OpenApplication {
  page: Page;
  /** The browser's own interface to the page. */
  session: CDPSession;
  /** Loads the application anew, at home: nothing is left of what was done before. */
  reload: () => Promise<void>;
  /** Waits until the page has nothing to do and nothing to wait for. */
  rest: () => Promise<void>;
  /** Closes the window. */
  close: () => Promise<void>;
}

/** Opens the application and signs the approver in. */
export async function openApplication(browser: Browser, url: string): Promise<OpenApplication> {
  const context = await browser.newContext({ ...pageOptions, viewport: { width: 1440, height: 900 } });
  // The day of the scenario, so that the same stands in the screens whenever it is run.
  await beginAt(context, '2026-11-20T07:00:00Z');
  const page = await context.newPage();
  page.setDefaultTimeout(10_000);
  const rest = followCalls(page);
  const home = `${url}/dashboard`;
  const seeHome = () => page.getByRole('button', { name: 'Log out' }).waitFor();
  await page.goto(home);
  await signIn(page);
  await seeHome();
  const session = await context.newCDPSession(page);
  return {
    page,
    session,
    rest,
    async reload() {
      await page.goto(home);
      await seeHome();
      await rest();
    },
    close: () => context.close(),
  };
}
