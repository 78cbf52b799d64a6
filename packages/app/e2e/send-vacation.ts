import type { Locator, Page } from '@playwright/test';

/** Fills in a new request for vacation on the open list of requests, and sends it. Returns its dialog. */
export async function sendVacation(page: Page, note: string): Promise<Locator> {
  await page.getByRole('button', { name: 'New request' }).click();
  const dialog = page.getByRole('dialog', { name: 'New request' });
  await dialog.getByRole('button', { name: /Type of absence/ }).click();
  await page.getByRole('option', { name: 'Vacation', exact: true }).click();
  await dialog.getByRole('textbox', { name: /Note/ }).fill(note);
  await dialog.getByRole('button', { name: 'Send request' }).click();
  return dialog;
}
