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

const addressOf = (title: string) =>
  `iframe.html?id=docs-${title.toLowerCase().replaceAll(' ', '-')}--docs&viewMode=docs`;

for (const { title, query, found, hidden } of pages)
  test(
    `the page "${title}" of the workbench is filtered by words`,
    { tag: '@test-all' },
    async ({ page, serveFiles }) => {
      await page.goto(`${await serveFiles({ directory: workbenchBuild })}/${addressOf(title)}`);
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
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
    },
  );

test(
  'the page "State charts" of the workbench has a table for each subject',
  { tag: '@test-all' },
  async ({ page, serveFiles }) => {
    await page.goto(`${await serveFiles({ directory: workbenchBuild })}/${addressOf('State charts')}`);
    await expect(page.getByRole('heading', { level: 1, name: 'State charts' })).toBeVisible();
    for (const subject of ['Request', 'Worksheet', 'Kept pass', 'Session'])
      await expect(page.getByRole('table', { name: `Changes of state: ${subject}` })).toBeVisible();
  },
);

test(
  'a link to a call opens it on the page of the contract',
  { tag: '@test-all' },
  async ({ page, serveFiles, expectLine }) => {
    // A warning of Storybook about its own button.
    expectLine("The 'ariaLabel' prop on 'PopoverProvider'");
    const url = await serveFiles({ directory: workbenchBuild });
    await page.goto(`${url}/?path=/docs/docs-contract-of-the-backend--docs#postPresence`);
    const call = page.frameLocator('#storybook-preview-iframe').locator('#postPresence');
    await expect(call.getByRole('table', { name: 'Response of postPresence' })).toBeInViewport();
  },
);

/** The values of the attribute by which the product applies a theme, by the names of the frames. */
const themes = { Light: 'light', Dark: 'dark', 'High contrast': 'contrast' };

test(
  'the page of a component has its purpose, guidance and props, and a story in each theme',
  { tag: '@test-all' },
  async ({ page, serveFiles }) => {
    const url = await serveFiles({ directory: workbenchBuild });
    await page.goto(`${url}/iframe.html?id=primitives-button--docs&viewMode=docs`);
    await expect(page.getByRole('heading', { level: 1, name: 'Button' })).toBeVisible();
    await expect(page.getByText('A button that starts an action.')).toBeVisible();
    const section = (name: string) => page.getByRole('region', { name, exact: true });
    await expect(section('Do').getByRole('listitem').first()).toContainText('a verb that says what happens');
    await expect(section("Don't").getByRole('listitem').first()).toContainText('primary');
    await expect(section('When not to use').getByRole('link', { name: 'IconButton' })).toHaveAttribute(
      'href',
      './?path=/docs/primitives-iconbutton--docs',
    );
    const props = page.getByRole('table', { name: 'Props of Button' });
    await expect(props.getByRole('row', { name: /^disabledReason/ })).toContainText(
      'Why the button cannot be used',
    );
    for (const [name, theme] of Object.entries(themes)) {
      await page.getByTitle(`${name} theme`).scrollIntoViewIfNeeded();
      const frame = page.frameLocator(`iframe[title="${name} theme"]`).frameLocator('iframe');
      await expect(frame.getByRole('button').first()).toBeVisible();
      await expect(frame.locator('html')).toHaveAttribute('data-theme', theme);
    }
  },
);

test(
  'llms.txt leads to the pages and components of the workbench as Markdown',
  { tag: '@test-all' },
  async ({ request, serveFiles }) => {
    const url = await serveFiles({ directory: workbenchBuild });
    const answer = await request.get(`${url}/llms.txt`);
    const text = await answer.text();
    expect(text).toContain('- [Button](./docs/Button.md): ');
    const button = await (await request.get(`${url}/docs/Button.md`)).text();
    expect(button).toContain('# Button\n\nA button that starts an action.');
    expect(button).toContain('## When not to use');
    for (const [, file = ''] of text.matchAll(/\]\(\.\/(docs\/[^)]+\.md)\)/g))
      expect((await request.get(`${url}/${file}`)).ok(), file).toBe(true);
    expect((await request.get(`${url}/contract/openapi.json`)).ok()).toBe(true);
    expect((await request.get(`${url}/manifests/components.json`)).ok()).toBe(true);
  },
);
