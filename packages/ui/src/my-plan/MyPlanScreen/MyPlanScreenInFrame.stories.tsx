import { expect, waitFor } from 'storybook/test';
import { fillsFrame, inFrame } from '#storybook/decorators/inFrame.tsx';
import preview from '#storybook/preview.tsx';
import { MyPlanScreen } from './MyPlanScreen.tsx';
import { myPlanMeta } from './myPlanScreen.fixtures.tsx';

const meta = preview.meta({
  ...myPlanMeta,
  component: MyPlanScreen,
  decorators: [inFrame('my-plan')],
  play: async ({ canvas, canvasElement, step }) => {
    await expect(
      canvas.findByRole('button', { name: /Day shift, Friday 20 November/ }),
    ).resolves.toBeVisible();
    await step('on a wide screen the warnings and actions are below the days, not over them', async () => {
      if (window.innerWidth < 640) return;
      const days = canvas.getByRole('group', { name: /^Plan / });
      const bottom = () => days.getBoundingClientRect().bottom;
      const warning = canvas.getByText('Confirm acquaint with your plan');
      await waitFor(() => expect(bottom()).toBeLessThanOrEqual(warning.getBoundingClientRect().top));
    });
    await fillsFrame(canvasElement);
  },
});

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });
export const Tablet = meta.story({ globals: { viewport: { value: 'tablet' } } });
export const SmallDesk = meta.story({ globals: { viewport: { value: 'laptop' } } });
export const Desk = meta.story({ globals: { viewport: { value: 'desk' } } });
