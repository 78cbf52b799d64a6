import { localDate } from '@selfservice/api/core/local-date';
import { failing } from '@selfservice/mock-server/core/failure';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { backendOf } from '#storybook/backend.ts';
import { notify } from '#storybook/decorators/withEnvironment.tsx';
import preview from '#storybook/preview.tsx';
import { fail, part, save, summary, typeInto } from '../../requests/NewRequestDialog/new-request.fixtures.ts';
import { NewUnavailabilityDialog } from './NewUnavailabilityDialog.tsx';
import { unavailabilityRows } from '@selfservice/mock-server/unavailability/unavailability-rows';

const meta = preview.meta({
  component: NewUnavailabilityDialog,
  args: {
    personRef: '0001001',
    draftKey: 'unavailability.new',
    onCreated: fn(),
    onClose: fn(),
  },
});

const isThere = () => waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
const note = () => screen.getByRole('textbox', { name: 'Note' });
const partOfDay = async () => {
  await isThere();
  await userEvent.click(screen.getByRole('checkbox', { name: 'All day' }));
};
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

export const Default = meta.story({
  tags: ['unavailability-34'],
  play: async ({ args, step }) => {
    await isThere();
    await step('the period begins with tomorrow, all day, without an end day', async () => {
      await expect(summary()).toHaveTextContent('1 day, Sat 21 Nov 2026');
      await expect(screen.queryByRole('group', { name: 'End day' })).toBeNull();
    });
    await step('without a change Escape closes the dialog without a confirmation', async () => {
      await userEvent.keyboard('{Escape}');
      await expect(args.onClose).toHaveBeenCalledOnce();
    });
  },
});

export const NoteMissing = meta.story({
  tags: ['unavailability-14'],
  play: async ({ args }) => {
    await isThere();
    await save('Save');
    await expect(note()).toHaveAccessibleDescription('A note is required to enter a request.');
    await waitFor(() => expect(note()).toHaveFocus());
    await expect(args.onCreated).not.toHaveBeenCalled();
  },
});

export const StepsPullTheOtherTime = meta.story({
  tags: ['unavailability-15', 'unavailability-16', 'unavailability-34'],
  parameters: { pictures: false },
  play: async ({ step }) => {
    await partOfDay();
    await expect(summary()).toHaveTextContent('Sat 21 Nov 2026 0:00–23:59, 23:59 h');
    await typeInto('hour', 'From', '0800');
    await typeInto('hour', 'To', '0830');
    await step('a step of the start to the end moves the end', async () => {
      await press('30 min later, From');
      await expect(summary()).toHaveTextContent('Sat 21 Nov 2026 8:30–9:00, 0:30 h');
    });
    await step('a step of the end to the start moves the start', async () => {
      await press('30 min earlier, To');
      await expect(summary()).toHaveTextContent('Sat 21 Nov 2026 8:00–8:30, 0:30 h');
    });
    await step('a step by an arrow key moves the end too', async () => {
      part('hour', 'From').focus();
      await userEvent.keyboard('{ArrowUp}');
      await expect(summary()).toHaveTextContent('Sat 21 Nov 2026 9:00–9:30, 0:30 h');
    });
  },
});

export const TypedEndIsTheNextDay = meta.story({
  tags: ['unavailability-12', 'unavailability-17'],
  parameters: { pictures: false },
  play: async ({ step }) => {
    await partOfDay();
    await step('an end that is typed before the start is on the next day, and keeps the start', async () => {
      await typeInto('hour', 'From', '2200');
      await typeInto('hour', 'To', '0600');
      await expect(screen.getByText('Ends on Sun 22 Nov 2026, the next day.')).toBeVisible();
      await expect(summary()).toHaveTextContent('Sat 21 Nov 22:00 – Sun 22 Nov 2026 6:00, 8:00 h');
    });
    await step('a step of an end on the next day moves only the end', async () => {
      await press('30 min later, To');
      await expect(summary()).toHaveTextContent('Sat 21 Nov 22:00 – Sun 22 Nov 2026 6:30, 8:30 h');
    });
  },
});

export const EqualTimesAreAWholeTurn = meta.story({
  tags: ['unavailability-12'],
  parameters: { pictures: false },
  play: async () => {
    await partOfDay();
    await typeInto('hour', 'From', '0800');
    await typeInto('hour', 'To', '0800');
    await expect(summary()).toHaveTextContent('Sat 21 Nov 8:00 – Sun 22 Nov 2026 8:00, 24:00 h');
  },
});

export const Saved = meta.story({
  tags: ['unavailability-13'],
  args: { initialDay: localDate('2026-12-08') },
  parameters: { pictures: false },
  play: async ({ args, loaded, step }) => {
    const unavailabilities = unavailabilityRows(backendOf(loaded).database);
    const before = unavailabilities.size;
    await partOfDay();
    await typeInto('hour', 'From', '2200');
    await typeInto('hour', 'To', '0600');
    await userEvent.type(note(), 'Night service');
    await step('two clicks in a row save one unavailability', async () => {
      const button = screen.getByRole('button', { name: 'Save' });
      button.click();
      button.click();
      await waitFor(() => expect(args.onCreated).toHaveBeenCalledOnce());
      await expect(notify.success).toHaveBeenCalledWith('The unavailability has been created.');
      await expect(unavailabilities.size).toBe(before + 1);
    });
    await step('the saved unavailability ends on the next day', () =>
      expect([...unavailabilities.values()].at(-1)).toMatchObject({
        day: '2026-12-08',
        begin: '2026-12-08T22:00:00',
        end: '2026-12-09T06:00:00',
        note: 'Night service',
      }),
    );
  },
});

export const ServerFails = meta.story({
  tags: ['unavailability-28'],
  parameters: { pictures: false },
  play: async ({ loaded, step }) => {
    await isThere();
    fail(loaded, 'postCreateUnavailability');
    await userEvent.type(note(), 'Night service');
    await save('Save');
    await step('the dialog shows the reason and keeps the entries', async () => {
      await waitFor(() => expect(screen.getByText(/What you entered is still here/)).toBeVisible());
      await expect(note()).toHaveValue('Night service');
    });
  },
});

export const SaveTriesAgain = meta.story({
  parameters: { pictures: false },
  play: async ({ args, loaded }) => {
    await isThere();
    fail(loaded, 'postCreateUnavailability', '500');
    await userEvent.type(note(), 'Night service');
    await save('Save');
    await waitFor(() => expect(screen.getByText(/error occurred on the server/)).toBeVisible());
    fail(loaded);
    await save('Save');
    await waitFor(() => expect(args.onCreated).toHaveBeenCalledOnce());
  },
});

/** The response was lost, and the check finds two entries. */
export const SavedTwice = meta.story({
  parameters: {
    pictures: false,
    scenario: {
      failures: [
        failing('postCreateUnavailability', 'network', { isAfterWork: true }),
        // The list is read once before the first call.
        failing('postUnavailabilities', '503', { occasion: 2 }),
      ],
    },
  },
  play: async ({ args, loaded, step }) => {
    const rows = unavailabilityRows(backendOf(loaded).database);
    const stored = () => [...rows.values()].filter((row) => row.note === 'Night service');
    await isThere();
    await userEvent.type(note(), 'Night service');
    await save('Save');
    await screen.findByRole('button', { name: 'Check again' });
    const [saved] = stored();
    if (saved) rows.set(59_999, { ...saved, id: 59_999 });
    await save('Check again');
    await step('the dialog names the day, and deletes one of them', async () => {
      await expect(screen.findByText('The unavailability exists twice')).resolves.toBeVisible();
      await expect(screen.getByText(/two entries: Sat 21 Nov 2026\./)).toBeVisible();
      await press('Delete one');
      await waitFor(() => expect(args.onCreated).toHaveBeenCalledOnce());
      await expect(stored()).toHaveLength(1);
    });
  },
});

export const LongText = meta.story({
  globals: { viewport: { value: 'narrow' }, language: 'cs' },
  play: async () => {
    await isThere();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Celý den' }));
    await userEvent.click(screen.getByRole('button', { name: 'Uložit' }));
  },
});
