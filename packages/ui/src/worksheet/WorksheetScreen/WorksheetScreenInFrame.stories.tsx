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
    await expect(canvas.findByRole('table', { name: 'Worksheet of October 2026' })).resolves.toBeVisible();
    await fillsFrame(canvasElement);
  },
});

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });
export const Tablet = meta.story({ globals: { viewport: { value: 'tablet' } } });
export const SmallDesk = meta.story({ globals: { viewport: { value: 'laptop' } } });
export const Desk = meta.story({ globals: { viewport: { value: 'desk' } } });
