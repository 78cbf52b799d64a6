import { localDate } from '@selfservice/api/core/local-date';
import type { LocalDate } from '@selfservice/api/core/local-date';
import { isWeekend } from '@selfservice/api/core/local-date-arithmetic';
import { weeksOfMonth } from '@selfservice/api/core/month-days';
import type { WorksheetDay } from '@selfservice/api/worksheet/worksheet';
import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { hourFormats } from '../../i18n/formatDuration.ts';
import { aWorksheet, aWorksheetDay, october } from '../worksheet.fixtures.ts';
import { BalanceChart } from './BalanceChart.tsx';

const faultyDay = localDate('2026-10-16');

/** Returns a day of October: long in the first half of the month, short in the second. */
function dayOf(day: LocalDate): WorksheetDay {
  if (isWeekend(day)) return aWorksheetDay({ day, shiftName: '', passes: [], balanceMinutes: null });
  if (day === faultyDay)
    return aWorksheetDay({ day, errors: ['A departure is missing.'], balanceMinutes: null });
  const number = Number(day.slice(-2));
  return aWorksheetDay({ day, balanceMinutes: number < 16 ? 7 * number - 20 : 40 - 3 * number });
}

const rows = weeksOfMonth(october).flat().map(dayOf);
const totalMinutes = rows.reduce((sum, { balanceMinutes }) => sum + (balanceMinutes ?? 0), 0);
const sumsOf = (balanceMinutes: number | null) => ({ ...aWorksheet().sums, balanceMinutes });

const meta = preview.meta({
  component: BalanceChart,
  args: { worksheet: aWorksheet({ rows, sums: sumsOf(totalMinutes) }), formats: hourFormats(false, 'en') },
  parameters: { layout: 'padded' },
});

const tooltipsOfDays = (canvasElement: HTMLElement) =>
  [...canvasElement.querySelectorAll('title')].map(({ textContent }) => textContent);

export const Default = meta.story({
  tags: ['worksheet-57'],
  play: async ({ canvas, canvasElement, step }) => {
    await step('the accessible name has the range of the days and the running balance', () =>
      expect(
        canvas.getByRole('img', {
          name: 'Balance of each day, from −0:50 to +1:25. Running balance of the month: +1:29. The table has the values of the days.',
        }),
      ).toBeVisible(),
    );
    await step('the tooltip of each day shows both balances', async () => {
      await expect(tooltipsOfDays(canvasElement)).toHaveLength(31);
      await expect(tooltipsOfDays(canvasElement)[1]).toMatch(
        /^Fri\s2\sOct\s2026\nDaily balance: −0:06\nRunning balance: −0:19$/,
      );
      await expect(tooltipsOfDays(canvasElement)[15]).toMatch(/^Fri\s16\sOct\s2026\nError\nRunning balance/);
    });
  },
});

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });

export const NotAddingUp = meta.story({
  tags: ['worksheet-57'],
  args: { worksheet: aWorksheet({ rows, sums: sumsOf(totalMinutes + 1) }) },
  play: async ({ canvas, step }) => {
    await step('days that do not add up to the balance of the month have no running balance', async () => {
      await expect(canvas.getByRole('img', { name: /^Balance of each day, [^R]* The table/ })).toBeVisible();
      await expect(canvas.queryByText('Running balance')).toBeNull();
    });
  },
});

export const NothingKnown = meta.story({
  args: {
    worksheet: aWorksheet({
      rows: rows.map((row) => ({ ...row, balanceMinutes: null })),
      sums: sumsOf(null),
    }),
  },
  parameters: { pictures: false },
  play: ({ canvas }) => expect(canvas.queryByRole('img')).toBeNull(),
});
