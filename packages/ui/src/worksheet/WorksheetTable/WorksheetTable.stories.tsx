import { localDate, localDateTime } from '@selfservice/api/core/local-date';
import { expect, fn } from 'storybook/test';
import { brokenWords } from '#storybook/broken-words.ts';
import preview from '#storybook/preview.tsx';
import { hourFormats } from '../../i18n/formatDuration.ts';
import { aWeekSum, aWorksheet, aWorksheetDay } from '../worksheet.fixtures.ts';
import { WorksheetTable } from './WorksheetTable.tsx';

const faulty = localDate('2026-10-06');

const meta = preview.meta({
  component: WorksheetTable,
  args: {
    label: 'Worksheet for October 2026',
    worksheet: aWorksheet(),
    today: localDate('2026-11-20'),
    formats: hourFormats(false, 'en'),
    jump: { days: [], at: null, step: fn() },
  },
  parameters: { layout: 'padded', pictures: false },
});

export const Default = meta.story({
  tags: ['worksheet-7', 'worksheet-8', 'worksheet-59'],
  play: async ({ canvas, step }) => {
    await step(
      'columns that are empty all month are left out, and amounts have their unit in the heading',
      () =>
        expect(canvas.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
          'Day',
          'Passes',
          'Shift',
          'Worked h',
          'Balance h',
        ]),
    );
    await step('a week has a heading and a sum', async () => {
      await expect(canvas.getByRole('rowheader', { name: 'Week 41' })).toBeVisible();
      await expect(canvas.getByRole('row', { name: /^Week total 40:08 \+0:08$/ })).toBeVisible();
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
      const amounts = /8:00 8:08 \+0:08$/;
      for (const name of ['5 Mon', 'Week total', 'Month total'])
        await expect(
          canvas.getByRole('row', { name: new RegExp(`^${name}.*${amounts.source}`) }),
        ).toBeVisible();
    });
  },
});

export const NarrowInCzech = meta.story({
  globals: { viewport: { value: 'narrow' }, language: 'cs' },
  args: {
    label: 'Výkaz za říjen 2026',
    formats: hourFormats(false, 'cs'),
    worksheet: aWorksheet({
      rows: [
        aWorksheetDay({
          shiftName: 'Odpolední směna',
          passes: [
            { at: localDateTime('2026-10-05T07:54:00'), text: 'Příchod' },
            { at: localDateTime('2026-10-05T16:32:00'), text: 'Odchod' },
          ],
        }),
      ],
      fund: { shiftMinutes: 480, shiftCount: 1, calendarMinutes: null, statutoryMinutes: null },
      sums: { workedMinutes: 488, excusedMinutes: null, unexcusedMinutes: null, balanceMinutes: 8 },
    }),
  },
  play: async ({ canvas, canvasElement, step }) => {
    const shift = await canvas.findByText('Odpolední směna');
    await step('no word of the shift breaks', () => expect(brokenWords(shift)).toEqual([]));
    await step('the passes and the worked time do not overlap', async () => {
      const worked = canvasElement.querySelector('[data-row=day] > [data-column=worked]');
      const passes = canvas.getAllByRole('listitem').map((pass) => pass.getBoundingClientRect());
      const { left, top, bottom } = worked?.getBoundingClientRect() ?? new DOMRect();
      for (const pass of passes)
        await expect(pass.right <= left || pass.top >= bottom || pass.bottom <= top).toBe(true);
    });
  },
});

/** A day with a break; the passes stay in one line. */
export const BreakOnAPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  args: {
    worksheet: aWorksheet({
      rows: [
        aWorksheetDay({
          passes: [
            { at: localDateTime('2026-10-05T07:54:00'), text: 'In' },
            { at: localDateTime('2026-10-05T11:31:00'), text: 'Lunch' },
            { at: localDateTime('2026-10-05T12:02:00'), text: 'In' },
            { at: localDateTime('2026-10-05T16:32:00'), text: 'Out' },
          ],
        }),
      ],
    }),
  },
  play: async ({ canvas, step }) => {
    const passes = await canvas.findAllByRole('listitem');
    await step('the four passes are in one line', () =>
      expect(new Set(passes.map((pass) => pass.offsetTop)).size).toBe(1),
    );
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
    jump: { days: [faulty], at: null, step: fn() },
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
