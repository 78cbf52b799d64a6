import { expect, screen, userEvent, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { planMeta, plansAreThere } from '../departmentPlan.fixtures.ts';
import { DepartmentPlanScreen } from './DepartmentPlanScreen.tsx';

const meta = preview.meta({
  ...planMeta,
  component: DepartmentPlanScreen,
  globals: { viewport: { value: 'phone' } },
});

export const Folded = meta.story({
  parameters: { pictures: false },
  play: async ({ canvas, step }) => {
    await plansAreThere();
    const grid = canvas.getByRole('grid');
    const bar = canvas.getByRole('button', { name: /^Assembly/ });
    const isVisible = () => bar.getBoundingClientRect().bottom <= grid.getBoundingClientRect().top;
    await step('scrolling down folds the bar', async () => {
      grid.scrollTop = 300;
      await waitFor(() => expect(grid.getBoundingClientRect().top).toBeLessThan(80));
      await expect(isVisible()).toBe(false);
    });
    await step('the bar unfolds when it receives the focus', async () => {
      bar.focus();
      await waitFor(() => expect(isVisible()).toBe(true));
      bar.blur();
    });
    await step('scrolling up a little unfolds the bar', async () => {
      grid.scrollTop = 250;
      await waitFor(() => expect(isVisible()).toBe(true));
    });
    grid.scrollTop = 500;
    await waitFor(() => expect(isVisible()).toBe(false));
  },
});

export const Searching = meta.story({
  parameters: { pictures: true },
  play: async ({ canvas, step }) => {
    await plansAreThere();
    await step('a button opens the search', async () => {
      await expect(canvas.queryByRole('searchbox')).toBeNull();
      await userEvent.click(canvas.getByRole('button', { name: 'Find a person' }));
      await waitFor(() => expect(canvas.getByRole('searchbox', { name: 'Find a person' })).toHaveFocus());
      await userEvent.keyboard('dvorak');
      await waitFor(() => expect(canvas.getByRole('columnheader', { name: '1 of 36 people' })).toBeVisible());
    });
    await step('closing the search shows everyone', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Close search' }));
      await waitFor(() => expect(canvas.getByRole('columnheader', { name: '36 people' })).toBeVisible());
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Find a person' }));
    await userEvent.type(await canvas.findByRole('searchbox'), 'dvorak');
    await waitFor(() => expect(canvas.getByRole('columnheader', { name: '1 of 36 people' })).toBeVisible());
  },
});

export const AnotherMode = meta.story({
  parameters: { pictures: false },
  play: async ({ canvas, args }) => {
    await plansAreThere();
    await userEvent.click(canvas.getByRole('button', { name: 'More actions' }));
    await userEvent.click(await screen.findByRole('menuitemradio', { name: '3 days' }));
    await expect(args.onModeChange).toHaveBeenLastCalledWith(3);
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Next 3 days' })).toBeVisible());
  },
});
