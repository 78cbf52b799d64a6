import { fillsFrame, inFrame } from '#storybook/decorators/inFrame.tsx';
import preview from '#storybook/preview.tsx';
import { ReportsScreen } from './ReportsScreen.tsx';
import { reportsMeta } from './reportsScreen.fixtures.ts';

const meta = preview.meta({
  ...reportsMeta,
  component: ReportsScreen,
  decorators: [inFrame('reports')],
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('region', { name: 'Canteen' });
    await fillsFrame(canvasElement);
  },
});

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });
export const Tablet = meta.story({ globals: { viewport: { value: 'tablet' } } });
export const SmallDesk = meta.story({ globals: { viewport: { value: 'laptop' } } });
export const Desk = meta.story({ globals: { viewport: { value: 'desk' } } });
