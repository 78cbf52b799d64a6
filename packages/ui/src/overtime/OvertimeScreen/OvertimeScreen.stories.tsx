import { failing } from '@selfservice/mock-server/core/failure';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { backendOf } from '#storybook/backend.ts';
import preview from '#storybook/preview.tsx';
import { rowOf } from '../../patterns/ListDetailScreen/screenStories.fixtures.ts';
import { printedRows, savedCsv } from '../../patterns/ListExport/listExport.fixtures.ts';
import { OvertimeScreen } from './OvertimeScreen.tsx';
import { decide, letTimeRunOut, overtimeMeta, waitingRow } from './overtimeScreen.fixtures.ts';

const meta = preview.meta({ ...overtimeMeta, component: OvertimeScreen });

export const Default = meta.story({
  tags: ['overtime-1'],
  play: async ({ canvas, step }) => {
    await step('each row shows when, the account and the state', async () => {
      await rowOf(/^13 Nov 22:00 – 14 Nov 0:30, 2:30 h, Overtime to be paid, Pending$/);
      await expect(canvas.getAllByRole('row', { name: /Approved$/ })).toHaveLength(3);
    });
  },
});

export const WithDetail = meta.story({
  tags: ['overtime-3', 'overtime-4'],
  globals: { viewport: { value: 'desk' } },
  play: async ({ canvas, step }) => {
    await userEvent.click(await rowOf(waitingRow));
    const detail = within(await canvas.findByRole('region', { name: /^Overtime of / }));
    await step('the detail shows the note', () =>
      expect(detail.getByText('The line stood still.')).toBeVisible(),
    );
    await step('pending overtime can be approved or denied', async () => {
      await expect(detail.getByRole('button', { name: 'Approve' })).toBeVisible();
      await expect(detail.getByRole('button', { name: 'Reject' })).toBeVisible();
    });
  },
});

export const DetailOnAPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, step }) => {
    await userEvent.click(await rowOf(waitingRow));
    await step('returning to the list focuses the overtime', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Back to list' }));
      await waitFor(() => expect(canvas.getByRole('row', { name: waitingRow })).toHaveFocus());
    });
    await userEvent.keyboard('{Enter}');
    await canvas.findByRole('button', { name: 'Approve' });
    await step('the keyboard moves from the detail to the decision, and back to the bar', async () => {
      await waitFor(() => expect(canvas.getByRole('region', { name: /^Overtime of / })).toHaveFocus());
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name: 'Approve' })).toHaveFocus();
      await userEvent.tab({ shift: true });
      await expect(canvas.getByRole('button', { name: 'Back to list' })).toHaveFocus();
    });
  },
});

export const NotToBeDecided = meta.story({
  tags: ['overtime-4', 'overtime-14'],
  globals: { viewport: { value: 'desk' } },
  parameters: { pictures: false },
  play: async ({ canvas, step }) => {
    await step('approved overtime cannot be decided', async () => {
      await userEvent.click(await rowOf(/Overtime for time off, Approved$/));
      await canvas.findByRole('region', { name: /^Overtime of / });
      await expect(canvas.queryByRole('button', { name: 'Approve' })).toBeNull();
    });
    await step('overtime that another person decides cannot be decided, and says so', async () => {
      await userEvent.click(await rowOf(/with a surcharge, Pending$/));
      await expect(canvas.findByText('Someone else approves this overtime.')).resolves.toBeVisible();
      await expect(canvas.queryByRole('button', { name: 'Approve' })).toBeNull();
    });
  },
});

export const NotInTheList = meta.story({
  tags: ['overtime-12'],
  args: { openId: 1 },
  parameters: { pictures: false },
  play: async ({ canvas }) => {
    const pane = within(await canvas.findByRole('region', { name: 'Overtime' }));
    await userEvent.click(await pane.findByRole('button', { name: 'Back to list' }));
    await rowOf(waitingRow);
  },
});

export const Empty = meta.story({
  parameters: { scenario: { person: 'manager' } },
  play: ({ canvas }) => expect(canvas.findByText('You have no overtime.')).resolves.toBeVisible(),
});

export const Loading = meta.story({
  tags: ['overtime-18'],
  parameters: { scenario: { failures: [failing('getOvertime', 'timeout')] } },
  play: ({ canvas }) =>
    expect(canvas.findByRole('region', { name: 'Loading', busy: true })).resolves.toBeVisible(),
});

export const Failed = meta.story({
  tags: ['overtime-18'],
  parameters: { scenario: { failures: [failing('getOvertime', '500')] } },
  play: ({ canvas }) => expect(canvas.findByText('Overtime could not be loaded.')).resolves.toBeVisible(),
});

export const TriedAgain = meta.story({
  tags: ['overtime-18'],
  parameters: { pictures: false, scenario: { failures: [failing('getOvertime', '500')] } },
  play: async ({ canvas, loaded }) => {
    const again = await canvas.findByRole('button', { name: 'Try again' });
    backendOf(loaded).scenario.failures = [];
    await userEvent.click(again);
    await rowOf(waitingRow);
  },
});

export const SearchedAndSorted = meta.story({
  globals: { viewport: { value: 'desk' } },
  tags: ['overtime-9', 'overtime-10'],
  parameters: { pictures: false },
  play: async ({ canvas, step }) => {
    await rowOf(waitingRow);
    // Pending overtime is in a group of its own.
    const accounts = () =>
      canvas.getAllByRole('row', { name: /Approved$/ }).map((row) => row.getAttribute('aria-label'));
    const newestFirst = accounts();
    await step('sorts oldest first', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Sort Newest first' }));
      await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Oldest first' }));
      await waitFor(() => expect(accounts()).toEqual(newestFirst.toReversed()));
    });
    await step('shows only matching overtime', async () => {
      await userEvent.type(canvas.getByRole('searchbox'), 'TIME off');
      await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(1));
    });
    await step('a search without results can be cleared', async () => {
      await userEvent.type(canvas.getByRole('searchbox'), ' nothing');
      await expect(canvas.findByText('No overtime matches “TIME off nothing”.')).resolves.toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'Show all' }));
      await waitFor(() => expect(accounts()).toEqual(newestFirst.toReversed()));
    });
  },
});

export const FailedWithoutANetwork = meta.story({
  tags: ['overtime-18'],
  parameters: { pictures: false, scenario: { failures: [failing('getOvertime', 'network')] } },
  play: async ({ canvas }) => {
    await expect(canvas.findByText('Overtime could not be loaded.')).resolves.toBeVisible();
    await expect(canvas.getByText(/check your connection/)).toBeVisible();
  },
});

export const RefreshFailed = meta.story({
  tags: ['overtime-18'],
  parameters: { pictures: false },
  play: async ({ canvas, loaded, step }) => {
    const backend = backendOf(loaded);
    await decide('Approve');
    await rowOf(/Approving…$/);
    backend.scenario.failures = [failing('getOvertime', '500')];
    letTimeRunOut(backend);
    await step('the decision applies, also if the list cannot be loaded again', async () => {
      await rowOf(/^13 Nov 22:00 .* to be paid, Approved$/);
      await expect(
        canvas.findByText('Overtime could not be refreshed. It may be out of date.'),
      ).resolves.toBeVisible();
    });
  },
});

export const Saved = meta.story({
  globals: { viewport: { value: 'desk' } },
  tags: ['overtime-11'],
  parameters: { pictures: false },
  play: async ({ step }) => {
    await rowOf(waitingRow);
    const { name, text } = await savedCsv();
    await step('saves each overtime with the fields of its detail', async () => {
      await expect(name).toBe('My overtime 2026-11-20.csv');
      await expect(text).toContain('Day,Time,Length,Hours (decimal),Account,State,Booked on,Note\r\n');
      await expect(text).toContain(
        'Fri 13 Nov 2026,\u200B22:00–0:30,\u200B2:30 h,2.5,Overtime to be paid,Pending,Fri 13 Nov 2026,The line stood still.\r\n',
      );
      // After a night shift: worked on one day, booked on the other.
      await expect(text).toContain(
        'Sat 7 Nov 2026,\u200B6:00–8:30,\u200B2:30 h,2.5,Overtime for time off,Approved,Fri 6 Nov 2026,For a sick colleague',
      );
      await expect(text.trim().split('\r\n')).toHaveLength(6);
    });
  },
});

export const Printed = meta.story({
  globals: { viewport: { value: 'desk' } },
  tags: ['overtime-11'],
  parameters: { pictures: false },
  play: async () => {
    await rowOf(waitingRow);
    const rows = await printedRows();
    await expect(rows).toHaveLength(6);
    await expect(rows[0]).toBe('DayTimeLengthAccountStateBooked onNote');
    await expect(rows[1]).toMatch(/^Fri 13 Nov 2026.*Pending/);
  },
});

export const LongText = meta.story({
  globals: { language: 'sk', viewport: { value: 'narrow' } },
  play: async ({ step }) => {
    await rowOf(/s príplatkom/);
    await step('nothing extends beyond the screen', () =>
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth),
    );
  },
});
