import { failing } from '@selfservice/mock-server/core/failure';
import { localDate } from '@selfservice/api/core/local-date';
import { builtInReports } from '@selfservice/api/reports/built-in-reports';
import { freshValues, toUsedValues } from '@selfservice/api/reports/report-values';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { backendOf } from '#storybook/backend.ts';
import preview from '#storybook/preview.tsx';
import { ReportsScreen } from './ReportsScreen.tsx';
import { openReport, reportsMeta } from './reportsScreen.fixtures.ts';

const meta = preview.meta({ ...reportsMeta, component: ReportsScreen });

export const Default = meta.story({
  tags: ['reports-1', 'reports-14', 'reports-15'],
  play: async ({ canvas, step }) => {
    await step("lists the server's reports in groups, without built-in ones", async () => {
      const group = within(await canvas.findByRole('region', { name: 'Canteen' }));
      await expect(group.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
        'Meals taken',
      ]);
      await expect(canvas.getByRole('region', { name: 'Production › Pay' })).toBeVisible();
    });
    await step('leaves out the imported reports', () =>
      expect(canvas.queryByRole('button', { name: 'Attendance 2019' })).toBeNull(),
    );
    const reports = canvas.getAllByRole('region').flatMap((group) => within(group).getAllByRole('button'));
    await expect(reports).toHaveLength(15 + 3);
  },
});

export const Loading = meta.story({
  tags: ['reports-2'],
  parameters: { scenario: { failures: [failing('getReportHierarchy', 'timeout')] } },
  play: async ({ canvas, step }) => {
    await step('the built-in reports are shown immediately', () =>
      expect(canvas.findByRole('button', { name: 'Remaining vacation' })).resolves.toBeVisible(),
    );
    await expect(canvas.getByRole('region', { name: 'More reports are loading.', busy: true })).toBeVisible();
  },
});

export const Failed = meta.story({
  tags: ['reports-2'],
  parameters: { scenario: { failures: [failing('getReportHierarchy', '500')] } },
  play: async ({ canvas, loaded, step }) => {
    await step('the built-in reports can still be loaded', async () => {
      await canvas.findByText('More reports from your organisation could not be loaded.');
      await expect(canvas.getByRole('button', { name: 'Balance statistics' })).toBeVisible();
    });
    await step('another attempt is possible', async () => {
      backendOf(loaded).scenario.failures = [];
      await expect(canvas.getByRole('button', { name: 'Try again' })).toBeEnabled();
    });
  },
});

export const Empty = meta.story({
  tags: ['reports-11'],
  parameters: {
    scenario: {
      person: 'firstDay',
      invisibleActions: builtInReports.map(({ permission }) => permission),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.findByText('No reports are available to you.')).resolves.toBeVisible();
    await expect(canvas.queryByRole('searchbox')).toBeNull();
  },
});

export const HiddenAndDisabled = meta.story({
  tags: ['reports-19', 'reports-20'],
  parameters: {
    scenario: {
      person: 'firstDay',
      invisibleActions: ['ReportsSelfServiceApp_VacationRemaining', 'ReportsSelfServiceApp_Plan'],
      disabledActions: ['ReportsSelfServiceApp_Worksheet'],
    },
  },
  play: async ({ canvas, step }) => {
    const worksheet = await canvas.findByRole('button', { name: /^Worksheet/ });
    await step('a report whose permission is hidden is not listed', async () => {
      await expect(canvas.queryByRole('button', { name: 'Remaining vacation' })).toBeNull();
      await expect(canvas.queryByRole('button', { name: 'Plan' })).toBeNull();
    });
    await step('a report whose permission is disabled says so and does not open', async () => {
      await expect(worksheet).toHaveAccessibleDescription('You are not allowed to load this report.');
      await userEvent.click(worksheet);
      await expect(screen.queryByRole('dialog')).toBeNull();
    });
  },
});

export const Searched = meta.story({
  globals: { viewport: { value: 'desk' } },
  tags: ['reports-3'],
  play: async ({ canvas, step }) => {
    await canvas.findByRole('region', { name: 'Canteen' });
    const search = canvas.getByRole('searchbox', { name: 'Search reports' });
    await step('a search without results can be cleared', async () => {
      await userEvent.type(search, 'nothing');
      await userEvent.click(await canvas.findByRole('button', { name: 'Show all' }));
      await expect(canvas.getByRole('region', { name: 'Canteen' })).toBeVisible();
    });
    await step('finds reports by their names and by the names of their groups', async () => {
      await userEvent.type(search, 'vacation');
      await waitFor(() => expect(canvas.getAllByRole('region')).toHaveLength(1));
      await expect(canvas.getByText('2 reports found.')).toBeInTheDocument();
    });
  },
});

export const Shown = meta.story({
  tags: ['reports-4', 'reports-7', 'reports-9'],
  globals: { viewport: { value: 'desk' } },
  parameters: { pictures: false },
  play: async ({ canvas, args, step }) => {
    const dialog = await openReport('Meals taken');
    await userEvent.click(dialog.getByRole('button', { name: 'Load report' }));
    await step('the report is shown and can be saved', async () => {
      await expect(screen.findByRole('button', { name: 'Save' })).resolves.toBeVisible();
      await expect(screen.getByRole('dialog', { name: 'Meals taken' })).toBeVisible();
    });
    await step('remembers flags and accounts, but no dates', () =>
      expect(args.onUse).toHaveBeenCalledWith(
        'Canteen.Meals',
        toUsedValues(freshValues(localDate('2026-11-20'))),
      ),
    );
    await step('closing it focuses the report in the list', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Meals taken' })).toHaveFocus());
    });
  },
});

export const LongText = meta.story({
  globals: { language: 'sk', viewport: { value: 'narrow' } },
  play: async ({ canvas, step }) => {
    await canvas.findByRole('button', { name: 'Neskoré príchody a predčasné odchody' });
    await step('nothing extends beyond the screen', () =>
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth),
    );
  },
});

export const InCzech = meta.story({
  globals: { language: 'cs' },
  play: ({ canvas }) => expect(canvas.findByRole('region', { name: 'Výroba › Mzdy' })).resolves.toBeVisible(),
});
