import { failing } from '@selfservice/mock-server/core/failure';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { backendOf } from '#storybook/backend.ts';
import preview from '#storybook/preview.tsx';
import { ApprovalsScreen } from './ApprovalsScreen.tsx';
import { letTimeRunOut, rejectElsewhere, waiting } from './approvals-backend.fixtures.ts';
import { withoutPictures, rowOf } from './approvals.fixtures.ts';
import { approveSelected, beginSelection, selectThree } from './bulk.fixtures.ts';

const meta = preview.meta({
  ...withoutPictures,
  component: ApprovalsScreen,
  globals: { viewport: { value: 'desk' } },
});

export const SelectedMeanwhile = meta.story({
  play: async ({ canvas, loaded, step }) => {
    const backend = backendOf(loaded);
    await selectThree();
    await approveSelected();
    await canvas.findByText('Approving 3 requests…');
    await userEvent.click(await rowOf(/Žák Matěj/));
    letTimeRunOut(backend);
    await step('a request that was selected in the meantime stays selected', async () => {
      await expect(canvas.findByText('3 approved')).resolves.toBeVisible();
      await expect(canvas.findByText('1 selected')).resolves.toBeVisible();
    });
  },
});

export const PartlyDoneWhileThePageWasHidden = meta.story({
  tags: ['approvals-25', 'approvals-31'],
  play: async ({ canvas, loaded, step }) => {
    const backend = backendOf(loaded);
    await selectThree();
    await approveSelected();
    await canvas.findByText('Approving 3 requests…');
    rejectElsewhere(backend, waiting.doctor);
    // A persisted page: the mock backend stops for any other.
    window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
    await step('the dialog shows the outcome of each request', async () => {
      const results = within(await screen.findByRole('dialog', { name: 'Results' }));
      await expect(results.getByText('2 approved, 1 decided by someone else')).toBeVisible();
    });
    await step('the selection is over', () =>
      waitFor(() => expect(screen.queryByRole('group', { name: 'Selected requests' })).toBeNull()),
    );
  },
});

export const SomeStillPending = meta.story({
  tags: ['approvals-31'],
  parameters: { scenario: { person: 'manager' } },
  args: { personRef: '0001003' },
  play: async ({ canvas, loaded, step }) => {
    const backend = backendOf(loaded);
    await rowOf(/Pending/);
    const [closed] = await canvas.findAllByRole('row', { name: / Oct\b/ });
    const [open] = await canvas.findAllByRole('row', { name: / Dec\b/ });
    if (!closed || !open) throw new Error('The manager has no request in a closed month.');
    await beginSelection(closed);
    await userEvent.click(open);
    await canvas.findByText('2 selected');
    await approveSelected();
    letTimeRunOut(backend);
    await step('the refused requests can be tried again', async () => {
      const results = within(await screen.findByRole('dialog', { name: 'Results' }));
      await expect(results.getByText('1 approved, 1 still pending')).toBeVisible();
      await expect(results.getByRole('button', { name: 'Try 1 again' })).toBeVisible();
    });
  },
});

export const Refused = meta.story({
  tags: ['approvals-30'],
  parameters: {
    scenario: { person: 'approver', failures: [failing('postRequestStatusMultiple', '500')] },
  },
  play: async ({ canvas, loaded, step }) => {
    const backend = backendOf(loaded);
    await selectThree();
    await approveSelected();
    letTimeRunOut(backend);
    await step('no request is shown as changed, and the selection stays', async () => {
      await expect(canvas.findByText('3 requests could not be approved.')).resolves.toBeVisible();
      await expect(canvas.getByText('3 selected')).toBeVisible();
      await rowOf(/Doctor Wed 25 Nov.*Pending/);
    });
    await step('the decision can be sent again', async () => {
      backend.database.scenario.failures = [];
      await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
      letTimeRunOut(backend);
      await expect(canvas.findByText('3 approved')).resolves.toBeVisible();
    });
    backend.database.scenario.failures = [failing('postRequestStatusMultiple', '500')];
    await userEvent.click(canvas.getByRole('button', { name: 'Close summary' }));
    await beginSelection(await rowOf(/Žák Matěj/));
    await userEvent.click(await canvas.findByRole('button', { name: 'Approve' }));
    letTimeRunOut(backend);
    await canvas.findByText('The request could not be approved: Žák Matěj.');
  },
});
