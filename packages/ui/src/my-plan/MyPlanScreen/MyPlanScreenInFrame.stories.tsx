import { expect } from 'storybook/test';
import { fillsFrame, inFrame } from '../../../../../.storybook/decorators/inFrame.tsx';
import preview from '../../../../../.storybook/preview.tsx';
import { AtAMonth } from './atAMonth.fixtures.tsx';
import { MyPlanScreen } from './MyPlanScreen.tsx';
import { Default } from './MyPlanScreen.stories.tsx';

const meta = preview.meta({
  args: Default.composed.args,
  component: MyPlanScreen,
  render: (args) => <AtAMonth {...args} />,
  decorators: [inFrame('my-plan')],
  play: async ({ canvas, canvasElement }) => {
    await expect(
      canvas.findByRole('button', { name: /Day shift, Friday 20 November/ }),
    ).resolves.toBeVisible();
    await fillsFrame(canvasElement);
  },
});

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });
export const Tablet = meta.story({ globals: { viewport: { value: 'tablet' } } });
export const SmallDesk = meta.story({ globals: { viewport: { value: 'laptop' } } });
export const Desk = meta.story({ globals: { viewport: { value: 'desk' } } });
