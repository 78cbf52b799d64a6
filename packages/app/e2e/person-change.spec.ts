import { expect } from '@playwright/test';
import { failing } from '@selfservice/mock-server/core/failure';
import { people } from '@selfservice/mock-server/core/people';
import { expectHome, openAs, test } from './journey.ts';
import { requestRows } from '@selfservice/mock-server/requests/request-rows';

test(
  'a pending decision is sent for the person who made it, and the screen is inert meanwhile',
  { tag: ['@session-38'] },
  async ({ page, serve }) => {
    const server = await serve({ configuration: { undoSeconds: 600 } });
    await openAs(page, server, 'substitute');
    await expectHome(page, 'substitute');
    await page.getByRole('button', { name: /Assembly/ }).click();
    await page.getByRole('menuitemradio', { name: /Svoboda/ }).click();
    await expect(page.getByText('You are substituting for Ing. Svoboda Petr, Ph.D.')).toBeVisible();
    await page.getByRole('link', { name: 'Requests to approve' }).first().click();
    await page.getByRole('row', { name: /Doctor Wed 25 Nov/ }).click();
    await page.getByRole('button', { name: 'Approve', exact: true }).click();
    await expect(page.getByText(/Approving/).first()).toBeVisible();

    const gate = Promise.withResolvers<void>();
    await page.route('**/GetAuthUserTicket*', async (route) => {
      await gate.promise;
      await route.continue();
    });
    const decision = page.waitForRequest('**/SetWflRequestStatusSelfService');
    const approver = lastToken(server.database.accessTokens);
    await page.getByRole('button', { name: /Assembly/ }).click();
    await page.getByRole('menuitemradio', { name: /Benešová/ }).click();
    await expect(page.getByText('Switching person…')).toBeVisible();
    await expect(page.locator('[inert]').getByRole('banner')).toBeAttached();
    expect((await (await decision).allHeaders())['authorization']).toBe(`Bearer ${approver}`);
    gate.resolve();
    await expect(page.getByText('Switching person…')).toBeHidden();
    const decided = () => [...requestRows(server.database).values()].filter(({ state }) => state === 1);
    await expect
      .poll(() => decided().map(({ firstDay, deciderRef }) => ({ firstDay, deciderRef })))
      .toContainEqual({ firstDay: '2026-11-25', deciderRef: people.substitute.ref });
  },
);

test(
  'a refused change of person shows the message of the server',
  { tag: '@test-all' },
  async ({ page, serve, expectFailure }) => {
    const server = await serve({
      failures: [failing('getSubstituteTicket', '403')],
    });
    expectFailure('/GetAuthUserTicket', 403);
    await openAs(page, server, 'substitute');
    await expectHome(page, 'substitute');
    // On a slow device the refusal arrives before the page has rendered.
    const device = await page.context().newCDPSession(page);
    await device.send('Emulation.setCPUThrottlingRate', { rate: 8 });
    await page.getByRole('button', { name: /Assembly/ }).click();
    await page.getByRole('menuitemradio', { name: /Svoboda/ }).click();
    await expect(page.getByText('This failure is simulated.').first()).toBeVisible();
    const home = page.getByRole('heading', { level: 1, name: 'Good morning' });
    await expect(home).toBeFocused();
    await expect(home).toHaveAccessibleDescription(new RegExp(people.substitute.givenName));
  },
);

/** Returns the token that was issued last. */
function lastToken(tokens: ReadonlyMap<string, unknown>): string | undefined {
  return [...tokens.keys()].at(-1);
}
