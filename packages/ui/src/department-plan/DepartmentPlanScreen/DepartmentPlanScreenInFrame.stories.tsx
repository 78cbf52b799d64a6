import { expect } from 'storybook/test';
import { fillsFrame, inFrame } from '../../../../../.storybook/decorators/inFrame.tsx';
import preview from '../../../../../.storybook/preview.tsx';
import { DepartmentPlanScreen } from './DepartmentPlanScreen.tsx';
import { planMeta } from '../departmentPlan.fixtures.ts';

const meta = preview.meta({
  ...planMeta,
  component: DepartmentPlanScreen,
  decorators: [inFrame('department-plan')],
  play: async ({ canvas, canvasElement, step }) => {
    await expect(canvas.findByText('36 people')).resolves.toBeVisible();
    await step('all seven days fit', () => {
      const grid = canvas.getByRole('grid');
      return expect(grid.scrollWidth).toBeLessThanOrEqual(grid.clientWidth);
    });
    await fillsFrame(canvasElement);
  },
});

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });
export const Tablet = meta.story({ globals: { viewport: { value: 'tablet' } } });
export const SmallDesk = meta.story({ globals: { viewport: { value: 'laptop' } } });
export const Desk = meta.story({ globals: { viewport: { value: 'desk' } } });
