import { failing } from '@selfservice/mock-server/core/failure';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { AtAnAddress, ownRequests } from './atAnAddress.fixtures.ts';
import { MyRequestsScreen } from './MyRequestsScreen.tsx';

const meta = preview.meta({
  component: MyRequestsScreen,
  args: {
    agenda: 'requests' as const,
    personRef: '0001001',
    isPendingOnly: false,
    onPendingOnlyChange: fn(),
    openId: null as number | null,
    onOpen: fn(),
    backHref: '/dashboard',
  },
  decorators: [(Story) => <main style={{ padding: 16 }}>{Story()}</main>],
  render: (args) => <AtAnAddress {...args} />,
});

export const Default = meta.story({
  args: { openId: ownRequests.vacation },
  play: async ({ canvas, step }) => {
    await step('the open one is shown with all that is known of it', async () => {
      await expect(
        canvas.findByRole('heading', { name: 'Vacation 2.12.2026 – 4.12.2026' }),
      ).resolves.toBeVisible();
      await expect(canvas.getByRole('button', { name: 'Cancel the request' })).toBeVisible();
    });
  },
});

export const OnlyTheList = meta.story({
  parameters: { pictures: false },
  play: async ({ canvas, step }) => {
    await step('each row says what, who, where it stands, and how long it can be decided', async () => {
      await expect(
        canvas.findByRole('row', {
          name: 'Doctor 20.11.2026 8:00 – 10:30, Dvořáková Jana, Pending, 0 days left',
        }),
      ).resolves.toBeVisible();
      await expect(canvas.getByRole('row', { name: /Rejected$/ })).toBeVisible();
    });
    await step('an item is opened by Enter', async () => {
      await userEvent.click(canvas.getByRole('row', { name: /^Doctor 20/ }));
      await expect(canvas.findByRole('heading', { level: 2, name: /^Doctor 20/ })).resolves.toBeVisible();
    });
  },
});

export const PendingOnly = meta.story({
  parameters: { pictures: false },
  args: { isPendingOnly: true },
  play: async ({ canvas, step }) => {
    await step('what is decided is left out', async () => {
      await expect(canvas.findByText('3 requests')).resolves.toBeVisible();
      await expect(canvas.queryByRole('row', { name: /Approved$/ })).toBeNull();
    });
    await step('the filter brings it back', async () => {
      await userEvent.click(canvas.getByRole('switch', { name: 'Show only pending' }));
      await waitFor(() => expect(canvas.getByText('8 requests')).toBeVisible());
    });
  },
});

export const Loading = meta.story({
  args: { openId: ownRequests.vacation },
  parameters: { scenario: { failures: [failing('postMyRequests', 'timeout')] } },
  play: ({ canvas }) => expect(canvas.findByText('My requests')).resolves.toBeVisible(),
});

export const Empty = meta.story({
  args: { personRef: '0001009' },
  parameters: { scenario: { person: 'firstDay' } },
  play: async ({ canvas }) => {
    await expect(canvas.findByText('You have no requests yet.')).resolves.toBeVisible();
    await expect(canvas.getByText(/Begin with New request\.$/)).toBeVisible();
  },
});

export const NothingPending = meta.story({
  args: { isPendingOnly: true },
  parameters: { scenario: { person: 'firstDay' } },
  play: async ({ canvas, step }) => {
    await expect(canvas.findByText('Nothing is waiting for a decision.')).resolves.toBeVisible();
    await step('what is hidden can be shown', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Show all requests' }));
      await expect(canvas.findByText('You have no requests yet.')).resolves.toBeVisible();
      await expect(canvas.getByRole('switch')).not.toBeChecked();
    });
  },
});

export const Failed = meta.story({
  parameters: { scenario: { failures: [failing('postMyRequests', '500')] } },
  play: async ({ canvas, step }) => {
    await expect(canvas.findByText('Your requests could not be loaded.')).resolves.toBeVisible();
    await step('it can be tried again', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
      await expect(canvas.findByText('Your requests could not be loaded.')).resolves.toBeVisible();
    });
  },
});

export const LongNames = meta.story({
  args: { personRef: '0001008' },
  parameters: { scenario: { person: 'longName' } },
  play: ({ canvas }) => expect(canvas.findByText('After deadline')).resolves.toBeVisible(),
});
