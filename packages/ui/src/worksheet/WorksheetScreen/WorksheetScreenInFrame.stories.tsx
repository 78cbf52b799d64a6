import { expect } from 'storybook/test';
import { fillsFrame, inFrame } from '#storybook/decorators/inFrame.tsx';
import preview from '#storybook/preview.tsx';
import { WorksheetScreen } from './WorksheetScreen.tsx';
import { worksheetMeta } from './worksheetScreen.fixtures.ts';

const meta = preview.meta({
  ...worksheetMeta,
  component: WorksheetScreen,
  decorators: [inFrame('worksheet')],
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.findByRole('table', { name: 'Worksheet for October 2026' })).resolves.toBeVisible();
    await fillsFrame(canvasElement);
  },
});

export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement, step }) => {
    await step('the first day is visible without scrolling, with room to spare', async () => {
      const row = await canvas.findByRole('row', { name: /^1 Thu/ });
      await expect(row.getBoundingClientRect().top).toBeLessThanOrEqual(560);
    });
    await fillsFrame(canvasElement);
  },
});
export const Tablet = meta.story({ globals: { viewport: { value: 'tablet' } } });
export const SmallDesk = meta.story({ globals: { viewport: { value: 'laptop' } } });
export const Desk = meta.story({ globals: { viewport: { value: 'desk' } } });
