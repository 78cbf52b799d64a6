import type { FrameLocator, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { demoPassword, people } from '@selfservice/mock-server/core/people';
import { readScenarioText } from '@selfservice/mock-server/core/scenario-text';
import { workbenchBuild } from './builds.ts';
import { test } from './journey.ts';

const text = 'v1;at=2026-11-20T08:00;clock=standing;person=approver;language=cs;theme=dark;latencyMs=20';
const story = 'personal-card-personalcardscreen-personalcardscreeninframe--desk';

// The theme is a setting of the browser, which a backend over HTTP cannot change.
test.use({ colorScheme: 'dark' });

/**
 * The compared part: all rows of the card. Above it is the photo, whose scaled pixels depend on its place in the window; below
 * it a footer that depends on the height of the window.
 */
const rows = { top: 200, height: 420 };

/** Takes a picture of the personal card, without its frame, as soon as it is complete and nothing has the focus. */
async function pictureOf(page: Page, place: Page | FrameLocator = page): Promise<Buffer> {
  const main = place.getByRole('main');
  const name = main.getByRole('heading', { level: 2, name: /Petr Svoboda/ });
  // The first story of a workbench loads two hundred files.
  await expect(name).toBeVisible({ timeout: 40_000 });
  await expect(main.locator('[aria-busy=true]')).toHaveCount(0);
  await main.evaluate(async () => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    await document.fonts.ready;
  });
  const box = await main.boundingBox();
  if (!box) throw new Error('The card has no box.');
  const clip = { ...box, y: box.y + rows.top, height: rows.height };
  return page.screenshot({ clip, animations: 'disabled' });
}

/** Opens the personal card, and signs in. The demo asks in the language of the scenario, a product in that of the browser. */
async function openCard(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/personal-card?scenario=${text}`);
  await page.getByRole('textbox', { name: /^(User name|Uživatelské jméno)$/ }).fill(people.approver.userName);
  await page.getByLabel(/^(Password|Heslo)$/).fill(demoPassword);
  await page.getByRole('button', { name: /^(Sign in|Přihlásit se)$/ }).click();
}

test('a scenario text gives the same pixels in the demo, the workbench and over HTTP', async ({
  page,
  serve,
  serveDemo,
  serveFiles,
  expectLine,
}) => {
  const { scenario, faults } = readScenarioText(text);
  expect(faults).toEqual([]);
  await openCard(page, (await serve(scenario)).url);
  const overHttp = await pictureOf(page);

  await openCard(page, await serveDemo());
  const inDemo = await pictureOf(page);
  await expect(page).toHaveURL(/\/personal-card\?scenario=v1;.*;theme=dark/);

  // A warning of Storybook about its own button.
  expectLine("The 'ariaLabel' prop on 'PopoverProvider'");
  // Storybook shows a window of 1,440 px with its own controls around it.
  await page.setViewportSize({ width: 1800, height: 1200 });
  const workbench = await serveFiles({ directory: workbenchBuild });
  await page.goto(`${workbench}/?path=/story/${story}&full=1&scenario=${text}`);
  const inWorkbench = await pictureOf(page, page.frameLocator('#storybook-preview-iframe'));

  expect(inDemo.equals(overHttp)).toBe(true);
  expect(inWorkbench.equals(overHttp)).toBe(true);
});
