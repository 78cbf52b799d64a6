import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { becomeInDemo } from './demo-panel.ts';
import { test } from './journey.ts';

const backend = /\/(breeze|controllers|api)\/|\/(Token|config\.json)(\?|$)/;
/** A policy without eval and workers. The mock server must run in the page itself. */
const strictPolicy = "script-src 'self'; connect-src 'self'; worker-src 'none'";

/** Collects every call of the backend that leaves the page. */
function callsOf(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (backend.test(new URL(request.url()).pathname)) calls.push(request.url());
  });
  return calls;
}

async function servePolicy(page: Page): Promise<void> {
  await page.route('**/testing/**', async (route) => {
    const response = await route.fetch();
    const headers = { ...response.headers(), 'content-security-policy': strictPolicy };
    await route.fulfill({ response, headers });
  });
}

const bars = (page: Page) => page.getByRole('grid').getByRole('img');

async function expectThousandPersons(page: Page): Promise<void> {
  const grid = page.getByRole('grid', { name: 'Timeline with generated data' });
  await expect(grid).toHaveAttribute('aria-rowcount', '1001');
  await expect(bars(page).first()).toBeVisible();
  await grid.evaluate((element) => element.scrollTo({ top: element.scrollHeight }));
  const last = grid.locator('[aria-rowindex="1001"]');
  await expect(last.getByRole('rowheader')).toBeVisible();
  await expect(last.getByRole('img').first()).toBeAttached();
}

test(
  'the timeline shows a thousand people in the production build without any call',
  { tag: ['@shell-7', '@shell-8', '@shell-11'] },
  async ({ page, serve }) => {
    const { url } = await serve();
    const calls = callsOf(page);
    await servePolicy(page);
    await page.goto(`${url}/testing/timeline?persons=1000&days=7&plan=5`);
    await expectThousandPersons(page);
    await page.getByRole('button', { name: 'Čeština' }).click();
    await expect(page.getByRole('link', { name: 'Na úvodní obrazovku' })).toBeVisible();
    await expect(bars(page).first()).toBeVisible();
    expect(calls).toEqual([]);
  },
);

test(
  'the stack is shown in the production build without any call',
  { tag: ['@shell-7', '@shell-9', '@shell-11', '@test-all'] },
  async ({ page, serve }) => {
    const { url } = await serve();
    const calls = callsOf(page);
    await servePolicy(page);
    await page.goto(`${url}/testing/stack?count=40&overlap=100&plan=3`);
    await expect(page.getByText(/^lane \d+ of \d+$/)).toHaveCount(40);
    await page.getByRole('textbox', { name: 'Overlap in %' }).fill('0');
    await expect(page.getByText('lane 1 of 1')).toHaveCount(40);
    expect(calls).toEqual([]);
  },
);

test(
  'a control keeps the focus while it changes the generated data, and writes the address',
  { tag: ['@shell-10', '@test-all'] },
  async ({ page, serve }) => {
    const { url } = await serve();
    await page.goto(`${url}/testing/timeline?persons=5&from=mail`);
    const heads = page.getByRole('rowheader');
    await expect(heads).toHaveCount(5);
    const before = await heads.allTextContents();

    const seed = page.getByRole('textbox', { name: 'Seed' });
    await seed.fill('8');
    await expect(heads.first()).not.toHaveText(before[0] ?? '');
    await expect(seed).toBeFocused();
    await expect(page).toHaveURL(/[?&]from=mail&/);
    await expect(page).toHaveURL(/[?&]plan=8(&|$)/);

    const persons = page.getByRole('textbox', { name: 'People' });
    await persons.fill('');
    await persons.pressSequentially('12');
    await expect(heads).toHaveCount(12);
    await expect(persons).toBeFocused();
    const chosen = await heads.allTextContents();
    await page.reload();
    await expect(heads).toHaveText(chosen);
  },
);

for (const [path, expected] of [
  ['/testing/timeline?persons=1001&days=2&plan=x', { People: '200', Seed: '1' }],
  ['/testing/timeline?persons=-5&days=&plan=1e3', { People: '200', Seed: '1' }],
  ['/testing/stack?count=0&overlap=101&plan=%00', { Intervals: '12', 'Overlap in %': '60', Seed: '1' }],
] as const)
  test(
    `values that do not fit are replaced by defaults: ${path}`,
    { tag: ['@shell-10', ...(path.includes('-5') ? [] : ['@test-all'])] },
    async ({ page, serve }) => {
      const { url } = await serve();
      await page.goto(url + path);
      for (const [name, value] of Object.entries(expected))
        await expect(page.getByRole('textbox', { name })).toHaveValue(value);
      await expect(bars(page).first()).toBeVisible();
    },
  );

test(
  'the parameters of the demo and of the test routes do not affect each other',
  { tag: ['@shell-7', '@shell-10', '@test-all'] },
  async ({ page, serveDemo }) => {
    const url = await serveDemo();
    await page.goto(`${url}/testing/timeline?person=manager&seed=7&persons=1000&plan=5`);
    await expectThousandPersons(page);
    await page.getByRole('textbox', { name: 'Seed' }).fill('6');
    await page.getByRole('textbox', { name: 'People' }).fill('9');
    await expect(page.getByRole('rowheader')).toHaveCount(9);
    const parameters = () => Object.fromEntries(new URL(page.url()).searchParams);
    expect(parameters()).toEqual({ person: 'manager', seed: '7', persons: '9', days: '7', plan: '6' });

    await becomeInDemo(page, 'approver');
    await expect(page.getByRole('complementary', { name: 'Demo' })).toContainText(
      'sign in as petr with demo',
    );
    await expect(page.getByRole('rowheader')).toHaveCount(9);
    expect(parameters()).toEqual({ person: 'approver', seed: '7', persons: '9', days: '7', plan: '6' });
  },
);

test('the stack is shown in the demo', { tag: ['@shell-7', '@test-all'] }, async ({ page, serveDemo }) => {
  await page.goto(`${await serveDemo()}/testing/stack?count=20&overlap=0`);
  await expect(page.getByText('lane 1 of 1')).toHaveCount(20);
});
