import { expect } from 'storybook/test';
import { fillsFrame, inFrame } from '#storybook/decorators/inFrame.tsx';
import preview from '#storybook/preview.tsx';
import { AtAnAddress } from './atAnAddress.fixtures.ts';
import { MyRequestsScreen } from './MyRequestsScreen.tsx';
import { WithDetail } from './MyRequestsScreen.stories.tsx';

const meta = preview.meta({
  args: WithDetail.composed.args,
  component: MyRequestsScreen,
  render: (args) => <AtAnAddress {...args} />,
  decorators: [inFrame('requests')],
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.findByRole('button', { name: 'Cancel request' })).resolves.toBeVisible();
    await fillsFrame(canvasElement);
  },
});

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });
export const Tablet = meta.story({ globals: { viewport: { value: 'tablet' } } });
export const SmallDesk = meta.story({ globals: { viewport: { value: 'laptop' } } });
export const Desk = meta.story({ globals: { viewport: { value: 'desk' } } });
