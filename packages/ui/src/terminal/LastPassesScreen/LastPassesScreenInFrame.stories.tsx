import { fillsFrame, inFrame } from '#storybook/decorators/inFrame.tsx';
import preview from '#storybook/preview.tsx';
import { LastPassesScreen } from './LastPassesScreen.tsx';

const meta = preview.meta({
  component: LastPassesScreen,
  args: { backHref: '/online-terminal' },
  decorators: [inFrame('terminal')],
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('region', { name: /^Fri\s20\sNov$/ });
    await fillsFrame(canvasElement);
  },
});

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });
export const Tablet = meta.story({ globals: { viewport: { value: 'tablet' } } });
export const SmallDesk = meta.story({ globals: { viewport: { value: 'laptop' } } });
export const Desk = meta.story({ globals: { viewport: { value: 'desk' } } });
