import { expect } from 'storybook/test';
import { fillsFrame, inFrame } from '#storybook/decorators/inFrame.tsx';
import preview from '#storybook/preview.tsx';
import { planStatesMeta } from '../planStates.fixtures.ts';
import { PlanStatesScreen } from './PlanStatesScreen.tsx';

const meta = preview.meta({
  ...planStatesMeta,
  component: PlanStatesScreen,
  decorators: [inFrame('plan-states')],
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.findByText(/^\d+ plans$/)).resolves.toBeVisible();
    await fillsFrame(canvasElement);
  },
});

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });
export const Tablet = meta.story({ globals: { viewport: { value: 'tablet' } } });
export const SmallDesk = meta.story({ globals: { viewport: { value: 'laptop' } } });
export const Desk = meta.story({ globals: { viewport: { value: 'desk' } } });
