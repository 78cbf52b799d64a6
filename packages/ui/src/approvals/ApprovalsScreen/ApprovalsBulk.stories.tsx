import { failing } from '@selfservice/mock-server/core/failure';
import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { ApprovalsScreen } from './ApprovalsScreen.tsx';
import {
  approvalsMeta,
  backendOf,
  letTimeRunOut,
  patience,
  rejectElsewhere,
  rowOf,
  spelt,
  stateOf,
  waiting,
} from './approvals.fixtures.ts';

const meta = preview.meta({
  ...approvalsMeta,
  component: ApprovalsScreen,
  globals: { viewport: { value: 'desk' } },
});
const quiet = { ...approvalsMeta.parameters, pictures: false };

/** Selects what the employee has asked for. */
async function selectThree(): Promise<void> {
  await fireEvent.contextMenu(await rowOf(/Doctor Fri 20 Nov/));
  await waitFor(() => expect(screen.getByText('1 selected')).toBeVisible());
  await userEvent.click(await rowOf(/Vacation 2–4 Dec/));
  await userEvent.click(await rowOf(/Work from home/));
  await waitFor(() => expect(screen.getByText('3 selected')).toBeVisible());
}

const inBar = () => within(screen.getByRole('group', { name: 'Selected requests' }));

export const ByTheMenu = meta.story({
  play: async ({ canvas, step }) => {
    await rowOf(/Žák Matěj/);
    await step('rows can be selected', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'More actions' }));
      await expect(screen.findByRole('menuitem', { name: 'New request for' })).resolves.toBeVisible();
      await userEvent.click(screen.getByRole('menuitem', { name: 'Mass approve' }));
      await expect(canvas.findByText('Choose the requests')).resolves.toBeVisible();
    });
    await step('all at once', async () => {
      await userEvent.click(inBar().getByRole('button', { name: 'Select all 8' }));
      await expect(canvas.findByText('8 selected')).resolves.toBeVisible();
    });
  },
});

export const ByARightClick = meta.story({
  parameters: quiet,
  play: async ({ canvas, step }) => {
    await selectThree();
    await step('the detail leaves the decision to the bar', async () => {
      await expect(canvas.findByText(/you decide on the selected requests/)).resolves.toBeVisible();
      await expect(canvas.getAllByRole('button', { name: 'Approve' })).toHaveLength(1);
    });
    await step('a press with Shift selects up to there', async () => {
      const user = userEvent.setup();
      await user.click(await rowOf(/Žák Matěj/));
      await user.keyboard('{Shift>}');
      await user.click(await rowOf(/Bartoš Miroslav/));
      await user.keyboard('{/Shift}');
      await expect(canvas.findByText('5 selected')).resolves.toBeVisible();
    });
  },
});

export const OnlyWhatIsPending = meta.story({
  args: { isPendingOnly: false },
  parameters: quiet,
  play: async ({ canvas, step }) => {
    const decided = await rowOf(/Approved/);
    await step('what is decided cannot be selected', async () => {
      await fireEvent.contextMenu(decided);
      await waitFor(() => expect(canvas.getByText('Choose the requests')).toBeVisible());
      const row = await rowOf(/Approved/);
      await expect(within(row).getByRole('checkbox')).toBeDisabled();
    });
  },
});

export const Done = meta.story({
  parameters: { pictures: false },
  play: async ({ canvas, loaded, step }) => {
    const backend = backendOf(loaded);
    await selectThree();
    await userEvent.click(inBar().getByRole('button', { name: 'Approve' }));
    await step('it can be taken back', () =>
      expect(canvas.findByText('Approving 3 requests…')).resolves.toBeVisible(),
    );
    await step('then all is said in one line', async () => {
      letTimeRunOut(backend);
      await expect(canvas.findByText('3 approved')).resolves.toBeVisible();
      await expect(stateOf(backend, waiting.home)).toBe(spelt.approved);
      await waitFor(() => expect(canvas.getByText('5 requests')).toBeVisible());
      await expect(canvas.queryByRole('checkbox')).toBeNull();
    });
  },
});

export const PartlyDone = meta.story({
  play: async ({ canvas, loaded, step }) => {
    const backend = backendOf(loaded);
    await selectThree();
    await userEvent.click(inBar().getByRole('button', { name: 'Approve' }));
    rejectElsewhere(backend, waiting.doctor);
    letTimeRunOut(backend);
    await step('each request says what has become of it', async () => {
      const ledger = within(await screen.findByRole('dialog', { name: 'Results' }, patience));
      await expect(ledger.getByText('2 approved, 1 decided by somebody else')).toBeVisible();
      await expect(ledger.getByText('Decided by somebody else in the meantime')).toBeVisible();
      await expect(ledger.getByText(/Horáková Eva/)).toBeVisible();
    });
    await step('the detail says what somebody else has decided, though its row goes', async () => {
      await waitFor(() => expect(canvas.getByText('5 requests')).toBeInTheDocument());
      await expect(canvas.getByText('The request has been decided in the meantime.')).toBeInTheDocument();
    });
  },
});

export const SelectedMeanwhile = meta.story({
  parameters: quiet,
  play: async ({ canvas, loaded, step }) => {
    const backend = backendOf(loaded);
    await selectThree();
    await userEvent.click(inBar().getByRole('button', { name: 'Approve' }));
    await canvas.findByText('Approving 3 requests…');
    await userEvent.click(await rowOf(/Žák Matěj/));
    letTimeRunOut(backend);
    await step('what was selected since then stays so', async () => {
      await expect(canvas.findByText('3 approved')).resolves.toBeVisible();
      await expect(canvas.findByText('1 selected')).resolves.toBeVisible();
    });
  },
});

export const PartlyDoneWhileThePageWasOutOfSight = meta.story({
  parameters: quiet,
  play: async ({ canvas, loaded, step }) => {
    const backend = backendOf(loaded);
    await selectThree();
    await userEvent.click(inBar().getByRole('button', { name: 'Approve' }));
    await canvas.findByText('Approving 3 requests…');
    rejectElsewhere(backend, waiting.doctor);
    // A page that might come back: the mock of the backend stops for one that does not.
    window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
    await step('each request says what has become of it', async () => {
      const ledger = within(await screen.findByRole('dialog', { name: 'Results' }, patience));
      await expect(ledger.getByText('2 approved, 1 decided by somebody else')).toBeVisible();
    });
    await step('and the selection is over', () =>
      waitFor(() => expect(screen.queryByRole('group', { name: 'Selected requests' })).toBeNull()),
    );
  },
});

export const SomeStillPending = meta.story({
  parameters: { pictures: false, scenario: { person: 'manager' } },
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
    await userEvent.click(inBar().getByRole('button', { name: 'Approve' }));
    letTimeRunOut(backend);
    await step('those that were refused can be tried again', async () => {
      const ledger = within(await screen.findByRole('dialog', { name: 'Results' }, patience));
      await expect(ledger.getByText('1 approved, 1 still pending')).toBeVisible();
      await expect(ledger.getByRole('button', { name: 'Try 1 again' })).toBeVisible();
    });
  },
});

export const Refused = meta.story({
  parameters: {
    pictures: false,
    scenario: { person: 'approver', failures: [failing('postRequestStatusMultiple', '500')] },
  },
  play: async ({ canvas, loaded, step }) => {
    const backend = backendOf(loaded);
    await selectThree();
    await userEvent.click(inBar().getByRole('button', { name: 'Approve' }));
    letTimeRunOut(backend);
    await step('nothing is shown as changed, and the selection stays', async () => {
      await expect(canvas.findByText('3 decisions have not been sent.')).resolves.toBeVisible();
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
    await canvas.findByText('The decision has not been sent: Žák Matěj.');
  },
});

export const RejectedWithOneNote = meta.story({
  parameters: { pictures: false },
  play: async ({ loaded, step }) => {
    const backend = backendOf(loaded);
    await selectThree();
    await userEvent.click(inBar().getByRole('button', { name: 'Reject' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Reject 3 requests' }));
    await step('it needs a note', async () => {
      await userEvent.click(dialog.getByRole('button', { name: 'Reject' }));
      await expect(dialog.findByText('In case of rejecting you must enter a note.')).resolves.toBeVisible();
    });
    await step('every request gets it', async () => {
      await userEvent.type(dialog.getByRole('textbox', { name: 'Your note' }), 'Inventory week');
      await userEvent.click(dialog.getByRole('button', { name: 'Reject' }));
      letTimeRunOut(backend);
      await waitFor(() => expect(stateOf(backend, waiting.home)).toBe(spelt.rejected));
      await expect(backend.database.requests.get(waiting.home)?.note).toBe('Inventory week');
    });
  },
});

export const RejectNoteDisabled = meta.story({
  parameters: {
    pictures: false,
    scenario: { person: 'approver', disabledActions: ['SelfServiceApp_RejectNote'] },
  },
  play: async ({ canvas, loaded, step }) => {
    const backend = backendOf(loaded);
    await selectThree();
    await step('many cannot be rejected at once', () =>
      expect(inBar().queryByRole('button', { name: 'Reject' })).toBeNull(),
    );
    await step('one can, without a note', async () => {
      await userEvent.keyboard('{Escape}');
      await userEvent.click(await rowOf(/Work from home/));
      await userEvent.click(await canvas.findByRole('button', { name: 'Reject' }));
      letTimeRunOut(backend);
      await waitFor(() => expect(stateOf(backend, waiting.home)).toBe(spelt.rejected));
    });
  },
});

export const RejectNoteHidden = meta.story({
  parameters: {
    scenario: { person: 'approver', invisibleActions: ['SelfServiceApp_RejectNote'] },
    pictures: false,
  },
  play: async () => {
    await selectThree();
    await expect(inBar().queryByRole('button', { name: 'Reject' })).toBeNull();
  },
});

export const OnAPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await selectThree();
    await expect(canvas.getByRole('group', { name: 'Selected requests' })).toBeVisible();
  },
});
