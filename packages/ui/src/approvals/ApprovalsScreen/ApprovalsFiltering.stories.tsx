import { failing } from '@selfservice/mock-server/core/failure';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { backendOf } from '#storybook/backend.ts';
import preview from '#storybook/preview.tsx';
import { ApprovalsScreen } from './ApprovalsScreen.tsx';
import { approvalsMeta, decisionsAreOpen, open, rowOf } from './approvals.fixtures.ts';

const meta = preview.meta({
  ...approvalsMeta,
  component: ApprovalsScreen,
  globals: { viewport: { value: 'desk' } },
});

export const Searching = meta.story({
  tags: ['approvals-5'],
  parameters: { pictures: false },
  play: async ({ canvas, step }) => {
    await rowOf(/Žák Matěj/);
    await step('the earlier rows stay while the search is loading', async () => {
      await userEvent.type(canvas.getByRole('searchbox'), 'doctor');
      await expect(canvas.getByRole('row', { name: /Žák Matěj/ })).toBeVisible();
    });
    await step('only the found rows remain', async () => {
      await waitFor(() => expect(canvas.queryByRole('row', { name: /Žák Matěj/ })).toBeNull());
      await expect(canvas.getByRole('row', { name: /Doctor/ })).toBeVisible();
      await expect(canvas.getByText('1 request')).toBeVisible();
    });
  },
});

export const NothingFound = meta.story({
  tags: ['approvals-19'],
  parameters: { pictures: true },
  play: async ({ canvas, step }) => {
    await rowOf(/Žák Matěj/);
    await userEvent.type(canvas.getByRole('searchbox'), 'zzz');
    await waitFor(() => expect(canvas.getByText('Nothing found')).toBeVisible());
    await step('a button clears the search', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Clear search and filters' }));
      await rowOf(/Žák Matěj/);
      await expect(canvas.getByRole('searchbox')).toHaveValue('');
      await userEvent.type(canvas.getByRole('searchbox'), 'zzz');
      await waitFor(() => expect(canvas.getByText('Nothing found')).toBeVisible());
    });
  },
});

export const OnePersonOnly = meta.story({
  tags: ['approvals-6'],
  parameters: { pictures: false },
  play: async ({ canvas, step }) => {
    await rowOf(/Žák Matěj/);
    await step('the list shows only the requests of the chosen applicant', async () => {
      await userEvent.click(canvas.getByRole('combobox', { name: 'Applicant' }));
      await userEvent.click(await screen.findByRole('option', { name: /Dvořáková Jana/ }));
      await waitFor(() => expect(canvas.queryByRole('row', { name: /Žák Matěj/ })).toBeNull());
      await expect(canvas.getByText('3 requests')).toBeVisible();
    });
    await step('clearing the filter shows all requests', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
      await rowOf(/Žák Matěj/);
    });
  },
});

export const PendingOnly = meta.story({
  tags: ['approvals-3'],
  parameters: { pictures: false },
  play: async ({ canvas, args, step }) => {
    await rowOf(/Žák Matěj/);
    await step('decided requests are listed too, and the change is reported', async () => {
      await userEvent.click(canvas.getByRole('switch', { name: 'Show only pending' }));
      await expect(args.onPendingOnlyChange).toHaveBeenCalledWith(false);
      await rowOf(/Approved/);
    });
  },
});

export const AChangedFilterClearsTheSelection = meta.story({
  tags: ['approvals-12'],
  parameters: { pictures: false },
  play: async ({ canvas, step }) => {
    await decisionsAreOpen();
    await open(/Žák Matěj/);
    await userEvent.keyboard('x');
    await expect(canvas.findByText('1 selected')).resolves.toBeVisible();
    await step('no request is selected after the change', async () => {
      await userEvent.click(canvas.getByRole('switch', { name: 'Show only pending' }));
      await waitFor(() => expect(canvas.queryByText('1 selected')).toBeNull());
    });
  },
});

export const RefreshFailed = meta.story({
  tags: ['approvals-44'],
  parameters: { pictures: false },
  play: async ({ canvas, loaded, step }) => {
    await rowOf(/Žák Matěj/);
    backendOf(loaded).database.scenario.failures = [failing('postApprovals', '500')];
    await backendOf(loaded).queryClient.invalidateQueries({ refetchType: 'none' });
    window.dispatchEvent(new Event('visibilitychange'));
    await step('the rows stay, with a notice that they may be out of date', async () => {
      await waitFor(() =>
        expect(canvas.getByText('The list could not be refreshed. It may be out of date.')).toBeVisible(),
      );
      await expect(canvas.getByRole('row', { name: /Žák Matěj/ })).toBeVisible();
    });
  },
});
