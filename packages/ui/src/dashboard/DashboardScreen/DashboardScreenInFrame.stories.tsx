import { expect } from 'storybook/test';
import { fillsFrame, inFrame } from '#storybook/decorators/inFrame.tsx';
import preview from '#storybook/preview.tsx';
import { employeeBalance } from '../dashboard.fixtures.ts';
import { DashboardScreen } from './DashboardScreen.tsx';
import { Default } from './DashboardScreen.stories.tsx';

const meta = preview.meta({
  args: Default.composed.args,
  component: DashboardScreen,
  decorators: [inFrame('dashboard')],
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.findByText(employeeBalance)).resolves.toBeVisible();
    await fillsFrame(canvasElement);
  },
});

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });
export const Tablet = meta.story({ globals: { viewport: { value: 'tablet' } } });
export const SmallDesk = meta.story({ globals: { viewport: { value: 'laptop' } } });
export const Desk = meta.story({ globals: { viewport: { value: 'desk' } } });
