import { failing } from '@selfservice/mock-server/core/failure';
import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test';
import { inMain } from '#storybook/decorators/inMain.tsx';
import preview from '#storybook/preview.tsx';
import { TimelineTestScreen } from './TimelineTestScreen.tsx';

const centreOf = (personCount: number) => ({ person: 'manager', personCount });

const meta = preview.meta({
  component: TimelineTestScreen,
  args: { days: '7' as const },
  decorators: [inMain],
  parameters: { scenario: centreOf(1000) },
});

const grid = () => screen.findByRole('grid');
const plansAreThere = () =>
  waitFor(() => expect(within(screen.getByRole('grid')).queryAllByRole('img').length).toBeGreaterThan(0));

export const Default = meta.story({
  tags: ['shell-8'],
  play: async ({ canvas, step }) => {
    await plansAreThere();
    await step('a thousand people and the days of the week are shown', async () => {
      await expect(await grid()).toHaveAttribute('aria-rowcount', '1001');
      await expect(canvas.getAllByRole('columnheader')[1]).toHaveAccessibleName(/Monday 16 November/);
    });
    await step('only visible rows are rendered', () =>
      expect(canvas.getAllByRole('rowheader').length).toBeLessThan(80),
    );
  },
});

export const VisibleFirst = meta.story({
  parameters: { scenario: { ...centreOf(1000), latencyMs: 150 } },
  play: async ({ canvas, step }) => {
    await plansAreThere();
    await step('the plans of visible people are fetched before the hundreds above', async () => {
      const current = await grid();
      await fireEvent.scroll(current, { target: { scrollTop: current.scrollHeight } });
      const lastRow = () => current.querySelector<HTMLElement>('[role="row"][aria-rowindex="1001"]');
      await waitFor(() => expect(lastRow()).not.toBeNull());
      await waitFor(() => expect(lastRow()?.querySelector('.bar')).not.toBeNull());
      await expect(canvas.getAllByRole('rowheader').length).toBeLessThan(80);
    });
  },
});

export const Month = meta.story({
  args: { days: 'month' },
  parameters: { scenario: centreOf(40) },
  play: async () => {
    await plansAreThere();
    await expect(await grid()).toHaveAttribute('aria-colcount', '31');
  },
});

export const Empty = meta.story({
  args: { days: '1' },
  parameters: { scenario: centreOf(0) },
  play: ({ canvas }) => expect(canvas.findByText('No people have been generated.')).resolves.toBeVisible(),
});

export const Loading = meta.story({
  parameters: {
    scenario: { ...centreOf(1000), failures: [failing('postDepartmentPeople', 'timeout')] },
  },
  play: async () => expect(await grid()).toHaveAttribute('aria-busy', 'true'),
});

export const Failed = meta.story({
  parameters: { scenario: { ...centreOf(1000), failures: [failing('postDepartmentPeople', '500')] } },
  play: async ({ canvas, step }) => {
    const words = 'The generated data could not be loaded.';
    await expect(canvas.findByText(words)).resolves.toBeVisible();
    await expect(canvas.queryByRole('grid')).toBeNull();
    await step('the user can retry', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
      await expect(canvas.findByText(words)).resolves.toBeVisible();
    });
  },
});

export const PlansFailed = meta.story({
  parameters: {
    scenario: { ...centreOf(20), failures: [failing('postDepartmentIntervals', '500')] },
  },
  play: async ({ canvas, step }) => {
    await expect(canvas.findByText('The generated data could not be loaded.')).resolves.toBeVisible();
    await step('the people are shown, and each row says that its plan is missing', () =>
      expect(canvas.getAllByRole('gridcell', { name: 'Plan not loaded' })[0]).toBeVisible(),
    );
  },
});
