import { expect } from '@playwright/test';
import { expectHome, loginForm, signIn, test } from './journey.ts';

test('a password signs in and opens home', { tag: ['@shell-15'] }, async ({ page, serve }) => {
  const { url } = await serve();
  await page.goto(url);
  await signIn(page, 'employee');
  await expectHome(page, 'employee');
  await expect(page).toHaveURL(`${url}/dashboard`);
  await expect(page).toHaveTitle('Good morning · Self-service');
  const tiles = page.getByRole('navigation', { name: 'All areas' });
  await expect(tiles.getByRole('link', { name: 'My requests' })).toContainText('3');
  // Jana has one employment and substitutes for no one.
  await expect(page.getByRole('button', { name: /^Acting as/ })).toHaveCount(0);
});

test(
  'a wrong password shows a message and keeps the input',
  { tag: ['@test-all', '@session-49'] },
  async ({ page, serve, expectFailure }) => {
    expectFailure('/Token', 400);
    const { url } = await serve();
    await page.goto(url);
    await signIn(page, 'employee', 'wrong');
    await expect(page.getByText('Invalid username or password.')).toBeVisible();
    await expect(loginForm(page).userName).toHaveValue('jana');
    await expect(loginForm(page).password).toHaveValue('wrong');
    await signIn(page, 'employee');
    await expectHome(page, 'employee');
  },
);

test(
  'a locked account shows how long it is locked',
  { tag: ['@session-50', '@test-all'] },
  async ({ page, serve, expectFailure }) => {
    expectFailure('/Token', 400);
    const { url } = await serve();
    await page.goto(url);
    await signIn(page, 'locked');
    await expect(page.getByText('Account temporary locked for 15 minutes.')).toBeVisible();
  },
);

test(
  'a lost network keeps the input',
  { tag: ['@session-54', '@test-all'] },
  async ({ page, serve, expectFailure }) => {
    expectFailure('/Token', 'network');
    const server = await serve();
    await page.goto(server.url);
    await expect(loginForm(page).userName).toBeVisible();
    server.setScenario({ isOffline: true });
    await signIn(page, 'employee');
    await expect(page.getByText('Sign-in failed. What you entered is still here.')).toBeVisible();
    await expect(loginForm(page).userName).toHaveValue('jana');
    await expect(loginForm(page).password).toHaveValue('demo');
    server.setScenario({});
    await loginForm(page).submit.click();
    await expectHome(page, 'employee');
  },
);

test('signing in and opening a screen work by keyboard', { tag: ['@test-all'] }, async ({ page, serve }) => {
  const { url } = await serve();
  await page.goto(url);
  const form = loginForm(page);
  await expect(form.userName).toBeVisible();
  for (let presses = 0; presses < 6; presses++) {
    if (await form.userName.evaluate((input) => input === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await page.keyboard.type('jana');
  await page.keyboard.press('Tab');
  await expect(form.password).toBeFocused();
  await page.keyboard.type('demo');
  await page.keyboard.press('Enter');
  await expectHome(page, 'employee');
  // The focus is on the heading, so the first link is the next stop.
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: '4 plan days to sign' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${url}/plan/my`);
  await expect(page.getByRole('heading', { level: 1, name: 'My plan' })).toBeFocused();
});

test(
  'each organisation of an installation has its customer code',
  { tag: ['@session-5', '@session-49', '@session-56'] },
  async ({ page, serve, expectFailure }) => {
    expectFailure('/Token', 400);
    const { url } = await serve({ configuration: { multiTenant: true } });
    await page.goto(url);
    const code = page.getByRole('textbox', { name: 'Customer code' });
    await code.fill('alfa');
    await page.getByRole('button', { name: 'Continue' }).click();
    await signIn(page, 'slovak');
    await expect(page.getByText('Invalid customer code, username or password.')).toBeVisible();
    await page.getByRole('button', { name: 'Change' }).click();
    await expect(code).toHaveValue('alfa');
    await code.fill('beta');
    await page.getByRole('button', { name: 'Continue' }).click();
    await signIn(page, 'slovak');
    await expect(page.getByRole('list', { name: 'O vás' })).toContainText('Žofia');
    await expect(page.getByRole('list', { name: 'O vás' })).toContainText('Lisovňa');
    await expect(page.locator('html')).toHaveAttribute('lang', 'sk');
  },
);

test(
  'the remembered user name is filled in next time',
  { tag: ['@test-all', '@session-56'] },
  async ({ page, serve }) => {
    const { url } = await serve();
    await page.goto(url);
    await page.getByText('Remember me').click();
    await signIn(page, 'employee');
    await expectHome(page, 'employee');
    const another = await page.context().newPage();
    await another.goto(url);
    await expect(loginForm(another).userName).toHaveValue('jana');
    await expect(loginForm(another).password).toHaveValue('');
  },
);

test(
  'an unsupported saved language changes nothing but logs a warning',
  { tag: ['@shell-31', '@test-all'] },
  async ({ page, serve, expectLine }) => {
    expectLine('The saved language "de" is not supported; "en" stays.');
    const { url } = await serve();
    await page.goto(url);
    const warnings: string[] = [];
    page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
    await signIn(page, 'unsupportedLanguage');
    await expectHome(page, 'unsupportedLanguage');
    expect(warnings).toHaveLength(1);
  },
);
