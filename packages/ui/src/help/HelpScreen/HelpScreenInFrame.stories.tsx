import { fillsFrame, inFrame } from '#storybook/decorators/inFrame.tsx';
import preview from '#storybook/preview.tsx';
import { HelpScreen } from './HelpScreen.tsx';
import { Default } from './HelpScreen.stories.tsx';
import { expectPage, InToolbarLanguage } from './helpScreen.fixtures.tsx';

const meta = preview.meta({
  args: Default.composed.args,
  render: (args) => <InToolbarLanguage {...args} />,
  component: HelpScreen,
  decorators: [inFrame('unknown')],
  play: async ({ canvasElement }) => {
    await expectPage();
    await fillsFrame(canvasElement);
  },
});

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });
export const Tablet = meta.story({ globals: { viewport: { value: 'tablet' } } });
export const SmallDesk = meta.story({ globals: { viewport: { value: 'laptop' } } });
export const Desk = meta.story({ globals: { viewport: { value: 'desk' } } });
