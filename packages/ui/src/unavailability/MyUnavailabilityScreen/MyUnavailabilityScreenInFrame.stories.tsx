import { expect } from 'storybook/test';
import { fillsFrame, inFrame } from '#storybook/decorators/inFrame.tsx';
import preview from '#storybook/preview.tsx';
import { MyUnavailabilityScreen } from './MyUnavailabilityScreen.tsx';
import { Default } from './MyUnavailabilityScreen.stories.tsx';

const meta = preview.meta({
  args: Default.composed.args,
  component: MyUnavailabilityScreen,
  decorators: [inFrame('unavailability')],
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.findByRole('heading', { name: 'Upcoming' })).resolves.toBeVisible();
    await fillsFrame(canvasElement);
  },
});

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });
export const Tablet = meta.story({ globals: { viewport: { value: 'tablet' } } });
export const SmallDesk = meta.story({ globals: { viewport: { value: 'laptop' } } });
export const Desk = meta.story({ globals: { viewport: { value: 'desk' } } });
