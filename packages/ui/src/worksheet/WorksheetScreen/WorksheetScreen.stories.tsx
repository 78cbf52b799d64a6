import type { LocalMonth } from '@selfservice/api/core/local-date';
import { failing } from '@selfservice/mock-server/core/failure';
import { people } from '@selfservice/mock-server/core/people';
import { expect, userEvent, waitFor } from 'storybook/test';
import { backendOf } from '#storybook/backend.ts';
import preview from '#storybook/preview.tsx';
import { WorksheetScreen } from './WorksheetScreen.tsx';
import { worksheetMeta } from './worksheetScreen.fixtures.ts';

const month = (text: string) => text as LocalMonth;

const meta = preview.meta({ ...worksheetMeta, component: WorksheetScreen });

export const Default = meta.story({
  tags: ['worksheet-5', 'worksheet-7', 'worksheet-8', 'worksheet-9'],
  play: async ({ canvas, step }) => {
    await step('the summary shows the person, the state and the confirmation', async () => {
      await expect(canvas.findByText(/Dvořáková Jana$/)).resolves.toBeVisible();
      await expect(canvas.getByText('Confirmed')).toBeVisible();
      await expect(canvas.getByText(/Horáková Eva, Mon.2.Nov/)).toBeVisible();
    });
    await step('a day shows passes, shift and amounts', () =>
      expect(canvas.getByRole('row', { name: /^19 Mon .*In.*Day shift 8:00/ })).toBeVisible(),
    );
    await step('weeks and the month have sums', async () => {
      await expect(canvas.getAllByRole('row', { name: /^Week total/ })).toHaveLength(5);
      await expect(canvas.getByRole('row', { name: /^Month total/ })).toBeVisible();
    });
    await step('the worksheet can be signed', () =>
      expect(canvas.getByRole('button', { name: 'Sign worksheet' })).toBeEnabled(),
    );
  },
});

export const WithErrors = meta.story({
  tags: ['worksheet-15', 'worksheet-16', 'worksheet-58'],
  args: { month: month('2026-11') },
  play: async ({ canvas, step }) => {
    await step('the first line counts the days with errors', () =>
      expect(canvas.findByText('2 days need fixing')).resolves.toBeVisible(),
    );
    await step('a day without a balance shows that it has an error, and the message', () =>
      expect(
        canvas.getByRole('row', { name: /Error.*A departure is missing after the last arrival\./ }),
      ).toBeVisible(),
    );
    await step('its buttons move the focus to the previous and the next day', async () => {
      const [next] = canvas.getAllByRole('button', { name: 'Next day to fix' });
      const [previous] = canvas.getAllByRole('button', { name: 'Previous day to fix' });
      if (!next || !previous) throw new Error('The first line has no buttons.');
      await userEvent.click(next);
      await expect(canvas.getByRole('row', { name: /before the allowed time/ })).toHaveFocus();
      await expect(canvas.getByText('Day 1 of 2')).toBeInTheDocument();
      await userEvent.click(previous);
      await expect(canvas.getByRole('row', { name: /A departure is missing/ })).toHaveFocus();
      await expect(canvas.getByText('Day 2 of 2')).toBeInTheDocument();
    });
    await step('the buttons of a row do the same by keyboard, from the last day to the first', async () => {
      await userEvent.tab();
      await userEvent.tab();
      await userEvent.keyboard('{Enter}');
      await expect(canvas.getByRole('row', { name: /before the allowed time/ })).toHaveFocus();
    });
  },
});

export const Loading = meta.story({
  parameters: { scenario: { failures: [failing('postWorksheet', 'timeout')] } },
  play: async ({ canvas }) => {
    await expect(canvas.findByText('The worksheet is loading.')).resolves.toBeInTheDocument();
    await expect(canvas.queryByRole('alert')).toBeNull();
    await expect(canvas.queryByRole('table')).toBeNull();
  },
});

export const Empty = meta.story({
  tags: ['worksheet-17'],
  args: { month: month('2025-10') },
  play: async ({ canvas }) => {
    await expect(canvas.findByText('The worksheet has no data for this month.')).resolves.toBeVisible();
    await expect(canvas.queryByRole('table', { name: /^Worksheet for/ })).toBeNull();
  },
});

export const NoWorksheet = meta.story({
  tags: ['worksheet-17'],
  args: { month: month('2025-09') },
  play: ({ canvas }) =>
    expect(canvas.findByText('There is no worksheet for this month.')).resolves.toBeVisible(),
});

export const Failed = meta.story({
  tags: ['worksheet-54'],
  parameters: { scenario: { failures: [failing('postWorksheet', '500')] } },
  play: async ({ canvas, step }) => {
    await expect(canvas.findByText('Your worksheet could not be loaded.')).resolves.toBeVisible();
    await step('the other months stay reachable', () =>
      expect(canvas.getByRole('button', { name: 'Next month' })).toBeEnabled(),
    );
  },
});

export const RefreshFailed = meta.story({
  tags: ['worksheet-54'],
  parameters: { pictures: false },
  play: async ({ canvas, loaded, step }) => {
    await expect(canvas.findByRole('table', { name: 'Worksheet for October 2026' })).resolves.toBeVisible();
    const backend = backendOf(loaded);
    backend.scenario.failures = [failing('postWorksheet', '500')];
    await backend.queryClient.invalidateQueries({ refetchType: 'none' });
    window.dispatchEvent(new Event('visibilitychange'));
    await step('the loaded worksheet stays when a refresh fails', async () => {
      await expect(
        canvas.findByText('The worksheet could not be refreshed. It may be out of date.'),
      ).resolves.toBeVisible();
      await expect(canvas.getByRole('table', { name: 'Worksheet for October 2026' })).toBeVisible();
    });
    await step('the button tries again', async () => {
      backend.scenario.failures = [];
      // The button says "In progress" a moment longer than the message takes to appear.
      await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
      await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull());
    });
  },
});

export const ParametersFailed = meta.story({
  tags: ['worksheet-2'],
  args: { month: null },
  parameters: { pictures: false, scenario: { failures: [failing('getWorksheetParameters', '500')] } },
  play: async ({ args, canvas, loaded, step }) => {
    await expect(canvas.findByText('Your worksheet could not be loaded.')).resolves.toBeVisible();
    await step('the default month is shown after another attempt', async () => {
      backendOf(loaded).scenario.failures = [];
      await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
      await expect(canvas.findByRole('table', { name: /November 2026/ })).resolves.toBeVisible();
      await expect(args.onMonthChange).toHaveBeenCalledWith('2026-11');
    });
  },
});

export const DecimalHours = meta.story({
  tags: ['worksheet-19'],
  parameters: { scenario: { worksheetParameters: { VYP_ZOBRHODDEC: '1' } } },
  play: async ({ canvas }) => {
    await expect(canvas.findByRole('row', { name: /^Month total .*\d+\.\d\d/ })).resolves.toBeVisible();
  },
});

export const LongText = meta.story({
  args: { month: month('2026-11'), personRef: people.longName.ref },
  globals: { language: 'sk', viewport: { value: 'narrow' } },
  parameters: { scenario: { person: 'longName' } },
  play: async ({ canvas }) => {
    await expect(canvas.findByRole('table', { name: /^Výkaz za/ })).resolves.toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
