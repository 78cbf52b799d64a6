import { demoPassword, people } from '@selfservice/mock-server/core/people';
import type { Page } from 'playwright';

/** Signs in as the approver, who has access to every screen. */
export async function signIn(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'User name' }).fill(people.approver.userName);
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  await page.keyboard.press('Enter');
}
