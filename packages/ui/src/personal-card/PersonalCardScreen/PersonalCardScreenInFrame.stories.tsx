import { expect } from 'storybook/test';
import { fillsFrame, inFrame } from '#storybook/decorators/inFrame.tsx';
import preview from '#storybook/preview.tsx';
import { PersonalCardScreen } from './PersonalCardScreen.tsx';

const meta = preview.meta({
  component: PersonalCardScreen,
  args: { backHref: '/dashboard' },
  decorators: [inFrame('unknown')],
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.findByRole('heading', { level: 2, name: 'Jana Dvořáková' })).resolves.toBeVisible();
    await fillsFrame(canvasElement);
  },
});

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });
export const Tablet = meta.story({ globals: { viewport: { value: 'tablet' } } });
export const SmallDesk = meta.story({ globals: { viewport: { value: 'laptop' } } });
export const Desk = meta.story({ globals: { viewport: { value: 'desk' } } });
