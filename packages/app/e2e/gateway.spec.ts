import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { installClock } from './clock.ts';
import { openAs, test } from './journey.ts';

/**
 * Ends the session of a gateway: it redirects calls to its sign-in, and shows that in place of the page until the user signs in. The
 * scripts of the page are in the cache of the browser.
 */
async function endGatewaySession(page: Page, origin: string): Promise<void> {
  const signIn = `${origin}/gateway-sign-in`;
  const isProtected = (url: URL) => url.href !== signIn && !url.pathname.startsWith('/assets/');
  await page.route(isProtected, (route) =>
    route.request().isNavigationRequest()
      ? route.fulfill({
          contentType: 'text/html',
          body: `<title>Gateway</title><form method="post" action="${signIn}"><button>Sign in</button></form>`,
        })
      : route.fulfill({ status: 302, headers: { location: signIn } }),
  );
  await page.route(signIn, async (route) => {
    await page.unroute(isProtected);
    await route.fulfill({
      status: 303,
      headers: { location: route.request().headers()['referer'] ?? origin },
    });
  });
}

test(
  'a request that meets the sign-in of a gateway is there again after a reload and that sign-in',
  { tag: '@test-all' },
  async ({ context, page, serve }) => {
    await installClock(context, { time: '2026-11-20T08:00:00' });
    const server = await serve();
    await openAs(page, server, 'employee', '/my-requests');
    await page.getByRole('button', { name: 'New request' }).click();
    const dialog = page.getByRole('dialog', { name: 'New request' });
    await dialog.getByRole('button', { name: /Type of absence/ }).click();
    await page.getByRole('option', { name: 'Vacation', exact: true }).click();
    await dialog.getByRole('textbox', { name: /Note/ }).fill('Skiing in the Tatras');
    await endGatewaySession(page, new URL(server.url).origin);
    await dialog.getByRole('button', { name: 'Send request' }).click();
    await dialog.getByRole('button', { name: 'Reload page' }).click();
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(dialog.getByRole('textbox', { name: /Note/ })).toHaveValue('Skiing in the Tatras');
  },
);
