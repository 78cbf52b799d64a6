import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test';
import { backendOf } from '#storybook/backend.ts';
import preview from '#storybook/preview.tsx';
import { ApprovalsScreen } from './ApprovalsScreen.tsx';
import { letTimeRunOut, rejectElsewhere, spelt, stateOf, waiting } from './approvals-backend.fixtures.ts';
import { approvalsMeta, decisionsAreOpen, withoutPictures, rowOf } from './approvals.fixtures.ts';
import { approveSelected, inBar, selectThree } from './bulk.fixtures.ts';

const meta = preview.meta({
  ...approvalsMeta,
  component: ApprovalsScreen,
  globals: { viewport: { value: 'desk' } },
});
const quiet = withoutPictures.parameters;

export const ByTheMenu = meta.story({
  tags: ['approvals-8', 'approvals-10'],
  play: async ({ canvas, step }) => {
    await rowOf(/Žák Matěj/);
    await step('the menu begins the selection', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'More actions' }));
      await expect(screen.findByRole('menuitem', { name: 'New request for' })).resolves.toBeVisible();
      await userEvent.click(screen.getByRole('menuitem', { name: 'Mass approve' }));
      await expect(canvas.findByText('Select requests')).resolves.toBeVisible();
    });
    await step('a button selects all requests', async () => {
      await userEvent.click(inBar().getByRole('button', { name: 'Select all 8' }));
      await expect(canvas.findByText('8 selected')).resolves.toBeVisible();
    });
  },
});

export const ByARightClick = meta.story({
  tags: ['approvals-10'],
  parameters: quiet,
  play: async ({ canvas, step }) => {
    await selectThree();
    await step('the detail has no buttons and refers to the bar', async () => {
      await expect(canvas.findByText(/to decide on the selected requests/)).resolves.toBeVisible();
      await expect(canvas.getAllByRole('button', { name: 'Approve' })).toHaveLength(1);
    });
    await step('a press with Shift selects a range', async () => {
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
  tags: ['approvals-11'],
  args: { isPendingOnly: false },
  parameters: quiet,
  play: async ({ canvas, step }) => {
    await decisionsAreOpen();
    const decided = await rowOf(/Approved/);
    await step('a decided request cannot be selected', async () => {
      await fireEvent.contextMenu(decided);
      await waitFor(() => expect(canvas.getByText('Select requests')).toBeVisible());
      const row = await rowOf(/Approved/);
      await expect(within(row).getByRole('checkbox')).toBeDisabled();
    });
  },
});

export const Done = meta.story({
  tags: ['approvals-22', 'approvals-42'],
  parameters: { pictures: false },
  play: async ({ canvas, loaded, step }) => {
    const backend = backendOf(loaded);
    await selectThree();
    await approveSelected();
    await step('the mass approval is announced', () =>
      expect(canvas.findByText('Approving 3 requests…')).resolves.toBeVisible(),
    );
    await step('the outcome is shown in one line', async () => {
      letTimeRunOut(backend);
      await expect(canvas.findByText('3 approved')).resolves.toBeVisible();
      await expect(stateOf(backend, waiting.home)).toBe(spelt.approved);
      await waitFor(() => expect(canvas.getByText('5 requests')).toBeVisible());
      await expect(canvas.queryByRole('checkbox')).toBeNull();
    });
  },
});

export const PartlyDone = meta.story({
  tags: ['approvals-31'],
  parameters: { pictures: true },
  play: async ({ canvas, loaded, step }) => {
    const backend = backendOf(loaded);
    await selectThree();
    await approveSelected();
    rejectElsewhere(backend, waiting.doctor);
    letTimeRunOut(backend);
    await step('the dialog shows the outcome of each request', async () => {
      const results = within(await screen.findByRole('dialog', { name: 'Results' }));
      await expect(results.getByText('2 approved, 1 decided by someone else')).toBeVisible();
      await expect(results.getByText('Decided by someone else in the meantime')).toBeVisible();
      await expect(results.getByText(/Horáková Eva/)).toBeVisible();
    });
    await step(
      'the detail shows the decision of the other approver after its row has disappeared',
      async () => {
        await waitFor(() => expect(canvas.getByText('5 requests')).toBeInTheDocument());
        await expect(canvas.getByText('The request has been decided in the meantime.')).toBeInTheDocument();
      },
    );
  },
});

export const OnAPhone = meta.story({
  parameters: { pictures: true },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await selectThree();
    await expect(canvas.getByRole('group', { name: 'Selected requests' })).toBeVisible();
  },
});
