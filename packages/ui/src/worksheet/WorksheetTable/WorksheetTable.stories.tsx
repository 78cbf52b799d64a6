import { localDate, localDateTime } from '@selfservice/api/core/local-date';
import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { hourFormats } from '../../i18n/formatDuration.ts';
import { aWeekSum, aWorksheet, aWorksheetDay } from '../worksheet.fixtures.ts';
import { WorksheetTable } from './WorksheetTable.tsx';

const faulty = localDate('2026-10-06');

const meta = preview.meta({
  component: WorksheetTable,
  args: {
    label: 'Worksheet of October 2026',
    worksheet: aWorksheet(),
    today: localDate('2026-11-20'),
    formats: hourFormats(false, 'en'),
    jump: { days: [], at: null, toFirst: fn(), by: fn() },
  },
  parameters: { layout: 'padded', pictures: false },
});

export const Default = meta.story({
  tags: ['worksheet-7', 'worksheet-8'],
  play: async ({ canvas, step }) => {
    await step('without a matching fund there is no column of planned time', () =>
      expect(canvas.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
        'Day',
        'Passes',
        'Shift',
        'Worked',
        'Excused',
        'Unexcused',
        'Balance',
        'Account and note',
      ]),
    );
    await step('a week has a heading and a sum', async () => {
      await expect(canvas.getByRole('rowheader', { name: 'Week 41' })).toBeVisible();
      await expect(canvas.getByRole('row', { name: /^Week total 40:08\sh \+0:08$/ })).toBeVisible();
    });
  },
});

export const Planned = meta.story({
  args: {
    worksheet: aWorksheet({
      rows: [aWorksheetDay(), aWeekSum({ workedMinutes: 488, balanceMinutes: 8 })],
      fund: { shiftMinutes: 480, shiftCount: 1, calendarMinutes: null, statutoryMinutes: null },
      sums: { workedMinutes: 488, excusedMinutes: null, unexcusedMinutes: null, balanceMinutes: 8 },
    }),
  },
  play: async ({ canvas, step }) => {
    await step('days, weeks and the month show planned time, worked time and balance', async () => {
      const amounts = /8:00\sh 8:08\sh \+0:08$/;
      for (const name of ['5 Mon', 'Week total', 'Month total'])
        await expect(
          canvas.getByRole('row', { name: new RegExp(`^${name}.*${amounts.source}`) }),
        ).toBeVisible();
    });
  },
});

export const NightPass = meta.story({
  tags: ['worksheet-7'],
  args: {
    worksheet: aWorksheet({
      rows: [
        aWorksheetDay({
          shiftName: 'Night shift',
          passes: [
            { at: localDateTime('2026-10-05T21:48:00'), text: 'In' },
            { at: localDateTime('2026-10-06T06:22:00'), text: 'Out' },
          ],
        }),
      ],
    }),
  },
  play: ({ canvas }) =>
    expect(canvas.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '21:48 In',
      'Tue 6:22 Out',
    ]),
});

export const NamedSums = meta.story({
  tags: ['worksheet-8'],
  args: {
    worksheet: aWorksheet({
      rows: [
        aWorksheetDay({ heading: 'Week 41' }),
        aWeekSum({ heading: 'Sum of week 41' }),
        aWeekSum({ heading: 'Corrections', workedMinutes: null, balanceMinutes: null }),
      ],
    }),
  },
  play: async ({ canvas, step }) => {
    await step('a sum shows the heading from the server, also without amounts', async () => {
      await expect(canvas.getByRole('row', { name: /^Sum of week 41 40:08/ })).toBeVisible();
      await expect(canvas.getAllByText('Corrections')).toHaveLength(1);
      await expect(canvas.queryByText('Week total')).toBeNull();
    });
  },
});

export const ErrorWithBalance = meta.story({
  tags: ['worksheet-16'],
  args: {
    worksheet: aWorksheet({
      rows: [aWorksheetDay({ day: faulty, errors: ['The arrival lies before the allowed time.'] })],
    }),
    jump: { days: [faulty], at: null, toFirst: fn(), by: fn() },
  },
  play: async ({ canvas, step }) => {
    await step('a known balance is shown', () =>
      expect(canvas.getByRole('row', { name: /^6 Tue .*\+0:08/ })).toBeVisible(),
    );
    await step('a single error has no buttons to other errors', async () => {
      await expect(canvas.getByText('The arrival lies before the allowed time.')).toBeVisible();
      await expect(canvas.queryByRole('button')).toBeNull();
    });
  },
});

export const NothingSummed = meta.story({
  tags: ['worksheet-14'],
  args: {
    worksheet: aWorksheet({
      rows: [aWorksheetDay(), aWeekSum({ workedMinutes: null, balanceMinutes: null })],
      sums: { workedMinutes: null, excusedMinutes: null, unexcusedMinutes: null, balanceMinutes: null },
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('row', { name: /total/ })).toBeNull();
  },
});
