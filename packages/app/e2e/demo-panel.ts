import type { Locator, Page } from '@playwright/test';
import type { PersonKey } from '@selfservice/mock-server/core/people';
import { people } from '@selfservice/mock-server/core/people';

/** Opens the panel of the demo and returns it. */
export async function openDemoPanel(page: Page): Promise<Locator> {
  // The button before it starts a guided tour.
  await page.getByRole('complementary', { name: 'Demo' }).getByRole('button').last().click();
  return page.getByRole('dialog').filter({ has: page.getByRole('tablist') });
}

/** Becomes another person of the demo, in any language. */
export async function becomeInDemo(page: Page, person: PersonKey): Promise<void> {
  const panel = await openDemoPanel(page);
  const { givenName, surname } = people[person];
  await panel.getByRole('row', { name: `${givenName} ${surname}` }).click();
}

/** Finds the strip above the demo. */
export const demoStrip = (page: Page) => page.getByRole('complementary', { name: 'Demo' });

/** Opens a tab of the panel by its place: people, rights, settings, link. */
export async function openPanelTab(page: Page, place: 0 | 1 | 2 | 3): Promise<Locator> {
  const panel = await openDemoPanel(page);
  await panel.getByRole('tab').nth(place).click();
  return panel;
}

/** Selects an option of a field in the panel. */
export async function choose(panel: Locator, label: RegExp, option: string | RegExp): Promise<void> {
  await panel.getByRole('button', { name: label }).click();
  await panel.page().getByRole('option', { name: option }).click();
}

/** Closes the panel. */
export const closePanel = (panel: Locator) => panel.page().keyboard.press('Escape');
