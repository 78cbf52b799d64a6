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
  play: ({ canvas }) => expect(canvas.getByText(/Horáková Eva, Mon.* 2 Nov 2026 9:12/)).toBeVisible(),
});

export const NotYetApproved = meta.story({
  args: { worksheet: aWorksheet(open) },
  play: async ({ canvas, canvasElement, step }) => {
    await expect(canvas.getByText('Open')).toBeVisible();
    await step('only a confirmed one has the picture of a stamp', async () => {
      await expect(canvas.getAllByText('not yet')).toHaveLength(3);
      await expect(canvasElement.querySelectorAll('circle')).toHaveLength(0);
    });
  },
});

export const Approved = meta.story({
  args: { worksheet: aWorksheet({ confirmation: null }) },
  parameters: { pictures: false },
  play: ({ canvas }) => expect(canvas.getAllByText('Approved')).toHaveLength(2),
});

export const SignedElectronically = meta.story({
  args: { worksheet: aWorksheet({ signature: { ...signature, kind: 'electronic' } }) },
  parameters: { pictures: false },
  play: ({ canvas }) => expect(canvas.getByText('Signed electronically')).toBeVisible(),
});

export const SignedByHand = meta.story({
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
