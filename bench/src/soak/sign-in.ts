import { demoPassword, people } from '@selfservice/mock-server/core/people';
import type { Page } from 'playwright';

/** Fills in the form and sends it, as the approver, who may enter every screen. */
export async function signIn(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'User name' }).fill(people.approver.userName);
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  await page.keyboard.press('Enter');
}
