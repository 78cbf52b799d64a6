import { failing } from '@selfservice/mock-server/core/failure';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { MyPlanScreen } from './MyPlanScreen.tsx';
import { myPlanMeta } from './myPlanScreen.fixtures.tsx';

const meta = preview.meta({
  ...myPlanMeta,
  component: MyPlanScreen,
  args: { ...myPlanMeta.args, view: 'list' as const },
});

export const Default = meta.story({
  tags: ['my-plan-10'],
  parameters: { pictures: true },
  play: async ({ args, canvas, step }) => {
    await step('the list shows the plan in words, with today visible', async () => {
      await waitFor(() =>
        expect(canvas.getByRole('list', { name: 'Plan of November 2026' })).toHaveTextContent('6:00–14:00'),
      );
      await expect(canvas.queryByRole('grid')).toBeNull();
      const box = canvas.getByRole('region', { name: 'Plan of November 2026' }).parentElement;
      const { top, bottom } = canvas.getByRole('button', { current: 'date' }).getBoundingClientRect();
      const frame = box?.getBoundingClientRect();
      await expect(frame && top >= frame.top - 1 && bottom <= frame.bottom + 1).toBe(true);
    });
    await step('another month starts at its first day', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Next month' }));
      const region = await canvas.findByRole('region', { name: 'Plan of December 2026' });
      await expect(region.parentElement?.scrollTop).toBe(0);
      await userEvent.click(canvas.getByRole('button', { name: 'Previous month' }));
      await expect(canvas.findByRole('button', { current: 'date' })).resolves.toBeVisible();
    });
    await step('an interval opens its details', async () => {
      const [first] = await canvas.findAllByRole('button', { name: /shift/ });
      if (first) await userEvent.click(first);
      await expect(screen.findByRole('dialog')).resolves.toBeVisible();
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(first).toHaveFocus());
    });
    await step('the switch changes the view and reports the choice', async () => {
      await userEvent.click(canvas.getByRole('switch', { name: 'As a list' }));
      await expect(canvas.findByRole('grid')).resolves.toBeVisible();
      await expect(args.onViewChange).toHaveBeenLastCalledWith('bars');
      await userEvent.click(canvas.getByRole('switch', { name: 'As a list' }));
      await expect(args.onViewChange).toHaveBeenLastCalledWith('list');
    });
  },
});

export const NoViewChosenOnAPhone = meta.story({
  args: { view: null },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.findByRole('list', { name: 'Plan of November 2026' })).resolves.toBeVisible();
    await expect(canvas.getByRole('switch', { name: 'As a list' })).toBeChecked();
  },
});

export const NoViewChosenOnADesk = meta.story({
  args: { view: null },
  globals: { viewport: { value: 'desk' } },
  play: ({ canvas }) =>
    expect(canvas.findByRole('grid', { name: 'Plan of November 2026' })).resolves.toBeVisible(),
});

export const Loading = meta.story({
  tags: ['my-plan-33'],
  parameters: { scenario: { failures: [failing('postMyPlan', 'timeout')] } },
  play: async ({ canvas }) => {
    await expect(canvas.findByRole('list', { busy: true })).resolves.toBeVisible();
    await expect(canvas.getByRole('listitem', { current: 'date' })).toBeVisible();
    await expect(canvas.queryByText('Nothing planned')).toBeNull();
    await expect(canvas.queryByText('Your plan could not be loaded.')).toBeNull();
  },
});
