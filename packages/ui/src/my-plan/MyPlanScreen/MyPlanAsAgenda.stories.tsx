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
  tags: ['my-plan-48', 'my-plan-52'],
  parameters: { pictures: true },
  play: async ({ args, canvas, step }) => {
    await step('the agenda shows the plan in words, with today visible', async () => {
      await waitFor(() =>
        expect(canvas.getByRole('list', { name: 'Plan for November 2026' })).toHaveTextContent('6:00–14:00'),
      );
      await expect(canvas.queryByRole('grid')).toBeNull();
      const box = canvas.getByRole('region', { name: 'Plan for November 2026' }).parentElement;
      const { top, bottom } = canvas.getByRole('button', { current: 'date' }).getBoundingClientRect();
      const frame = box?.getBoundingClientRect();
      await expect(frame && top >= frame.top - 1 && bottom <= frame.bottom + 1).toBe(true);
    });
    await step('another month starts at its first day', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Next month' }));
      const region = await canvas.findByRole('region', { name: 'Plan for December 2026' });
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
    await step('the button changes the view and reports the choice', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Show as a timeline' }));
      await expect(canvas.findByRole('grid')).resolves.toBeVisible();
      await expect(args.onViewChange).toHaveBeenLastCalledWith('bars');
      await userEvent.click(canvas.getByRole('button', { name: 'Show as a list' }));
      await expect(args.onViewChange).toHaveBeenLastCalledWith('list');
    });
  },
});

export const NoViewChosenOnAPhone = meta.story({
  args: { view: null },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.findByRole('list', { name: 'Plan for November 2026' })).resolves.toBeVisible();
  },
});

export const NoViewChosenOnADesk = meta.story({
  args: { view: null },
  globals: { viewport: { value: 'desk' } },
  play: ({ canvas }) =>
    expect(canvas.findByRole('grid', { name: 'Plan for November 2026' })).resolves.toBeVisible(),
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

export const LegendOnAPhone = meta.story({
  tags: ['my-plan-12'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, step }) => {
    await canvas.findAllByRole('button', { name: /shift/ });
    await step('the menu of the screen opens the legend', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'More' }));
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Legend' }));
      await expect(screen.findByRole('dialog', { name: 'Legend' })).resolves.toHaveTextContent(
        'Public holiday',
      );
    });
    await step('after closing the focus returns to the menu', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(canvas.getByRole('button', { name: 'More' })).toHaveFocus());
    });
  },
});

export const SignedFromARow = meta.story({
  tags: ['my-plan-51'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, step }) => {
    const button = await canvas.findByRole('button', { name: /^Sign: Mon\s23\sNov$/ });
    await step('the button of a day opens the requests of that day', async () => {
      await userEvent.click(button);
      const dialog = await screen.findByRole('dialog', { name: 'Sign plan' });
      await expect(dialog).toHaveTextContent(/23\sNov/);
      await expect(dialog).not.toHaveTextContent(/24\sNov/);
    });
    await step('after Escape the focus returns to it', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(button).toHaveFocus());
    });
  },
});
