import { failing } from '@selfservice/mock-server/core/failure';
import { expect, userEvent, waitFor } from 'storybook/test';
import { backendOf } from '#storybook/backend.ts';
import preview from '#storybook/preview.tsx';
import { myRequestsMeta, ownRequests } from './atAnAddress.fixtures.ts';
import { MyRequestsScreen } from './MyRequestsScreen.tsx';

const meta = preview.meta({
  ...myRequestsMeta,
  component: MyRequestsScreen,
});

export const Unavailabilities = meta.story({
  tags: ['requests-1', 'unavailability-1'],
  args: { agenda: 'unavailabilities' as const },
  globals: { language: 'sk' },
  parameters: { scenario: { person: 'slovak' } },
  play: async ({ canvas }) => {
    await expect(canvas.findByRole('heading', { name: 'Moja nedostupnosť' })).resolves.toBeVisible();
    await expect(canvas.findByRole('row', { name: /Zostáva 1 deň$/ })).resolves.toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Nová nedostupnosť' })).toBeEnabled();
  },
});

export const ApprovedOne = meta.story({
  tags: ['requests-11', 'requests-25'],
  args: { openId: ownRequests.approved },
  globals: { language: 'cs' },
  play: async ({ canvas }) => {
    await expect(canvas.findByText('Schvalovatel')).resolves.toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Zrušit žádost' })).toBeNull();
  },
});

export const RejectedOne = meta.story({
  tags: ['requests-11'],
  args: { openId: ownRequests.rejected },
  play: async ({ canvas }) => {
    await expect(canvas.findByText(/The week after is free\.$/)).resolves.toBeVisible();
    await expect(canvas.getByText('Date of change')).toBeVisible();
  },
});

export const CancelledOne = meta.story({
  args: { openId: ownRequests.cancelled },
  play: async ({ canvas }) => {
    await expect(canvas.findByText('Date of change')).resolves.toBeVisible();
    await expect(canvas.queryByText('Approver')).toBeNull();
  },
});

/** A decided request is open while only pending requests are listed. */
export const OpenButFilteredOut = meta.story({
  args: { openId: ownRequests.rejected, isPendingOnly: true },
  play: ({ canvas }) => expect(canvas.findByText(/The week after is free\.$/)).resolves.toBeVisible(),
});

export const NotThere = meta.story({
  tags: ['requests-59'],
  args: { openId: 1, isPendingOnly: true },
  play: async ({ canvas, step }) => {
    await expect(canvas.findByText('This request is no longer in your list.')).resolves.toBeVisible();
    await step('"Show list" closes the detail', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Show list' }));
      await expect(canvas.findByRole('row', { name: /^Doctor/ })).resolves.toBeVisible();
      await expect(canvas.queryByText('This request is no longer in your list.')).toBeNull();
    });
    await step('a row of the list has the focus', () =>
      waitFor(() => expect(canvas.getByRole('row', { name: /^Doctor/ })).toHaveFocus()),
    );
  },
});

export const NoNetwork = meta.story({
  parameters: { scenario: { isOffline: true } },
  play: ({ canvas }) =>
    expect(canvas.findByText('Data not available, check your connection.')).resolves.toBeVisible(),
});

export const MalformedAnswer = meta.story({
  parameters: { scenario: { failures: [failing('postMyRequests', 'malformed')] } },
  play: ({ canvas }) => expect(canvas.findByText('An unexpected error occurred.')).resolves.toBeVisible(),
});

/** The loaded list stays visible when refreshing it fails. */
export const RefreshFailed = meta.story({
  play: async ({ canvas, loaded }) => {
    await expect(canvas.findByRole('row', { name: /^Doctor Wed 25 Nov/ })).resolves.toBeVisible();
    const backend = backendOf(loaded);
    backend.scenario.failures = [failing('postMyRequests', '500')];
    await backend.queryClient.invalidateQueries({ refetchType: 'none' });
    window.dispatchEvent(new Event('visibilitychange'));
    await expect(
      canvas.findByText('The list could not be refreshed. It may be out of date.'),
    ).resolves.toBeVisible();
    await expect(canvas.getByRole('row', { name: /^Doctor Wed 25 Nov/ })).toBeVisible();
  },
});
