import { expect } from 'storybook/test';
import { fillsFrame, inFrame } from '#storybook/decorators/inFrame.tsx';
import preview from '#storybook/preview.tsx';
import { NotFoundScreen } from './NotFoundScreen.tsx';
import { Default } from './NotFoundScreen.stories.tsx';

const meta = preview.meta({
  args: Default.composed.args,
  component: NotFoundScreen,
  decorators: [inFrame('unknown')],
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.findByRole('heading', { name: 'Page not found' })).resolves.toBeVisible();
    await fillsFrame(canvasElement);
  },
});

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });
export const Tablet = meta.story({ globals: { viewport: { value: 'tablet' } } });
export const SmallDesk = meta.story({ globals: { viewport: { value: 'laptop' } } });
export const Desk = meta.story({ globals: { viewport: { value: 'desk' } } });
