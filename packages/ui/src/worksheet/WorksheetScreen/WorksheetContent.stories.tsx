import { localDate } from '@selfservice/api/core/local-date';
import { expect, userEvent } from 'storybook/test';
import { inMain } from '#storybook/decorators/inMain.tsx';
import preview from '#storybook/preview.tsx';
import { aWorksheet, aWorksheetDay } from '../worksheet.fixtures.ts';
import { WorksheetContent } from './WorksheetContent.tsx';

const meta = preview.meta({
  component: WorksheetContent,
  args: { worksheet: aWorksheet(), today: localDate('2026-11-20'), hasDecimalHours: false },
  decorators: [inMain],
});

export const Default = meta.story({
  tags: ['worksheet-18'],
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/not published|unpublished/)).toBeNull();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

export const Unpublished = meta.story({
  tags: ['worksheet-18'],
  args: { worksheet: aWorksheet({ isAnyPublished: false, containsUnpublished: true }) },
  parameters: { pictures: true },
  play: ({ canvas }) => expect(canvas.getByText('The plan is not published for this month.')).toBeVisible(),
});

export const PartlyUnpublished = meta.story({
  tags: ['worksheet-18'],
  args: { worksheet: aWorksheet({ isAnyPublished: true, containsUnpublished: true }) },
  play: ({ canvas }) =>
    expect(canvas.getByText('This month contains an interval with an unpublished plan.')).toBeVisible(),
});

export const ErrorsOfDaysWithoutRows = meta.story({
  tags: ['worksheet-15', 'worksheet-58'],
  args: {
    worksheet: aWorksheet({
      otherErrors: [{ day: localDate('2026-10-31'), text: 'A departure is missing after the last arrival.' }],
    }),
  },
  parameters: { pictures: true },
  play: async ({ canvas, step }) => {
    const error = canvas.getByText(/^Sat\s31\sOct\s2026: A departure is missing/);
    await expect(error).toBeVisible();
    await step('the first line counts such a day and moves the focus to it', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Show the day to fix' }));
      await expect(error).toHaveFocus();
    });
  },
});

export const OneError = meta.story({
  tags: ['worksheet-15', 'worksheet-16'],
  args: {
    worksheet: aWorksheet({
      rows: [aWorksheetDay({ errors: ['A departure is missing.'], balanceMinutes: null })],
    }),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show the day to fix' }));
    await expect(canvas.getByRole('row', { name: /Error.*A departure is missing\.$/ })).toHaveFocus();
  },
});

export const AccountAndNote = meta.story({
  tags: ['worksheet-7', 'worksheet-11'],
  args: {
    worksheet: aWorksheet({ rows: [aWorksheetDay({ accountName: 'Vacation', note: 'Since noon' })] }),
  },
  play: ({ canvas }) => expect(canvas.getByRole('cell', { name: 'Vacation Since noon' })).toBeVisible(),
});
