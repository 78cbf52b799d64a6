import { failing } from '@selfservice/mock-server/core/failure';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { backendOf } from '#storybook/backend.ts';
import preview from '#storybook/preview.tsx';
import { ApprovalsScreen } from './ApprovalsScreen.tsx';
import { approvalsMeta, open, rowOf } from './approvals.fixtures.ts';

const meta = preview.meta({
  ...approvalsMeta,
  component: ApprovalsScreen,
  globals: { viewport: { value: 'desk' } },
});

export const Searching = meta.story({
  parameters: { pictures: false },
  play: async ({ canvas, step }) => {
    await rowOf(/Žák Matěj/);
    await step('the rows before stay while it is searched', async () => {
      await userEvent.type(canvas.getByRole('searchbox'), 'doctor');
      await expect(canvas.getByRole('row', { name: /Žák Matěj/ })).toBeVisible();
    });
    await step('then only those found are there', async () => {
      await waitFor(() => expect(canvas.queryByRole('row', { name: /Žák Matěj/ })).toBeNull());
      await expect(canvas.getByRole('row', { name: /Doctor/ })).toBeVisible();
      await expect(canvas.getByText('1 request')).toBeVisible();
    });
  },
});

export const NothingFound = meta.story({
  parameters: { pictures: true },
  play: async ({ canvas, step }) => {
    await rowOf(/Žák Matěj/);
    await userEvent.type(canvas.getByRole('searchbox'), 'zzz');
    await waitFor(() => expect(canvas.getByText('Nothing found')).toBeVisible());
    await step('the search can be taken back', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Clear the search and the filters' }));
      await rowOf(/Žák Matěj/);
      await expect(canvas.getByRole('searchbox')).toHaveValue('');
      await userEvent.type(canvas.getByRole('searchbox'), 'zzz');
      await waitFor(() => expect(canvas.getByText('Nothing found')).toBeVisible());
    });
  },
});

export const OnePersonOnly = meta.story({
  parameters: { pictures: false },
  play: async ({ canvas, step }) => {
    await rowOf(/Žák Matěj/);
    await step('one applicant is chosen', async () => {
      await userEvent.click(canvas.getByRole('combobox', { name: 'Applicant' }));
      await userEvent.click(await screen.findByRole('option', { name: /Dvořáková Jana/ }));
      await waitFor(() => expect(canvas.queryByRole('row', { name: /Žák Matěj/ })).toBeNull());
      await expect(canvas.getByText('3 requests')).toBeVisible();
    });
    await step('and everybody again', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Clear the filters' }));
      await rowOf(/Žák Matěj/);
    });
  },
});

export const PendingOnly = meta.story({
  parameters: { pictures: false },
  play: async ({ canvas, args, step }) => {
    await rowOf(/Žák Matěj/);
    await step('what is decided is shown as well, and remembered', async () => {
      await userEvent.click(canvas.getByRole('switch', { name: 'Show only pending' }));
      await expect(args.onPendingOnlyChange).toHaveBeenCalledWith(false);
      await rowOf(/Approved/);
    });
  },
});

export const AChangedFilterClearsTheSelection = meta.story({
  parameters: { pictures: false },
  play: async ({ canvas, step }) => {
    await open(/Žák Matěj/);
    await userEvent.keyboard('x');
    await expect(canvas.findByText('1 selected')).resolves.toBeVisible();
    await step('nothing is selected any more', async () => {
      await userEvent.click(canvas.getByRole('switch', { name: 'Show only pending' }));
      await waitFor(() => expect(canvas.queryByText('1 selected')).toBeNull());
    });
  },
});

export const RefreshFailed = meta.story({
  parameters: { pictures: false },
  play: async ({ canvas, loaded, step }) => {
    await rowOf(/Žák Matěj/);
    backendOf(loaded).database.scenario.failures = [failing('postApprovals', '500')];
    await backendOf(loaded).queryClient.invalidateQueries({ refetchType: 'none' });
    window.dispatchEvent(new Event('visibilitychange'));
    await step('what is there stays, and it is said that it may be old', async () => {
      await waitFor(() =>
        expect(canvas.getByText('The list could not be refreshed. It may be out of date.')).toBeVisible(),
      );
      await expect(canvas.getByRole('row', { name: /Žák Matěj/ })).toBeVisible();
    });
  },
});
