import type { Browser, CDPSession, Page } from 'playwright';
import { pageOptions } from '../../../tools/browser.ts';
import { beginAt, installClock } from '../../../packages/app/e2e/clock.ts';
import { followCalls } from './rest.ts';
import { signIn } from './sign-in.ts';

/** The application in a separate window, signed in as a person with access to every screen. */
export interface OpenApplication {
  page: Page;
  /** The session of the Chrome DevTools Protocol. */
  session: CDPSession;
  /** Reloads the application at the dashboard, which clears its state. */
  reload: () => Promise<void>;
  /** Waits until the page is idle and no call is pending. */
  rest: () => Promise<void>;
  /** Closes the window. */
  close: () => Promise<void>;
}

/** The begin of the scenario, so that the content of the screens is always the same. */
const begin = '2026-11-20T07:00:00Z';

/**
 * Opens the application and signs in as the approver.
 *
 * @param movesClock whether the clock and the timers of the page can be moved
 */
export async function openApplication(
  browser: Browser,
  url: string,
  movesClock = false,
): Promise<OpenApplication> {
  const context = await browser.newContext({ ...pageOptions, viewport: { width: 1440, height: 900 } });
  await (movesClock ? installClock(context, { time: begin }) : beginAt(context, begin));
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
