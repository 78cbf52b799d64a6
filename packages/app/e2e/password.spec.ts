import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { failing } from '@selfservice/mock-server/core/failure';
import { demoPassword } from '@selfservice/mock-server/core/people';
import { expectHome, loginForm, openAs, signIn, test } from './journey.ts';

const next = 'Winter-7-tyres';

function passwordForm(page: Page) {
  const field = (name: string) => page.getByLabel(name, { exact: true });
  return {
    old: field('Old password'),
    next: field('New password'),
    again: field('Repeat new password'),
    submit: page.getByRole('button', { name: 'Change password' }),
  };
}

test(
  'a change of the password shows each refusal, then succeeds and is confirmed at home',
  {
    tag: [
      '@password-1',
      '@password-6',
      '@password-9',
      '@password-15',
      '@password-20',
      '@password-21',
      '@session-55',
    ],
  },
  async ({ page, serve, expectFailure }) => {
    expectFailure('/ChangePassword', 500);
    const server = await serve({ failures: [failing('postChangePassword', '500', { occasion: 'once' })] });
    await openAs(page, server, 'employee', '/change-password');
    const form = passwordForm(page);

    await form.old.fill('wrong');
    await form.next.fill('JANA-oooo');
    await form.again.fill('JANA-oooo');
    await form.submit.click();
    await expect(form.next).toHaveAccessibleDescription(
      'The password must not contain your user name. The password must not repeat a character three times in a row.',
    );
    await form.next.fill(next);
    await form.again.fill(`${next}!`);
    await form.submit.click();
    await expect(form.again).toHaveAccessibleDescription('The passwords do not match.');
    await expect(form.again).toBeFocused();

    await form.again.fill(next);
    await form.submit.click();
    await expect(page.getByText(/Either your old or your new password may be valid now\./)).toBeVisible();
    await form.submit.click();
    await expect(form.old).toHaveAccessibleDescription('The old password is incorrect.');
    await expect(form.old).toBeFocused();

    await form.old.fill(demoPassword);
    await form.next.fill(demoPassword);
    await form.again.fill(demoPassword);
    await form.submit.click();
    await expect(form.next).toHaveAccessibleDescription(
      'You have used this password before. Choose another one.',
    );
    await form.next.fill('x1');
    await form.again.fill('x1');
    await form.submit.click();
    await expect(page.getByText('The password is shorter than four characters.')).toBeVisible();

    await form.next.fill(next);
    await form.again.fill(next);
    await form.again.press('Enter');
    await expect(page).toHaveURL(`${server.url}/dashboard`);
    await expect(page.getByText('The password has been changed.')).toBeVisible();
    await expectHome(page, 'employee');
    expect(server.database.passwords.get('employee')).toEqual([demoPassword, next]);
    const kept = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
    expect(kept).not.toContain(next);
  },
);

test(
  'a forced change shows each refusal, and works without the rules',
  { tag: ['@password-7', '@password-22', '@test-all'] },
  async ({ page, serve, expectFailure }) => {
    expectFailure('/GetPasswordParam', 403);
    const server = await serve({ failures: [failing('postPasswordParam', '403', { occasion: 'once' })] });
    await page.goto(server.url);
    await signIn(page, 'mustChangePassword');
    const form = passwordForm(page);
    await expect(page.getByText(/^The password rules could not be loaded\./)).toBeVisible();
    await expect(form.old).toBeHidden();

    await form.next.fill('Tyres-321');
    await form.again.fill('Tyres-321');
    await form.submit.click();
    await expect(page.getByText('The password contains a run of letters or digits.')).toBeVisible();

    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(form.next).toHaveAccessibleDescription(
      'The password must not contain a sequence of letters or numbers.',
    );
    await expect(form.next).toHaveValue('Tyres-321');
    await form.next.fill(demoPassword);
    await form.again.fill(demoPassword);
    await form.submit.click();
    await expect(form.next).toHaveAccessibleDescription(
      'You have used this password before. Choose another one.',
    );
    await form.next.fill(next);
    await form.again.fill(next);
    await form.submit.click();
    await expectHome(page, 'mustChangePassword');
  },
);

test(
  'no address leaves a forced change, only the logout',
  { tag: ['@password-3', '@session-8'] },
  async ({ page, serve }) => {
    const server = await serve();
    await page.goto(server.url);
    await signIn(page, 'mustChangePassword');
    for (const path of ['/dashboard', '/change-password', '/help', '/nowhere']) {
      await page.goto(server.url + path);
      await expect(page.getByRole('heading', { level: 1, name: 'Choose a new password' })).toBeVisible();
      await expect(page.getByRole('link')).toHaveCount(0);
      await expect(page.getByRole('button', { name: 'More', exact: true })).toHaveCount(0);
    }
    await page.getByRole('button', { name: 'Log out instead' }).click();
    await expect(loginForm(page).userName).toBeVisible();
    await page.reload();
    await expect(loginForm(page).userName).toBeVisible();
  },
);
