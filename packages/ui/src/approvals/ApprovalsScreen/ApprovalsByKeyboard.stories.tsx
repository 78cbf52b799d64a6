import { expect, fireEvent, screen, userEvent, waitFor } from 'storybook/test';
import { backendOf } from '#storybook/backend.ts';
import preview from '#storybook/preview.tsx';
import { ApprovalsScreen } from './ApprovalsScreen.tsx';
import { letTimeRunOut, spelt, stateOf, waiting } from './approvals-backend.fixtures.ts';
import { withoutPictures, rowOf } from './approvals.fixtures.ts';
import { requestRows } from '@selfservice/mock-server/requests/request-rows';

const meta = preview.meta({
  ...withoutPictures,
  component: ApprovalsScreen,
  globals: { viewport: { value: 'desk' } },
});

async function focusRow(name: RegExp): Promise<void> {
  (await rowOf(name)).focus();
  await waitFor(() => expect(document.activeElement).toHaveAccessibleName(name));
}

const press = (keys: string) => userEvent.keyboard(keys);

export const DecidesWithoutAMouse = meta.story({
  play: async ({ canvas, loaded, step }) => {
    const backend = backendOf(loaded);
    await focusRow(/Doctor Fri 20 Nov/);
    await step('moving shows the detail beside', async () => {
      await press('{ArrowDown}{ArrowUp}');
      await expect(canvas.findByRole('heading', { name: /Doctor/ })).resolves.toBeVisible();
    });
    await step('A approves, and the next one is shown and focused', async () => {
      await press('a');
      await waitFor(() => expect(document.activeElement).toHaveAccessibleName(/Accompanying .*25 Nov/));
      await expect(canvas.getByRole('heading', { name: /Accompanying/ })).toBeVisible();
      await expect(canvas.getByRole('row', { name: /Doctor.*Approving…/ })).toBeVisible();
    });
    await step('a key that is held down decides once', async () => {
      await press('a');
      await waitFor(() => expect(document.activeElement).toHaveAccessibleName(/Žák Matěj/));
      await fireEvent.keyDown(document.activeElement ?? document.body, { key: 'a', repeat: true });
      await expect(canvas.getAllByRole('row', { name: /Approving…/ })).toHaveLength(2);
    });
    await step('nothing is sent before the time has run out', () =>
      expect(stateOf(backend, waiting.doctor)).toBe(spelt.pending),
    );
    await step('then it is, and the list follows', async () => {
      letTimeRunOut(backend);
      await waitFor(() => expect(stateOf(backend, waiting.doctor)).toBe(spelt.approved));
      await waitFor(() => expect(canvas.getByText('6 requests')).toBeVisible());
      await expect(document.activeElement).toHaveAccessibleName(/Žák Matěj/);
    });
  },
});

export const RejectsWithANote = meta.story({
  play: async ({ canvas, loaded, step }) => {
    const backend = backendOf(loaded);
    await focusRow(/Vacation 2–4 Dec/);
    await step('R leads to the note', async () => {
      await press('r');
      await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Your note' })).toHaveFocus());
    });
    await step('Escape leads back, and what was typed stays', async () => {
      await press('Shorthanded');
      await press('{Escape}');
      await waitFor(() => expect(document.activeElement).toHaveAccessibleName(/Vacation 2–4 Dec/));
      await press('r');
      await expect(canvas.getByRole('textbox', { name: 'Your note' })).toHaveValue('Shorthanded');
    });
    await step('without a note it is not sent', async () => {
      await userEvent.clear(canvas.getByRole('textbox', { name: 'Your note' }));
      await press('{Enter}');
      await expect(canvas.findByText('In case of rejecting you must enter a note.')).resolves.toBeVisible();
      await expect(canvas.queryByText(/Rejecting/)).toBeNull();
    });
    await step('Enter sends it with one', async () => {
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
    await step('in the search', async () => {
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
    await focusRow(/Doctor Fri 20 Nov/);
    await step('X selects', async () => {
      await press('x');
      await expect(canvas.findByText('1 selected')).resolves.toBeVisible();
    });
    await step('Shift and arrows select up to there', async () => {
      await press('{Shift>}{ArrowDown}{ArrowDown}{ArrowDown}{/Shift}');
      await waitFor(() => expect(canvas.getByText('4 selected')).toBeVisible());
    });
    await step('and give back on the way back', async () => {
      await press('{Shift>}{ArrowUp}{/Shift}');
      await waitFor(() => expect(canvas.getByText('3 selected')).toBeVisible());
    });
    await step('A approves all of them', async () => {
      await press('a');
      await expect(canvas.findByText('Approving 3 requests…')).resolves.toBeVisible();
    });
    await step('U takes it back, and the selection is as it was', async () => {
      await press('u');
      await waitFor(() => expect(canvas.getByText('3 selected')).toBeVisible());
    });
  },
});

export const EscapeEndsTheSelection = meta.story({
  play: async ({ canvas, step }) => {
    await focusRow(/Doctor Fri 20 Nov/);
    await press('x');
    await canvas.findByText('1 selected');
    await step('rows can be opened again', async () => {
      await press('{Escape}');
      await waitFor(() => expect(canvas.queryByText('1 selected')).toBeNull());
      await expect(canvas.queryByRole('checkbox')).toBeNull();
    });
  },
});

export const ShowsItsKeys = meta.story({
  play: async ({ canvas, step }) => {
    await focusRow(/Doctor Fri 20 Nov/);
    await step('by a key', async () => {
      await press('?');
      await expect(screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).resolves.toBeVisible();
      await press('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    });
    await step('and by a button', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Keyboard shortcuts' }));
      await expect(screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).resolves.toBeVisible();
    });
  },
});
