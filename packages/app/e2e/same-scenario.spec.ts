import type { FrameLocator, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { readScenarioText } from '@selfservice/mock-server/core/scenario-text';
import { workbenchBuild } from './builds.ts';
import { signInInCzech, test } from './journey.ts';

const text = 'v1;at=2026-11-20T08:00;clock=standing;person=approver;language=cs;theme=dark;latencyMs=20';
const story = 'personal-card-personalcardscreen-personalcardscreeninframe--desk';

// The theme, and the language of the sign-in, are settings of the browser, which a backend over HTTP cannot change.
test.use({ colorScheme: 'dark', locale: 'cs-CZ' });

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
  await expect(name).toBeVisible();
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

/** Expects the lines that the workbench writes to the console while a story has the scenario of the text. */
function expectWorkbenchLines(expectLine: (text: string) => void): void {
  // A warning of Storybook about its own button.
  expectLine("The 'ariaLabel' prop on 'PopoverProvider'");
  // The play of the story waits some seconds for the person that it has without a scenario.
  expectLine('promise rejected "Error: Unable to find role="heading"');
}

async function openCard(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/personal-card?scenario=${text}`);
  await signInInCzech(page, 'approver');
}

test(
  'a scenario text gives the same pixels in the demo, the workbench and over HTTP',
  { tag: '@test-all' },
  async ({ page, serve, serveDemo, serveFiles, expectLine }) => {
    const { scenario, faults } = readScenarioText(text);
    expect(faults).toEqual([]);
    await openCard(page, (await serve(scenario)).url);
    const overHttp = await pictureOf(page);

    await openCard(page, await serveDemo());
    const inDemo = await pictureOf(page);
    await expect(page).toHaveURL(/\/personal-card\?scenario=v1;.*;theme=dark/);

    expectWorkbenchLines(expectLine);
    // Storybook shows a window of 1,440 px with its own controls around it.
    await page.setViewportSize({ width: 1800, height: 1200 });
    const workbench = await serveFiles({ directory: workbenchBuild });
    await page.goto(`${workbench}/?path=/story/${story}&full=1&scenario=${text}`);
    const inWorkbench = await pictureOf(page, page.frameLocator('#storybook-preview-iframe'));

    // The text has become settings of the toolbar.
    await expect(page).toHaveURL(/globals=language:cs;theme:dark;person:approver;scenario:/);
    await expect(page).not.toHaveURL(/[?&]scenario=/);

    expect(inDemo.equals(overHttp)).toBe(true);
    expect(inWorkbench.equals(overHttp)).toBe(true);
  },
);

test(
  'the workbench says which part of a scenario text it does not understand',
  { tag: '@test-all' },
  async ({ page, serveFiles, expectLine }) => {
    expectWorkbenchLines(expectLine);
    const workbench = await serveFiles({ directory: workbenchBuild });
    await page.goto(`${workbench}/?path=/story/${story}&scenario=v1;person=approver;colour=red`);
    const tool = page.getByRole('button', { name: /^Scenario/ });
    await expect(tool).toHaveText('Scenario: 1 set, 1 ignored');
    await tool.click();
    await expect(page.getByRole('status', { name: 'Ignored' })).toHaveText(
      'Ignored: colour is not a field of a scenario.',
    );
    const field = page.getByRole('textbox', { name: /^Scenario/ });
    await expect(field).toHaveValue(/^v1;person=approver/);
    await field.fill('v1;person=manager');
    await page.getByRole('button', { name: 'Show this scenario' }).click();
    const main = page.frameLocator('#storybook-preview-iframe').getByRole('main');
    await expect(main.getByRole('heading', { level: 2, name: /Eva Horáková/ })).toBeVisible();
    await expect(tool).toHaveText('Scenario');
  },
);
