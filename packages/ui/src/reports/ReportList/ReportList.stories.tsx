import { toServerGroups } from '@selfservice/api/reports/report-groups';
import { expect, fn } from 'storybook/test';
import { fitsWindow } from '#storybook/fits-window.ts';
import preview from '#storybook/preview.tsx';
import { ReportList } from './ReportList.tsx';

const long = 'Souhrnný přehled mimořádných příplatků a náhrad podle nákladových středisek a zakázek';

const meta = preview.meta({
  component: ReportList,
  args: {
    groups: toServerGroups([
      { caption: 'Outside of groups', className: 'A.Outside', items: [] },
      {
        caption: 'Mzdové podklady pro vedoucí pracovníky',
        className: null,
        items: [{ caption: long, className: 'A.Long', items: [] }],
      },
    ]),
    onChoose: fn(),
  },
  parameters: { layout: 'padded' },
});

export const CaptionOfOneLongWord = meta.story({
  args: {
    groups: toServerGroups([
      {
        caption: 'Mzdovépodklady'.repeat(20),
        className: null,
        items: [{ caption: 'Sestava', className: 'A.One', items: [] }],
      },
    ]),
  },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Sestava' });
    await fitsWindow();
  },
});

export const LongText = meta.story({
  globals: { language: 'cs', viewport: { value: 'narrow' } },
  play: async ({ canvas, step }) => {
    await expect(canvas.findByRole('button', { name: long })).resolves.toBeVisible();
    await step('reports without a group have a separate heading', () =>
      expect(canvas.getByRole('region', { name: 'Další sestavy' })).toBeVisible(),
    );
  },
});
