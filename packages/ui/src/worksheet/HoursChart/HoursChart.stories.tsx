import { localDate } from '@selfservice/api/core/local-date';
import type { LocalDate } from '@selfservice/api/core/local-date';
import { isWeekend } from '@selfservice/api/core/local-date-arithmetic';
import { weeksOfMonth } from '@selfservice/api/core/month-days';
import type { WorksheetDay } from '@selfservice/api/worksheet/worksheet';
import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { hourFormats } from '../../i18n/formatDuration.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { aWorksheet, aWorksheetDay, october } from '../worksheet.fixtures.ts';
import { HoursChart } from './HoursChart.tsx';

const excusedDay = localDate('2026-10-16');
const nothing = { workedMinutes: null, excusedMinutes: null, balanceMinutes: null };

/** Returns a day of October that is longer the later it is. */
function dayOf(day: LocalDate): WorksheetDay {
  if (isWeekend(day)) return aWorksheetDay({ day, shiftName: '', passes: [], ...nothing });
  if (day === excusedDay)
    return aWorksheetDay({ day, workedMinutes: null, excusedMinutes: 480, balanceMinutes: 0 });
  const minutes = 420 + 10 * Number(day.slice(-2));
  return aWorksheetDay({ day, workedMinutes: minutes, balanceMinutes: minutes - 480 });
}

const rows = weeksOfMonth(october).flat().map(dayOf);
const fund = { shiftMinutes: 22 * 480, shiftCount: 22, calendarMinutes: null, statutoryMinutes: null };

const meta = preview.meta({
  component: HoursChart,
  args: { worksheet: aWorksheet({ rows, fund }), formats: hourFormats(false, 'en') },
  parameters: { layout: 'padded' },
});

const tooltipsOfDays = (canvasElement: HTMLElement) =>
  [...canvasElement.querySelectorAll('title')].map(({ textContent }) => textContent);

export const Default = meta.story({
  play: async ({ canvas, canvasElement, step }) => {
    await step('the accessible name refers to the table', () =>
      expect(canvas.getByRole('img', { name: /the table below has them all/ })).toBeVisible(),
    );
    await step('the tooltip of each day shows its amounts', async () => {
      await expect(tooltipsOfDays(canvasElement)).toHaveLength(31);
      await expect(tooltipsOfDays(canvasElement)[0]).toMatch(
        /^Thu\s1\sOct\s2026\nPlanned 8:00\sh\nWorked 7:10\sh\nExcused 0:00\sh$/,
      );
      await expect(tooltipsOfDays(canvasElement)[15]).toMatch(/Excused 8:00\sh$/);
    });
  },
});

export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  args: { beside: <Button kind="quiet">2 errors</Button> },
});

export const NothingPlanned = meta.story({
  args: { worksheet: aWorksheet({ rows, fund: { ...fund, shiftMinutes: null } }) },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByText('Planned')).toBeNull();
    await expect(tooltipsOfDays(canvasElement)[0]).toMatch(/^Thu\s1\sOct\s2026\nWorked 7:10\sh/);
  },
});

export const NothingKnown = meta.story({
  args: {
    worksheet: aWorksheet({ rows: rows.map((row) => ({ ...row, ...nothing })), fund }),
    beside: <Button kind="quiet">2 errors</Button>,
  },
  parameters: { pictures: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
    await expect(canvas.getByRole('button', { name: '2 errors' })).toBeVisible();
  },
});
