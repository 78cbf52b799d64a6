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
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: /^Worked time 40:08\sh 5\sdays$/ })).toBeVisible();
    await expect(canvas.getByText('Statutory, by the calendar')).toBeVisible();
  },
});

export const WithoutCalendar = meta.story({
  args: { worksheet: aWorksheet({ hasCalendarFund: false }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('By planned shifts')).toBeVisible();
    await expect(canvas.queryByText(/calendar/)).toBeNull();
  },
});
