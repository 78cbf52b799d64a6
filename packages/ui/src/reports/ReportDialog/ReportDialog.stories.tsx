import type { LocalDate } from '@selfservice/api/core/local-date';
import { freshValues, toUsedValues } from '@selfservice/api/reports/report-values';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { notify } from '#storybook/decorators/withEnvironment.tsx';
import {
  aReport,
  clearDay,
  dayIn,
  dialog,
  load,
  reportDialogArgs,
  typeDay,
} from './reportDialog.fixtures.ts';
import { ReportDialog } from './ReportDialog.tsx';

const meta = preview.meta({ component: ReportDialog, args: reportDialogArgs });
const today = '2026-11-20' as LocalDate;

export const Default = meta.story({
  tags: ['reports-4', 'reports-6', 'reports-8', 'reports-9'],
  globals: { viewport: { value: 'desk' } },
  play: async ({ args, step }) => {
    await step('shows the selected person and today', async () => {
      await expect((await dialog()).getByText('Dvořáková Jana')).toBeVisible();
      await expect(await dayIn('As of')).toBe('20/11/2026');
    });
    await step('loads a file with the name of the report', async () => {
      await load();
      await waitFor(() => expect(args.onLoad).toHaveBeenCalledOnce());
      const file = args.onLoad.mock.calls[0]?.[0] as File;
      await expect([file.name, file.type]).toEqual(['Remaining vacation 2026-11-20.pdf', 'application/pdf']);
      await expect(args.onUse).toHaveBeenCalledWith(toUsedValues(freshValues(today)));
    });
  },
});

export const OfAMonth = meta.story({
  tags: ['reports-4'],
  args: { report: aReport('worksheet') },
  play: async ({ step }) => {
    const form = await dialog();
    await step('the buttons change the month', async () => {
      await userEvent.click(form.getByRole('button', { name: 'Previous month' }));
      await expect(form.getByRole('button', { name: 'October 2026' })).toBeVisible();
    });
    await userEvent.click(form.getByRole('checkbox', { name: 'Show intervals' }));
    await expect(form.getByRole('checkbox', { name: 'Show breaks' })).not.toBeChecked();
  },
});

export const OfAMonthOnANarrowPhone = meta.story({
  args: { report: aReport('worksheet') },
  parameters: { pictures: false },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ step }) => {
    const form = await dialog();
    await step('the name of the month replaces its arrows', () =>
      expect(form.queryByRole('button', { name: 'Previous month' })).toBeNull(),
    );
    await step('the dialog does not scroll sideways', async () => {
      const body = form.getByText('Dvořáková Jana').closest('form')?.parentElement;
      await expect(body?.scrollWidth).toBe(body?.clientWidth);
    });
  },
});

export const OfAPeriod = meta.story({
  tags: ['reports-16'],
  globals: { viewport: { value: 'desk' } },
  args: { report: aReport('ruleViolations') },
  play: async ({ step }) => {
    await dialog();
    await step('a start after the end moves the end', async () => {
      await typeDay('From', '24/12/2026');
      await waitFor(async () => expect(await dayIn('To')).toBe('24/12/2026'));
    });
    await step('an end before the start moves the start', async () => {
      await typeDay('To', '05/10/2026');
      await waitFor(async () => expect(await dayIn('From')).toBe('05/10/2026'));
    });
    await step('the source of violations can be chosen', async () => {
      await userEvent.click((await dialog()).getByRole('button', { name: /Source/ }));
      await userEvent.click(await screen.findByRole('option', { name: 'Worksheet' }));
      await expect((await dialog()).getByRole('button', { name: /Source/ })).toHaveTextContent('Worksheet');
    });
  },
});

export const OfMonths = meta.story({
  tags: ['reports-16'],
  parameters: { pictures: false },
  args: { report: aReport('balanceStatistics') },
  play: async ({ step }) => {
    const form = await dialog();
    const months = () =>
      form.getAllByRole('button', { name: /\w+ 20\d\d/ }).map(({ textContent }) => textContent);
    await expect(months()).toEqual(['January 2026', 'November 2026']);
    await step('an end before the start moves the start', async () => {
      const [, earlier] = form.getAllByRole('button', { name: 'Previous month' });
      for (let month = 11; month >= 1; month -= 1) if (earlier) await userEvent.click(earlier);
      await expect(months()).toEqual(['December 2025', 'December 2025']);
    });
  },
});

/** Voice control presses a button without focusing it. */
export const LoadedFromWithinADay = meta.story({
  tags: ['reports-16'],
  globals: { viewport: { value: 'desk' } },
  args: { report: aReport('lateArrivals') },
  parameters: { pictures: false },
  play: async ({ args, step }) => {
    await typeDay('To', '05/10/2026', { isLeft: false });
    (await dialog()).getByRole('button', { name: 'Load report' }).click();
    await step('the typed end stays and moves the start', async () => {
      await waitFor(() => expect(args.onUse).toHaveBeenCalledOnce());
      await expect([await dayIn('From'), await dayIn('To')]).toEqual(['05/10/2026', '05/10/2026']);
    });
  },
});

export const OfAnAccount = meta.story({
  tags: ['reports-17', 'reports-18'],
  globals: { viewport: { value: 'desk' } },
  args: { report: aReport('dailyAccounts') },
  play: async ({ args, step }) => {
    const form = await dialog();
    await waitFor(() => expect(form.getByRole('button', { name: /Account/ })).toBeEnabled());
    await step('loads nothing without an account, and shows the missing field', async () => {
      await load();
      await expect(form.findByText('Choose an account.')).resolves.toBeVisible();
      await expect(form.getByRole('button', { name: /Account/ })).toHaveFocus();
      await expect(args.onUse).not.toHaveBeenCalled();
    });
    await step('offers the accounts of the server', async () => {
      await userEvent.keyboard('{Enter}');
      await userEvent.click(await screen.findByRole('option', { name: 'Business trip' }));
      await expect(form.queryByText('Choose an account.')).toBeNull();
    });
  },
});

export const OfAVacationAccount = meta.story({
  tags: ['reports-18'],
  parameters: { pictures: false },
  args: { report: aReport('vacationStatistics') },
  play: async ({ step }) => {
    const form = await dialog();
    await step('the only account is chosen automatically', () =>
      waitFor(() =>
        expect(form.getByRole('button', { name: /Vacation account/ })).toHaveTextContent('Vacation'),
      ),
    );
    await expect(form.getByRole('checkbox', { name: 'Current year only' })).toBeChecked();
  },
});

export const AsTheLastTime = meta.story({
  tags: ['reports-9'],
  args: {
    report: aReport('plan'),
    used: toUsedValues({ ...freshValues('2026-03-02' as LocalDate), changes: true }),
  },
  parameters: { pictures: false },
  play: async () => {
    const form = await dialog();
    await expect(form.getByRole('button', { name: 'November 2026' })).toBeVisible();
    await expect(form.getByRole('checkbox', { name: 'Show changes' })).toBeChecked();
    await expect(form.getByRole('checkbox', { name: 'Show codes' })).not.toBeChecked();
  },
});

export const WithoutADay = meta.story({
  tags: ['reports-17'],
  globals: { viewport: { value: 'desk' } },
  play: async ({ args }) => {
    await clearDay('As of');
    await load();
    await expect((await dialog()).findByText('Enter a date.')).resolves.toBeVisible();
    await expect(args.onUse).not.toHaveBeenCalled();
  },
});

export const OnAPhone = meta.story({
  tags: ['reports-5'],
  globals: { viewport: { value: 'phone' } },
  parameters: { pictures: false },
  play: async ({ args, step }) => {
    await step('saves the report instead of showing it', async () => {
      await load('Save');
      await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
      await expect(args.onLoad).not.toHaveBeenCalled();
      await expect(notify.success).toHaveBeenCalledWith('Remaining vacation 2026-11-20.pdf has been saved.');
    });
  },
});

export const LongText = meta.story({
  args: {
    report: {
      ...aReport('dailyAccounts'),
      id: null,
      caption: 'Souhrnný přehled mimořádných příplatků a náhrad',
    },
    personName: 'doc. PhDr. Nepomucká-Schwarzenbergová z Vyšehradu Alexandra Konstantína, CSc., MBA',
  },
  globals: { language: 'cs', viewport: { value: 'narrow' } },
  play: async () => {
    await expect((await dialog()).getByRole('button', { name: 'Uložit' })).toBeVisible();
  },
});
