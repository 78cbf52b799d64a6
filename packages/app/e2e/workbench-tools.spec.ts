import { expect } from '@playwright/test';
import { workbenchBuild } from './builds.ts';
import { test as journey } from './journey.ts';

/** A test with the address of the built workbench. */
const test = journey.extend<{ workbench: string }>({
  workbench: async ({ serveFiles, expectLine }, provide) => {
    // A warning of Storybook about its own button.
    expectLine("The 'ariaLabel' prop on 'PopoverProvider'");
    await provide(await serveFiles({ directory: workbenchBuild }));
  },
});

test(
  'the tool "Person" changes who a story shows, and is closed for a story without a person',
  { tag: '@test-all' },
  async ({ page, workbench }) => {
    const story = page.frameLocator('#storybook-preview-iframe');
    const tool = page.getByRole('button', { name: 'Person', exact: true });

    await page.goto(`${workbench}/?path=/story/primitives-button--default`);
    await expect(story.getByRole('button').first()).toBeVisible();
    await expect(tool).toBeDisabled();

    await page.goto(`${workbench}/?path=/story/patterns-appframe--default`);
    await expect(story.getByText('Jana Dvořáková').first()).toBeVisible();
    await expect(tool).toBeEnabled();
    await tool.click();
    await page.getByRole('option', { name: /^Petr Svoboda/ }).click();
    await expect(story.getByText('Petr Svoboda').first()).toBeVisible();
    await expect(story.getByText('Jana Dvořáková')).toHaveCount(0);
    await expect(page).toHaveURL(/person:approver/);
  },
);

test(
  'the panel "Performance" counts commits and elements of a story',
  { tag: '@test-all' },
  async ({ page, workbench }) => {
    await page.goto(`${workbench}/?path=/story/patterns-timeline--default`);
    const panel = page.getByRole('tabpanel', { name: 'Performance' });
    await page.getByRole('tab', { name: 'Performance' }).click();
    const valueOf = (name: string) => panel.getByRole('row', { name }).getByRole('cell').first();
    await expect(valueOf('Commits')).toHaveText(/^[1-9]\d*$/);
    await expect(valueOf('Elements')).toHaveText(/^[1-9]\d\d+, at most \d+$/);
    await panel.getByRole('button', { name: 'Count from now' }).click();
    await expect(valueOf('Commits')).toHaveText('0');
  },
);
