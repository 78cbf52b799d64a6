import { fillsFrame, inFrame } from '#storybook/decorators/inFrame.tsx';
import preview from '#storybook/preview.tsx';
import { terminalMeta } from '../terminal.fixtures.ts';
import { TerminalScreen } from './TerminalScreen.tsx';

const meta = preview.meta({
  component: TerminalScreen,
  args: { ...terminalMeta.args, chosen: [22, 23, 3, null] },
  decorators: [inFrame('terminal')],
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('button', { name: 'Lunch Out' });
    await fillsFrame(canvasElement);
  },
});

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });
export const Tablet = meta.story({ globals: { viewport: { value: 'tablet' } } });
export const SmallDesk = meta.story({ globals: { viewport: { value: 'laptop' } } });
export const Desk = meta.story({ globals: { viewport: { value: 'desk' } } });
