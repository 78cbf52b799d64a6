import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { hourFormats } from '../../i18n/formatDuration.ts';
import { aWorksheet } from '../worksheet.fixtures.ts';
import { MonthBalance } from './MonthBalance.tsx';

const meta = preview.meta({
  component: MonthBalance,
  args: { worksheet: aWorksheet(), formats: hourFormats(false, 'en') },
  parameters: { layout: 'padded', pictures: false },
});

export const Default = meta.story({
  tags: ['worksheet-13'],
  play: async ({ canvas, step }) => {
    await step('each balance shows its terms', async () => {
      await expect(canvas.getByText(/^40:08\sh/)).toBeVisible();
      await expect(canvas.getByText(/^\u2212 40:00\sh/)).toHaveTextContent(/planned/);
      await expect(canvas.getByText(/^\u22122:13\sh/)).toHaveTextContent(/carried over/);
    });
  },
});

export const NotAddingUp = meta.story({
  args: {
    worksheet: aWorksheet({
      sums: { workedMinutes: 100, excusedMinutes: null, unexcusedMinutes: null, balanceMinutes: 8 },
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('+0:08')).toBeVisible();
    await expect(canvas.queryByText(/planned/)).toBeNull();
  },
});
