import { expect } from '@playwright/test';
import { workbenchBuild } from './builds.ts';
import { test } from './journey.ts';

/** The pages that are made from the code: a query, and the words of a row that it finds and of one that it hides. */
const pages = [
  { title: 'Map', query: 'postPresence', found: 'PresenceScreen', hidden: 'TerminalScreen' },
  {
    title: 'Rights',
    query: 'my worksheet',
    found: 'SelfServiceApp_RunMyWorksheet',
    hidden: 'SelfServiceApp_RunPresence',
  },
  {
    title: 'Contract of the backend',
    query: 'OcFullName',
    found: 'SelfService_GetPlanStates',
    hidden: '/Token',
  },
  {
    title: 'Messages of errors',
    query: 'overit znovu',
    found: 'OutcomeUnknownError',
    hidden: 'NetworkError',
  },
  { title: 'Requirements', query: 'approvals-47', found: 'approvals-47', hidden: 'approvals-46' },
];

/** The pages load after Storybook itself. */
const loaded = { timeout: 40_000 };

const addressOf = (title: string) =>
  `iframe.html?id=docs-${title.toLowerCase().replaceAll(' ', '-')}--docs&viewMode=docs`;

for (const { title, query, found, hidden } of pages)
  test(`the page "${title}" of the workbench is filtered by words`, async ({ page, serveFiles }) => {
    await page.goto(`${await serveFiles({ directory: workbenchBuild })}/${addressOf(title)}`);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible(loaded);
    const words = (text: string) => page.getByText(text, { exact: true }).first();
    const filter = page.getByRole('textbox', { name: /^(Filter|Search) by/ });
    const count = page.getByRole('status');
    await expect(count).toHaveText(/^\d+ \w/);
    await filter.fill(query);
    await expect(count).toHaveText(/^\d+ of \d+ /);
    await expect(page.getByText(found).first()).toBeVisible();
    await expect(words(hidden)).toHaveCount(0);
    await filter.fill('');
    await expect(count).toHaveText(/^\d+ \w/);
  });

test('the page "State charts" of the workbench has a table for each subject', async ({
  page,
  serveFiles,
}) => {
  await page.goto(`${await serveFiles({ directory: workbenchBuild })}/${addressOf('State charts')}`);
  await expect(page.getByRole('heading', { level: 1, name: 'State charts' })).toBeVisible(loaded);
  for (const subject of ['Request', 'Worksheet', 'Kept pass', 'Session'])
    await expect(page.getByRole('table', { name: `Changes of state: ${subject}` })).toBeVisible();
});

test('a link to a call opens it on the page of the contract', async ({ page, serveFiles, expectLine }) => {
  // A warning of Storybook about its own button.
  expectLine("The 'ariaLabel' prop on 'PopoverProvider'");
  const url = await serveFiles({ directory: workbenchBuild });
  await page.goto(`${url}/?path=/docs/docs-contract-of-the-backend--docs#postPresence`);
  const call = page.frameLocator('#storybook-preview-iframe').locator('#postPresence');
  await expect(call.getByRole('table', { name: 'Response of postPresence' })).toBeInViewport(loaded);
});

test('llms.txt names the pages and components of the workbench', async ({ request, serveFiles }) => {
  const url = await serveFiles({ directory: workbenchBuild });
  const answer = await request.get(`${url}/llms.txt`);
  expect(await answer.text()).toContain('- [Button](./?path=/story/primitives-button--default): ');
  expect((await request.get(`${url}/contract/openapi.json`)).ok()).toBe(true);
  expect((await request.get(`${url}/manifests/components.json`)).ok()).toBe(true);
});
