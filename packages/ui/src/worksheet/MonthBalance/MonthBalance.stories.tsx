import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { hourFormats } from '../../i18n/formatDuration.ts';
import { aWorksheet } from '../worksheet.fixtures.ts';
import { MonthBalance } from './MonthBalance.tsx';

const unknown = { workedMinutes: null, excusedMinutes: null, unexcusedMinutes: null, balanceMinutes: null };

const meta = preview.meta({
  component: MonthBalance,
  args: { worksheet: aWorksheet(), formats: hourFormats(false, 'en') },
  parameters: { layout: 'padded', pictures: false },
});

export const Default = meta.story({
  tags: ['worksheet-13', 'worksheet-56'],
  play: async ({ canvas, step }) => {
    await step('the balance is followed by the sum and by the balance with carry-over', () =>
      expect(canvas.getByRole('region', { name: 'Balance' })).toHaveTextContent(
        /^\+0:08 balance of the month\s*40:08 worked\s*− 40:00 planned\s*with carry-over −2:05$/,
      ),
    );
  },
});

export const ToToday = meta.story({
  args: { computedTo: 'today' },
  play: ({ canvas }) => expect(canvas.getByText('balance to today')).toBeVisible(),
});

export const NotAddingUp = meta.story({
  tags: ['worksheet-56'],
  args: { worksheet: aWorksheet({ sums: { ...unknown, workedMinutes: 100, balanceMinutes: 8 } }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('+0:08')).toBeVisible();
    await expect(canvas.queryByText(/planned/)).toBeNull();
  },
});

export const CarryOverOnly = meta.story({
  tags: ['worksheet-56'],
  args: { worksheet: aWorksheet({ sums: unknown }) },
  play: ({ canvas }) =>
    expect(canvas.getByRole('region', { name: 'Balance' })).toHaveTextContent(
      /^−2:05 balance with carry-over$/,
    ),
});

export const NothingKnown = meta.story({
  tags: ['worksheet-14'],
  args: { worksheet: aWorksheet({ sums: unknown, carry: { ...aWorksheet().carry, balanceMinutes: null } }) },
  play: ({ canvas }) => expect(canvas.queryByRole('region')).toBeNull(),
});
