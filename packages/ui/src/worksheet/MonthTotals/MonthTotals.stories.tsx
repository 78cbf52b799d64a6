import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { hourFormats } from '../../i18n/formatDuration.ts';
import { aWorksheet } from '../worksheet.fixtures.ts';
import { MonthTotals } from './MonthTotals.tsx';

const meta = preview.meta({
  component: MonthTotals,
  args: { worksheet: aWorksheet(), formats: hourFormats(false, 'en') },
  parameters: { layout: 'padded', pictures: false },
});

export const Default = meta.story({
  tags: ['worksheet-10', 'worksheet-12', 'worksheet-13'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: /^Worked time 40:08\sh 5\sdays$/ })).toBeVisible();
    await expect(canvas.getByText('Statutory, by the calendar')).toBeVisible();
    for (const term of [
      'From the previous month',
      'Balance with carry-over',
      'To the next month',
      'Balance of the next month',
    ])
      await expect(canvas.getByText(term)).toBeVisible();
  },
});

export const WithoutCalendar = meta.story({
  tags: ['worksheet-12'],
  args: { worksheet: aWorksheet({ hasCalendarFund: false }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('By planned shifts')).toBeVisible();
    await expect(canvas.queryByText(/calendar/)).toBeNull();
  },
});
