import { expect } from 'storybook/test';
import { fillsFrame, inFrame } from '../../../../../.storybook/decorators/inFrame.tsx';
import preview from '../../../../../.storybook/preview.tsx';
import { AtAMonth } from './atAMonth.fixtures.tsx';
import { WorksheetScreen } from './WorksheetScreen.tsx';
import { Default } from './WorksheetScreen.stories.tsx';

const meta = preview.meta({
  args: Default.composed.args,
  component: WorksheetScreen,
  render: (args) => <AtAMonth {...args} />,
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
