import { failing } from '@selfservice/mock-server/core/failure';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { backendOf } from '#storybook/backend.ts';
import preview from '#storybook/preview.tsx';
import { myRequestsMeta, ownRequests } from './atAnAddress.fixtures.ts';
import { MyRequestsScreen } from './MyRequestsScreen.tsx';

const meta = preview.meta({
  ...myRequestsMeta,
  component: MyRequestsScreen,
});

export const Default = meta.story({
  tags: ['requests-1', 'requests-4', 'requests-26'],
  parameters: { shows: { role: 'heading', name: 'Decided' } },
  play: async ({ canvas, step }) => {
    await step(
      'each group has a heading, and each row has the account, the period, the length, the applicant and the state',
      async () => {
        await expect(canvas.findByRole('heading', { level: 2, name: 'Upcoming' })).resolves.toBeVisible();
        const waiting = within(canvas.getByRole('region', { name: 'Pending' }));
        await expect(
          waiting.getByRole('row', {
            name: 'Doctor Wed 25 Nov 8:00–10:30, 2:30 h, Dvořáková Jana, Pending, Due today',
          }),
        ).toBeVisible();
      },
    );
    await step('the latest decision is first', () => {
      const rows = within(canvas.getByRole('region', { name: 'Decided' })).getAllByRole('row');
      return expect(rows.map((row) => row.getAttribute('aria-label'))).toEqual([
        'Business trip Tue 8 Dec, 1 day, Dvořáková Jana, Cancelled',
        'Doctor Wed 11 Nov 7:30–9:00, 1:30 h, Dvořáková Jana, Approved',
        'Vacation 18–19 Nov, 2 days, Dvořáková Jana, Approved',
        'Vacation 4–6 Nov, 3 days, Dvořáková Jana, Rejected',
      ]);
    });
    await step('each row names the applicant', () =>
      expect(canvas.getAllByText('Dvořáková Jana')).toHaveLength(canvas.getAllByRole('row').length),
    );
  },
});

export const WithDetail = meta.story({
  tags: ['requests-9'],
  args: { openId: ownRequests.vacation },
  play: async ({ canvas, step }) => {
    await step('the detail of the open request has its facts and the button', async () => {
      await expect(canvas.findByRole('heading', { name: 'Vacation' })).resolves.toBeVisible();
      const detail = within(canvas.getByRole('article'));
      await expect(detail.getByText('Dvořáková Jana')).toBeVisible();
      await expect(detail.getByText('Created')).toBeVisible();
      await expect(detail.getByText('5 days left')).toBeVisible();
      await expect(canvas.getByRole('button', { name: 'Cancel request' })).toBeVisible();
    });
  },
});

export const OpenedAndClosed = meta.story({
  tags: ['requests-6'],
  globals: { viewport: { value: 'phone' } },
  parameters: { pictures: false },
  play: async ({ canvas, step }) => {
    await step('Enter opens a row', async () => {
      (await canvas.findByRole('row', { name: /^Vacation 2–4 Dec/ })).focus();
      await userEvent.keyboard('{Enter}');
      await expect(canvas.findByRole('heading', { level: 2, name: 'Vacation' })).resolves.toBeVisible();
      await expect(canvas.getByText('Applicant').nextElementSibling).toHaveTextContent('Dvořáková Jana');
    });
    await step('back in the list, the row has the focus again', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Back to list' }));
      await expect(canvas.findByRole('row', { name: /^Vacation 2–4 Dec/ })).resolves.toHaveFocus();
    });
  },
});

export const PendingOnly = meta.story({
  globals: { viewport: { value: 'desk' } },
  tags: ['requests-2'],
  parameters: { pictures: false },
  args: { isPendingOnly: true },
  play: async ({ canvas, step }) => {
    await step('only pending requests are listed', async () => {
      await expect(canvas.findByText('3 requests')).resolves.toBeVisible();
      await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(1);
      await expect(canvas.queryByRole('row', { name: /Approved$/ })).toBeNull();
    });
    await step('without the filter all requests are listed', async () => {
      await userEvent.click(canvas.getByRole('switch', { name: 'Show only pending' }));
      await waitFor(() => expect(canvas.getByText('8 requests')).toBeVisible());
    });
  },
});

export const Loading = meta.story({
  tags: ['requests-8'],
  parameters: { scenario: { failures: [failing('postMyRequests', 'timeout')] } },
  play: async ({ canvas, step }) => {
    await step('a skeleton is shown, and no error', async () => {
      await expect(canvas.findByRole('region', { name: 'Loading', busy: true })).resolves.toBeVisible();
      await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull();
      await expect(canvas.queryByRole('row')).toBeNull();
    });
  },
});

export const LoadingDetail = meta.story({
  args: { openId: ownRequests.vacation },
  parameters: { scenario: { failures: [failing('postMyRequests', 'timeout')] } },
  play: async ({ canvas }) => {
    await expect(canvas.findByText('Applicant')).resolves.toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull();
  },
});

export const Empty = meta.story({
  tags: ['requests-8'],
  args: { personRef: '0001009' },
  parameters: { scenario: { person: 'firstDay' } },
  play: async ({ canvas }) => {
    await expect(canvas.findByText('You have no requests yet.')).resolves.toBeVisible();
    await expect(canvas.getByText(/Start with New request\.$/)).toBeVisible();
  },
});

export const NothingPending = meta.story({
  globals: { viewport: { value: 'desk' } },
  args: { isPendingOnly: true },
  parameters: {
    scenario: { person: 'firstDay' },
    shows: [{ text: 'No requests are pending.' }, { role: 'button', name: 'Show all requests' }],
  },
  play: async ({ canvas }) => {
    await expect(canvas.findByText('No requests are pending.')).resolves.toBeVisible();
    await expect(canvas.getByRole('switch', { name: 'Show only pending' })).toBeChecked();
    await expect(canvas.queryByText('You have no requests yet.')).toBeNull();
  },
});

export const ShownAll = meta.story({
  globals: { viewport: { value: 'desk' } },
  args: { isPendingOnly: true },
  parameters: { pictures: false, scenario: { person: 'firstDay' } },
  play: async ({ canvas, step }) => {
    await step('"Show all requests" switches the filter off', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Show all requests' }));
      await expect(canvas.findByText('You have no requests yet.')).resolves.toBeVisible();
      await expect(canvas.getByRole('switch')).not.toBeChecked();
    });
  },
});

export const Failed = meta.story({
  tags: ['requests-8'],
  parameters: { scenario: { failures: [failing('postMyRequests', '500')] } },
  play: async ({ canvas }) => {
    await expect(canvas.findByText('Your requests could not be loaded.')).resolves.toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeEnabled();
  },
});

export const TriedAgain = meta.story({
  parameters: { pictures: false, scenario: { failures: [failing('postMyRequests', '500')] } },
  play: async ({ canvas, loaded, step }) => {
    const again = await canvas.findByRole('button', { name: 'Try again' });
    await step('the list replaces the error', async () => {
      backendOf(loaded).scenario.failures = [];
      await userEvent.click(again);
      await expect(canvas.findByRole('row', { name: /^Doctor Wed 25 Nov/ })).resolves.toBeVisible();
      await expect(canvas.queryByText('Your requests could not be loaded.')).toBeNull();
    });
  },
});

export const LongNames = meta.story({
  args: { personRef: '0001008' },
  parameters: { scenario: { person: 'longName' } },
  play: ({ canvas }) => expect(canvas.findByText('After deadline')).resolves.toBeVisible(),
});
