import { failing } from '@selfservice/mock-server/core/failure';
import { HttpResponse, http } from 'msw';
import { expect, userEvent, waitFor } from 'storybook/test';
import { backendOf } from '#storybook/backend.ts';
import preview from '#storybook/preview.tsx';
import {
  aReport,
  canBeTriedAgain,
  dialog,
  load,
  reportDialogArgs,
  typeDay,
} from './reportDialog.fixtures.ts';
import { ReportDialog } from './ReportDialog.tsx';

const meta = preview.meta({
  component: ReportDialog,
  args: reportDialogArgs,
  globals: { viewport: { value: 'desk' } },
});

/** Chooses another day and loads the report. */
async function loadForChristmas(): Promise<void> {
  await typeDay('As of', '24/12/2026');
  await load();
}

export const Preparing = meta.story({
  tags: ['reports-10'],
  parameters: { pictures: true, scenario: { failures: [failing('postReport', 'timeout')] } },
  play: async ({ args, step }) => {
    await loadForChristmas();
    await step('the dialog can neither be closed nor load the report twice meanwhile', async () => {
      await expect(
        (await dialog()).findByRole('progressbar', { name: 'The report is being prepared' }),
      ).resolves.toBeVisible();
      await userEvent.keyboard('{Escape}');
      await expect(args.onClose).not.toHaveBeenCalled();
      await expect((await dialog()).getByRole('button', { name: 'Close' })).toBeDisabled();
    });
    await step('only the progress offers to cancel', async () => {
      const names = (await dialog())
        .getAllByRole('button', { name: /^Cancel/ })
        .map(({ textContent }) => textContent);
      await expect(names).toEqual(['Cancel report']);
    });
  },
});

export const Cancelled = meta.story({
  tags: ['reports-10'],
  parameters: { pictures: true, scenario: { failures: [failing('postReport', 'timeout')] } },
  play: async ({ args, step }) => {
    await loadForChristmas();
    await userEvent.click(await (await dialog()).findByRole('button', { name: 'Cancel report' }));
    await step('shows that it was cancelled, and keeps the values', async () => {
      const note = await (await dialog()).findByText(/^The report has been cancelled\./);
      await waitFor(() => expect(note).toHaveFocus());
      await canBeTriedAgain();
      await expect(args.onLoad).not.toHaveBeenCalled();
    });
  },
});

export const Damaged = meta.story({
  tags: ['reports-25'],
  parameters: { scenario: { failures: [failing('postReport', 'malformed')] } },
  play: async ({ args, loaded, step }) => {
    await loadForChristmas();
    await expect((await dialog()).findByText('The report is damaged.')).resolves.toBeVisible();
    await canBeTriedAgain();
    await step('another attempt can succeed', async () => {
      const { scenario } = backendOf(loaded);
      const { failures } = scenario;
      scenario.failures = [];
      await load();
      await waitFor(() => expect(args.onLoad).toHaveBeenCalledOnce());
      scenario.failures = failures;
      await load();
      await expect((await dialog()).findByText('The report is damaged.')).resolves.toBeVisible();
    });
  },
});

export const EmptyAnswer = meta.story({
  tags: ['reports-25'],
  parameters: { scenario: { failures: [failing('postReport', 'nothing')] } },
  play: async () => {
    await loadForChristmas();
    await expect((await dialog()).findByText('The server sent an empty report.')).resolves.toBeVisible();
    await canBeTriedAgain();
  },
});

export const NoPdf = meta.story({
  tags: ['reports-25'],
  beforeEach: ({ msw }) =>
    msw.use(http.post('*/SelfService_GetReport', () => HttpResponse.json(btoa('<!doctype html>')))),
  play: async () => {
    await loadForChristmas();
    await expect((await dialog()).findByText('The report is not a PDF file.')).resolves.toBeVisible();
    await canBeTriedAgain();
  },
});

export const Refused = meta.story({
  tags: ['reports-26'],
  parameters: { pictures: true, scenario: { failures: [failing('postReport', '400')] } },
  play: async ({ step }) => {
    await loadForChristmas();
    await step('shows the words of the server', () =>
      waitFor(async () =>
        expect((await dialog()).getAllByText(/^This failure is simulated/)[0]).toBeVisible(),
      ),
    );
    await canBeTriedAgain();
  },
});

export const RefusedWithoutWords = meta.story({
  tags: ['reports-26'],
  parameters: {
    pictures: false,
    scenario: { failures: [failing('postReport', '403', { body: 'empty' })] },
  },
  play: async ({ step }) => {
    await loadForChristmas();
    await step('the reason is a sentence for the status', async () =>
      expect((await dialog()).findByText(/^You are not allowed to do this\./)).resolves.toBeVisible(),
    );
    await canBeTriedAgain();
  },
});

export const FailedWithoutANetwork = meta.story({
  tags: ['reports-26'],
  parameters: { scenario: { failures: [failing('postReport', 'network')] } },
  play: async () => {
    await loadForChristmas();
    await expect((await dialog()).findByText(/check your connection/)).resolves.toBeVisible();
    await canBeTriedAgain();
  },
});

export const AccountsFailed = meta.story({
  tags: ['reports-27'],
  args: { report: aReport('vacationStatistics') },
  parameters: { pictures: true, scenario: { failures: [failing('postHolidayAccounts', '500')] } },
  play: async ({ step }) => {
    const form = await dialog();
    await form.findByRole('button', { name: 'Try again' });
    await step('the report cannot be loaded, and the button says why', () =>
      expect(form.getByRole('button', { name: 'Load report' })).toHaveAccessibleDescription(
        'The accounts could not be loaded.',
      ),
    );
  },
});

export const AccountsTriedAgain = AccountsFailed.extend({
  tags: ['reports-27'],
  parameters: { pictures: false },
  play: async ({ loaded }) => {
    const form = await dialog();
    const again = await form.findByRole('button', { name: 'Try again' });
    backendOf(loaded).scenario.failures = [];
    await userEvent.click(again);
    await waitFor(() => expect(form.queryByRole('button', { name: 'Try again' })).toBeNull());
    await expect(form.getByRole('button', { name: 'Load report' })).not.toHaveAccessibleDescription(
      'The accounts could not be loaded.',
    );
  },
});
