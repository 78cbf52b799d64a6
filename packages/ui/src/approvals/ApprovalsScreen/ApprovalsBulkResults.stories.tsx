import { failing } from '@selfservice/mock-server/core/failure';
import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test';
import { backendOf } from '#storybook/backend.ts';
import preview from '#storybook/preview.tsx';
import { ApprovalsScreen } from './ApprovalsScreen.tsx';
import { letTimeRunOut, rejectElsewhere, waiting } from './approvals-backend.fixtures.ts';
import { withoutPictures, rowOf } from './approvals.fixtures.ts';
import { approveSelected, selectThree } from './bulk.fixtures.ts';

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
    await step('what was selected since then stays so', async () => {
      await expect(canvas.findByText('3 approved')).resolves.toBeVisible();
      await expect(canvas.findByText('1 selected')).resolves.toBeVisible();
    });
  },
});

export const PartlyDoneWhileThePageWasHidden = meta.story({
  play: async ({ canvas, loaded, step }) => {
    const backend = backendOf(loaded);
    await selectThree();
    await approveSelected();
    await canvas.findByText('Approving 3 requests…');
    rejectElsewhere(backend, waiting.doctor);
    // A page that might come back: the mock of the backend stops for one that does not.
    window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
    await step('each request says what has become of it', async () => {
      const results = within(await screen.findByRole('dialog', { name: 'Results' }));
      await expect(results.getByText('2 approved, 1 decided by somebody else')).toBeVisible();
    });
    await step('and the selection is over', () =>
      waitFor(() => expect(screen.queryByRole('group', { name: 'Selected requests' })).toBeNull()),
    );
  },
});

export const SomeStillPending = meta.story({
  parameters: { scenario: { person: 'manager' } },
  args: { personRef: '0001003' },
  play: async ({ canvas, loaded, step }) => {
    const backend = backendOf(loaded);
    await rowOf(/Pending/);
    const [closed] = await canvas.findAllByRole('row', { name: / Oct\b/ });
    const [good] = await canvas.findAllByRole('row', { name: / Dec\b/ });
    if (!closed || !good) throw new Error('The manager has no request in a closed month.');
    await fireEvent.contextMenu(closed);
    await canvas.findByText('1 selected');
    await userEvent.click(good);
    await canvas.findByText('2 selected');
    await approveSelected();
    letTimeRunOut(backend);
    await step('those that were refused can be tried again', async () => {
      const results = within(await screen.findByRole('dialog', { name: 'Results' }));
      await expect(results.getByText('1 approved, 1 still pending')).toBeVisible();
      await expect(results.getByRole('button', { name: 'Try 1 again' })).toBeVisible();
    });
  },
});

export const Refused = meta.story({
  parameters: {
    scenario: { person: 'approver', failures: [failing('postRequestStatusMultiple', '500')] },
  },
  play: async ({ canvas, loaded, step }) => {
    const backend = backendOf(loaded);
    await selectThree();
    await approveSelected();
    letTimeRunOut(backend);
    await step('nothing is shown as changed, and the selection stays', async () => {
      await expect(canvas.findByText('3 requests have not been approved.')).resolves.toBeVisible();
      await expect(canvas.getByText('3 selected')).toBeVisible();
      await rowOf(/Doctor Fri 20 Nov.*Pending/);
    });
    await step('it can be sent again', async () => {
      backend.database.scenario.failures = [];
      await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
      letTimeRunOut(backend);
      await expect(canvas.findByText('3 approved')).resolves.toBeVisible();
    });
    backend.database.scenario.failures = [failing('postRequestStatusMultiple', '500')];
    await userEvent.click(canvas.getByRole('button', { name: 'Close the summary' }));
    await fireEvent.contextMenu(await rowOf(/Žák Matěj/));
    await userEvent.click(await canvas.findByRole('button', { name: 'Approve' }));
    letTimeRunOut(backend);
    await canvas.findByText('The request has not been approved: Žák Matěj.');
  },
});
