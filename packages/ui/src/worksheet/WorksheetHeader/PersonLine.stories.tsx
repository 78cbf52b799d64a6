import { expect } from 'storybook/test';
import { fitsWindow } from '#storybook/fits-window.ts';
import preview from '#storybook/preview.tsx';
import { aWorksheet } from '../worksheet.fixtures.ts';
import { PersonLine } from './PersonLine.tsx';

const meta = preview.meta({
  component: PersonLine,
  args: { worksheet: aWorksheet() },
  parameters: { layout: 'padded', pictures: false },
});

export const Default = meta.story({
  tags: ['worksheet-5'],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Person: Dvořáková Jana',
      'Personal number: 1001',
      'Centre: Assembly',
      'Model: Day shifts, 40 h',
    ]);
  },
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
  parameters: { pictures: true },
  play: fitsWindow,
});
