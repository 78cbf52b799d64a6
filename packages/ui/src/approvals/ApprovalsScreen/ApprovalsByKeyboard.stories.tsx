import { expect, fireEvent, screen, userEvent, waitFor } from 'storybook/test';
import { backendOf } from '#storybook/backend.ts';
import preview from '#storybook/preview.tsx';
import { ApprovalsScreen } from './ApprovalsScreen.tsx';
import { letTimeRunOut, spelt, stateOf, waiting } from './approvals-backend.fixtures.ts';
import { focusRow, withoutPictures, rowOf } from './approvals.fixtures.ts';
import { requestRows } from '@selfservice/mock-server/requests/request-rows';

const meta = preview.meta({
  ...withoutPictures,
  component: ApprovalsScreen,
  globals: { viewport: { value: 'desk' } },
});

const press = (keys: string) => userEvent.keyboard(keys);

export const DecidesWithoutAMouse = meta.story({
  tags: ['approvals-22', 'approvals-24', 'approvals-45'],
  play: async ({ canvas, loaded, step }) => {
    const backend = backendOf(loaded);
    await focusRow(/Doctor Wed 25 Nov/);
    await step('moving the focus shows the detail', async () => {
      await press('{ArrowDown}{ArrowUp}');
      await expect(canvas.findByRole('heading', { name: /Doctor/ })).resolves.toBeVisible();
    });
    await step('A approves, and the next request is shown and focused', async () => {
      await press('a');
      await waitFor(() => expect(document.activeElement).toHaveAccessibleName(/Accompanying .*26 Nov/));
      await expect(canvas.getByRole('heading', { name: /Accompanying/ })).toBeVisible();
      await expect(canvas.getByRole('row', { name: /Doctor.*Approving…/ })).toBeVisible();
    });
    await step('holding a key down decides once', async () => {
      await press('a');
      await waitFor(() => expect(document.activeElement).toHaveAccessibleName(/Žák Matěj/));
      await fireEvent.keyDown(document.activeElement ?? document.body, { key: 'a', repeat: true });
      await expect(canvas.getAllByRole('row', { name: /Approving…/ })).toHaveLength(2);
    });
    await step('nothing is sent while the decision can be undone', () =>
      expect(stateOf(backend, waiting.doctor)).toBe(spelt.pending),
    );
    await step('the decision is sent afterwards, and the list is updated', async () => {
      letTimeRunOut(backend);
      await waitFor(() => expect(stateOf(backend, waiting.doctor)).toBe(spelt.approved));
      await waitFor(() => expect(canvas.getByText('6 requests')).toBeVisible());
      await expect(document.activeElement).toHaveAccessibleName(/Žák Matěj/);
    });
  },
});

export const RejectsWithANote = meta.story({
  tags: ['approvals-32'],
  play: async ({ canvas, loaded, step }) => {
    const backend = backendOf(loaded);
    await focusRow(/Vacation 2–4 Dec/);
    await step('R moves the focus to the note', async () => {
      await press('r');
      await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Your note' })).toHaveFocus());
    });
    await step('Escape returns to the row, and the typed note stays', async () => {
      await press('Shorthanded');
      await press('{Escape}');
      await waitFor(() => expect(document.activeElement).toHaveAccessibleName(/Vacation 2–4 Dec/));
      await press('r');
      await expect(canvas.getByRole('textbox', { name: 'Your note' })).toHaveValue('Shorthanded');
    });
    await step('Enter without a note shows the error', async () => {
      await userEvent.clear(canvas.getByRole('textbox', { name: 'Your note' }));
      await press('{Enter}');
      await expect(canvas.findByText('In case of rejecting you must enter a note.')).resolves.toBeVisible();
      await expect(canvas.queryByText(/Rejecting/)).toBeNull();
    });
    await step('Enter with a note rejects', async () => {
      await press('That week is full.{Enter}');
      await expect(canvas.findByText('Rejecting the request: Dvořáková Jana…')).resolves.toBeVisible();
      letTimeRunOut(backend);
      await waitFor(() => expect(stateOf(backend, waiting.vacation)).toBe(spelt.rejected));
      await expect(requestRows(backend.database).get(waiting.vacation)?.note).toBe('That week is full.');
    });
  },
});

export const LettersStayLettersInFields = meta.story({
  play: async ({ canvas, step }) => {
    await rowOf(/Žák Matěj/);
    await step('letters in the search field are typed and run no action', async () => {
      await userEvent.type(canvas.getByRole('searchbox'), 'arux?');
      await expect(canvas.getByRole('searchbox')).toHaveValue('arux?');
      await expect(canvas.queryByText(/Approving/)).toBeNull();
      await expect(screen.queryByRole('dialog')).toBeNull();
    });
  },
});

export const SelectsARange = meta.story({
  parameters: { pictures: false },
  play: async ({ canvas, step }) => {
    await focusRow(/Doctor Wed 25 Nov/);
    await step('X selects the row', async () => {
      await press('x');
      await expect(canvas.findByText('1 selected')).resolves.toBeVisible();
    });
    await step('Shift and arrows select a range', async () => {
      await press('{Shift>}{ArrowDown}{ArrowDown}{ArrowDown}{/Shift}');
      await waitFor(() => expect(canvas.getByText('4 selected')).toBeVisible());
    });
    await step('Shift and arrows in the other direction shrink the range', async () => {
      await press('{Shift>}{ArrowUp}{/Shift}');
      await waitFor(() => expect(canvas.getByText('3 selected')).toBeVisible());
    });
    await step('A approves the selected requests', async () => {
      await press('a');
      await expect(canvas.findByText('Approving 3 requests…')).resolves.toBeVisible();
    });
    await step('U undoes the decision, and the selection is the same as before', async () => {
      await press('u');
      await waitFor(() => expect(canvas.getByText('3 selected')).toBeVisible());
    });
  },
});

export const EscapeEndsTheSelection = meta.story({
  play: async ({ canvas, step }) => {
    await focusRow(/Doctor Wed 25 Nov/);
    await press('x');
    await canvas.findByText('1 selected');
    await step('Escape ends the selection', async () => {
      await press('{Escape}');
      await waitFor(() => expect(canvas.queryByText('1 selected')).toBeNull());
      await expect(canvas.queryByRole('checkbox')).toBeNull();
    });
  },
});

export const ShowsItsKeys = meta.story({
  play: async ({ canvas, step }) => {
    await focusRow(/Doctor Wed 25 Nov/);
    await step('a key opens the shortcuts', async () => {
      await press('?');
      await expect(screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).resolves.toBeVisible();
      await press('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    });
    await step('a button opens the shortcuts', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Keyboard shortcuts' }));
      await expect(screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).resolves.toBeVisible();
    });
  },
});
