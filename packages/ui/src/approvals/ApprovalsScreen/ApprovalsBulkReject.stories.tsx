import { requestRows } from '@selfservice/mock-server/requests/request-rows';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { backendOf } from '#storybook/backend.ts';
import preview from '#storybook/preview.tsx';
import { ApprovalsScreen } from './ApprovalsScreen.tsx';
import { letTimeRunOut, spelt, stateOf, waiting } from './approvals-backend.fixtures.ts';
import { withoutPictures, rowOf } from './approvals.fixtures.ts';
import { inBar, selectThree } from './bulk.fixtures.ts';

const meta = preview.meta({
  ...withoutPictures,
  component: ApprovalsScreen,
  globals: { viewport: { value: 'desk' } },
});

export const RejectedWithOneNote = meta.story({
  tags: ['approvals-33'],
  play: async ({ loaded, step }) => {
    const backend = backendOf(loaded);
    await selectThree();
    await userEvent.click(inBar().getByRole('button', { name: 'Reject' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Reject 3 requests' }));
    await step('the dialog requires a note', async () => {
      await userEvent.click(dialog.getByRole('button', { name: 'Reject' }));
      await expect(dialog.findByText('In case of rejecting you must enter a note.')).resolves.toBeVisible();
    });
    await step('every request gets the note', async () => {
      await userEvent.type(dialog.getByRole('textbox', { name: 'Your note' }), 'Inventory week');
      await userEvent.click(dialog.getByRole('button', { name: 'Reject' }));
      letTimeRunOut(backend);
      await waitFor(() => expect(stateOf(backend, waiting.home)).toBe(spelt.rejected));
      await expect(requestRows(backend.database).get(waiting.home)?.note).toBe('Inventory week');
    });
  },
});

export const RejectNoteDisabled = meta.story({
  tags: ['approvals-34'],
  parameters: {
    scenario: { person: 'approver', disabledActions: ['SelfServiceApp_RejectNote'] },
  },
  play: async ({ canvas, loaded, step }) => {
    const backend = backendOf(loaded);
    await selectThree();
    await step('the bar offers no rejection', () =>
      expect(inBar().queryByRole('button', { name: 'Reject' })).toBeNull(),
    );
    await step('a single request is rejected without a note', async () => {
      await userEvent.keyboard('{Escape}');
      await userEvent.click(await rowOf(/Work from home/));
      await userEvent.click(await canvas.findByRole('button', { name: 'Reject' }));
      letTimeRunOut(backend);
      await waitFor(() => expect(stateOf(backend, waiting.home)).toBe(spelt.rejected));
    });
  },
});

export const RejectNoteHidden = meta.story({
  tags: ['approvals-34'],
  parameters: {
    scenario: { person: 'approver', invisibleActions: ['SelfServiceApp_RejectNote'] },
  },
  play: async () => {
    await selectThree();
    await expect(inBar().queryByRole('button', { name: 'Reject' })).toBeNull();
  },
});
