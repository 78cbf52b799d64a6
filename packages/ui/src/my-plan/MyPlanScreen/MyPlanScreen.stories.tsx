import type { LocalMonth } from '@selfservice/api/core/local-date';
import { december } from '@selfservice/api/my-plan/my-plan.fixtures';
import { failing } from '@selfservice/mock-server/core/failure';
import { expect, userEvent, waitFor } from 'storybook/test';
import { backendOf } from '#storybook/backend.ts';
import preview from '#storybook/preview.tsx';
import { MyPlanScreen } from './MyPlanScreen.tsx';
import { myPlanMeta } from './myPlanScreen.fixtures.tsx';

const meta = preview.meta({
  ...myPlanMeta,
  component: MyPlanScreen,
});

const month = (text: string) => text as LocalMonth;

export const Default = meta.story({
  tags: ['my-plan-10', 'my-plan-21'],
  play: async ({ canvas, loaded, step }) => {
    await step('the first visible day is two days before today', async () => {
      await expect(
        canvas.findByRole('button', { name: /Day shift, Friday 20 November/ }),
      ).resolves.toBeVisible();
      const grid = canvas.getByRole('grid', { name: 'Plan for November 2026' });
      const { top } = canvas.getByRole('rowheader', { name: /^18 Wed/ }).getBoundingClientRect();
      await expect(grid.scrollTop).toBeGreaterThan(0);
      await expect(top).toBeGreaterThan(grid.getBoundingClientRect().top);
      await expect(canvas.getByRole('rowheader', { name: /^22 Sun/ })).toBeVisible();
    });
    await step('a day to sign has a marker and can be signed', async () => {
      // The rows below the first ones are rendered in the frame after the scroll.
      await expect(canvas.findByRole('rowheader', { name: /^23 Mon.*To sign/ })).resolves.toBeVisible();
      await expect(canvas.getByRole('button', { name: 'Sign 3 days' })).toBeVisible();
    });
    await step('the warning hides after 5 s', async () => {
      const clock = backendOf(loaded).clock;
      await expect(canvas.getByText('Confirm acquaint with your plan')).toBeVisible();
      clock.advance(4999);
      await expect(canvas.getByText('Confirm acquaint with your plan')).toBeVisible();
      clock.advance(1);
      await waitFor(() => expect(canvas.queryByText('Confirm acquaint with your plan')).toBeNull());
    });
  },
});

export const WithChange = meta.story({
  args: { month: december },
  play: async ({ canvas }) => {
    await expect(canvas.findByRole('rowheader', { name: /Change to approve/ })).resolves.toBeVisible();
    await expect(canvas.getByText('Approve plan changes')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Review 1 change' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Sign 1 day' })).toBeVisible();
  },
});

export const Loading = meta.story({
  tags: ['my-plan-33'],
  parameters: { scenario: { failures: [failing('postMyPlan', 'timeout')] } },
  play: async ({ canvas, step }) => {
    await step('each day has a placeholder beside its date', async () => {
      await expect(canvas.findByRole('rowheader', { name: '20 Fri' })).resolves.toBeVisible();
      const rows = canvas.getAllByRole('row', { busy: true });
      await expect(rows).toHaveLength(canvas.getAllByRole('rowheader').length);
    });
    await step('neither an error nor an empty plan is reported', async () => {
      await expect(canvas.queryByRole('alert')).toBeNull();
      await expect(canvas.queryByText('Your plan could not be loaded.')).toBeNull();
      await expect(canvas.queryByText('Nothing is planned for you this month.')).toBeNull();
    });
  },
});

export const Empty = meta.story({
  args: { month: month('2026-10'), personRef: '0001009' },
  parameters: { scenario: { person: 'firstDay' } },
  play: ({ canvas }) =>
    expect(canvas.findByText('Nothing is planned for you this month.')).resolves.toBeVisible(),
});

export const Failed = meta.story({
  tags: ['my-plan-46'],
  parameters: { scenario: { failures: [failing('postMyPlan', '500')] } },
  play: async ({ canvas }) => {
    await expect(canvas.findByText('Your plan could not be loaded.')).resolves.toBeVisible();
    await expect(
      canvas.getByText('An error occurred on the server, contact your administrator.'),
    ).toBeVisible();
  },
});

export const RefreshFailed = meta.story({
  tags: ['my-plan-46'],
  parameters: { pictures: false, scenario: { failures: [failing('postMyPlan', '500')] } },
  play: async ({ canvas, loaded, step }) => {
    await expect(canvas.findByText('Your plan could not be loaded.')).resolves.toBeVisible();
    await step('the other months stay reachable', () =>
      expect(canvas.getByRole('button', { name: 'Next month' })).toBeEnabled(),
    );
    await step('the button tries again', async () => {
      backendOf(loaded).scenario.failures = [];
      await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
      await expect(
        canvas.findByRole('button', { name: /Day shift, Friday 20 November/ }),
      ).resolves.toBeVisible();
      const backend = backendOf(loaded);
      backend.scenario.failures = [failing('postMyPlan', '500')];
      await backend.queryClient.invalidateQueries({ refetchType: 'none' });
      window.dispatchEvent(new Event('visibilitychange'));
    });
    await step('the loaded plan stays when a refresh fails', async () => {
      await expect(
        canvas.findByText('The plan could not be refreshed. It may be out of date.'),
      ).resolves.toBeVisible();
      await expect(canvas.getByRole('button', { name: /Day shift, Friday 20 November/ })).toBeVisible();
    });
  },
});

export const NoNetwork = meta.story({
  parameters: { scenario: { isOffline: true }, pictures: false },
  play: ({ canvas }) =>
    expect(canvas.findByText('Data not available, check your connection.')).resolves.toBeVisible(),
});

export const MalformedAnswer = meta.story({
  parameters: { scenario: { failures: [failing('postMyPlan', 'malformed')] }, pictures: false },
  play: ({ canvas }) => expect(canvas.findByText('An unexpected error occurred.')).resolves.toBeVisible(),
});

export const NotPublished = meta.story({
  tags: ['my-plan-23'],
  args: { month: month('2027-03') },
  play: async ({ canvas }) => {
    await expect(canvas.findByText('The plan is not published for this month.')).resolves.toBeVisible();
  },
});

export const PartlyPublished = meta.story({
  tags: ['my-plan-24'],
  args: { month: month('2027-01') },
  parameters: { pictures: false },
  play: async ({ canvas, step }) => {
    await expect(
      canvas.findByText('This month contains an interval with an unpublished plan.'),
    ).resolves.toBeVisible();
    await step('a public holiday shows its name', () =>
      expect(canvas.getByRole('rowheader', { name: /^1 Fri New Year/ })).toBeVisible(),
    );
  },
});

export const WaitingInAnotherMonth = meta.story({
  args: { month: month('2027-01') },
  parameters: { pictures: false },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Go to November' }));
    await expect(canvas.findByRole('button', { name: 'Sign 3 days' })).resolves.toBeVisible();
  },
});
