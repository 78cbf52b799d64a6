import { failing } from '@selfservice/mock-server/core/failure';
import { expect, userEvent, waitFor } from 'storybook/test';
import { backendOf } from '#storybook/backend.ts';
import preview from '#storybook/preview.tsx';
import { inDayLayout } from '../MyDay/my-day.fixtures.tsx';
import { MyDayScreen } from './MyDayScreen.tsx';

const meta = preview.meta({
  component: MyDayScreen,
  args: { lastPass: null },
  decorators: [inDayLayout],
  parameters: { layout: 'padded', pictures: false },
});

export const Default = meta.story({
  tags: ['dashboard-14'],
  play: async ({ canvas, loaded, step }) => {
    await expect(canvas.findByText('On shift until 16:30')).resolves.toBeVisible();
    await step('the hand and the words follow the clock', async () => {
      backendOf(loaded).clock.advance(8.5 * 60 * 60 * 1000);
      await expect(canvas.findByText('No more shifts today')).resolves.toBeVisible();
      await expect(canvas.getByText(/^Now 16:30/)).toBeInTheDocument();
    });
  },
});

export const Loading = meta.story({
  parameters: { scenario: { failures: [failing('postMyPlan', 'timeout')] } },
  play: ({ canvas }) =>
    expect(canvas.getByRole('region', { name: 'My day' })).toHaveAttribute('aria-busy', 'true'),
});

export const Failed = meta.story({
  tags: ['dashboard-32'],
  parameters: { scenario: { failures: [failing('postMyPlan', '500')] } },
  play: async ({ canvas, loaded, step }) => {
    await expect(canvas.findByText('Your plan could not be loaded.')).resolves.toBeVisible();
    await step('appears after another attempt', async () => {
      backendOf(loaded).database.scenario.failures = [];
      await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
      await expect(canvas.findByText('On shift until 16:30')).resolves.toBeVisible();
    });
  },
});

export const Empty = meta.story({
  parameters: { scenario: { at: '2026-11-21T10:00:00' } },
  play: ({ canvas }) => expect(canvas.findByText('No shift today')).resolves.toBeVisible(),
});

export const NextMonth = meta.story({
  tags: ['dashboard-15'],
  parameters: { scenario: { at: '2026-11-30T15:00:00' } },
  play: async ({ canvas, loaded, step }) => {
    await step('shows the next shift from the plan of December', () =>
      expect(canvas.findByText('Next: Wed 22:00, Night shift')).resolves.toBeVisible(),
    );
    await step('both months are in the cache for My plan', async () => {
      const { queryClient } = backendOf(loaded);
      for (const month of ['2026-11', '2026-12'])
        await expect(queryClient.getQueryData(['my-plan', 'month', month])).toMatchObject({ month });
    });
  },
});

export const NextMonthFailed = meta.story({
  parameters: {
    scenario: { at: '2026-11-30T15:00:00', failures: [failing('postMyPlan', '403', { occasion: 2 })] },
  },
  play: ({ canvas }) => waitFor(() => expect(canvas.getByText('No more shifts this month.')).toBeVisible()),
});

export const NotPermitted = meta.story({
  tags: ['dashboard-29'],
  parameters: { scenario: { invisibleActions: ['SelfServiceApp_RunMyPlan'] } },
  play: async ({ canvas }) => {
    await expect(canvas.findByText('No pass yet')).resolves.toBeVisible();
    await expect(canvas.queryByText(/shift/)).toBeNull();
  },
});
