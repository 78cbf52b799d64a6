import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { areas } from '@selfservice/ui/areas/areas';
import { hrefOf } from '@selfservice/ui/areas/defineArea';

/** The address of each screen, without parameters. */
export const screenHrefs = areas.flatMap(({ paths = {} }) => Object.keys(paths).map(hrefOf));

/** Navigates to another screen like a link, and waits for its title and its data. */
export async function goTo(page: Page, path: string): Promise<void> {
  await page.evaluate((address) => {
    document.querySelector('main h1')?.setAttribute('data-left', '');
    window.history.pushState(null, '', address);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, path);
  const main = page.getByRole('main');
  await expect(main.locator('h1:not([data-left])').first()).toBeVisible();
  await expect(main.locator('[aria-busy=true], [role=progressbar]')).toHaveCount(0);
}
