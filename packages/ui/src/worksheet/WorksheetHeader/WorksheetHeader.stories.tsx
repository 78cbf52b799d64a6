import { localDateTime } from '@selfservice/api/core/local-date';
import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { aWorksheet } from '../worksheet.fixtures.ts';
import { WorksheetHeader } from './WorksheetHeader.tsx';

const signature = { by: 'Dvořáková Jana', at: localDateTime('2026-11-04T10:05:00') };
const open = { confirmation: null, approval: null };

const meta = preview.meta({
  component: WorksheetHeader,
  args: { worksheet: aWorksheet() },
  parameters: { layout: 'padded' },
});

export const Default = meta.story({
  tags: ['worksheet-5'],
  play: async ({ canvas }) => {
    for (const text of ['Dvořáková Jana', '1001', 'October 2026', 'Assembly', 'Day shifts, 40 h', 'not yet'])
      await expect(canvas.getByText(text)).toBeVisible();
    await expect(canvas.getByText(/Horáková Eva, Mon.* 2 Nov 2026 9:12/)).toBeVisible();
    await expect(canvas.getByText(/Svoboda Petr, Ph\.D\., Sun.* 1 Nov 2026 15:40/)).toBeVisible();
  },
});

export const NotYetApproved = meta.story({
  tags: ['worksheet-6', 'worksheet-42'],
  args: { worksheet: aWorksheet(open) },
  play: async ({ canvas, canvasElement, step }) => {
    await expect(canvas.getByText('Open')).toBeVisible();
    await step('an unconfirmed worksheet has no picture of a stamp', async () => {
      await expect(canvas.getAllByText('not yet')).toHaveLength(3);
      await expect(canvasElement.querySelectorAll('circle')).toHaveLength(0);
    });
  },
});

export const Approved = meta.story({
  tags: ['worksheet-42'],
  args: { worksheet: aWorksheet({ confirmation: null }) },
  parameters: { pictures: false },
  play: ({ canvas }) => expect(canvas.getAllByText('Approved')).toHaveLength(2),
});

export const SignedElectronically = meta.story({
  tags: ['worksheet-42'],
  args: { worksheet: aWorksheet({ signature: { ...signature, kind: 'electronic' } }) },
  parameters: { pictures: false },
  play: ({ canvas }) => expect(canvas.getByText('Signed electronically')).toBeVisible(),
});

export const SignedByHand = meta.story({
  tags: ['worksheet-42'],
  args: { worksheet: aWorksheet({ signature: { by: '', at: signature.at, kind: 'hand' } }) },
  play: ({ canvas }) => expect(canvas.getByText('Signed by hand')).toBeVisible(),
});

export const LongText = meta.story({
  args: {
    worksheet: aWorksheet({
      fullName: 'doc. PhDr. Nepomucká-Schwarzenbergová z Vyšehradu Alexandra Konstantína, CSc., MBA',
      centreName: 'Středisko preventivní údržby a měřicích přístrojů',
      model: '',
    }),
  },
  globals: { language: 'cs', viewport: { value: 'narrow' } },
});
