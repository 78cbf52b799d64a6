import { expect, screen, userEvent } from 'storybook/test';
import { fillsFrame, inFrame } from '#storybook/decorators/inFrame.tsx';
import preview from '#storybook/preview.tsx';
import { DepartmentPlanScreen } from './DepartmentPlanScreen.tsx';
import { planMeta } from '../departmentPlan.fixtures.ts';

const meta = preview.meta({
  ...planMeta,
  component: DepartmentPlanScreen,
  decorators: [inFrame('department-plan')],
  play: async ({ canvas, canvasElement, step }) => {
    // In a bar the number is also announced.
    const [count] = await canvas.findAllByText('36 people');
    await expect(count).toBeVisible();
    await step('all seven days fit into the width', () => {
      const grid = canvas.getByRole('grid');
      return expect(grid.scrollWidth).toBeLessThanOrEqual(grid.clientWidth);
    });
    await fillsFrame(canvasElement);
  },
});

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });
/** A phone on its side. */
export const Landscape = meta.story({ globals: { viewport: { value: 'landscape' } } });
export const Tablet = meta.story({ globals: { viewport: { value: 'tablet' } } });
export const SmallDesk = meta.story({ globals: { viewport: { value: 'laptop' } } });
export const Desk = meta.story({ globals: { viewport: { value: 'desk' } } });

export const HelpInItsMenu = meta.story({
  parameters: { pictures: false },
  globals: { viewport: { value: 'desk' } },
  play: async ({ canvas, step }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'More actions' }));
    await step('Help links to the section of the area and does not change the plan', async () => {
      await userEvent.click(await screen.findByRole('menuitemradio', { name: 'List' }));
      await expect(canvas.findByRole('list', { name: /^Plan of/ })).resolves.toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'More actions' }));
      const help = await screen.findByRole('menuitem', { name: 'Help' });
      await expect(help).toHaveAttribute('href', '/help/department-plan');
      await userEvent.click(help);
      await expect(canvas.getByRole('list', { name: /^Plan of/ })).toBeVisible();
    });
  },
});
