import { localDate } from '@selfservice/api/core/local-date';
import { failing } from '@selfservice/mock-server/core/failure';
import { unavailabilityRows } from '@selfservice/mock-server/unavailability/unavailability-rows';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { backendOf } from '#storybook/backend.ts';
import { notify } from '#storybook/decorators/withEnvironment.tsx';
import preview from '#storybook/preview.tsx';
import { fail, save, typeInto } from '../../requests/NewRequestDialog/new-request.fixtures.ts';
import { NewUnavailabilityDialog } from './NewUnavailabilityDialog.tsx';

const meta = preview.meta({
  component: NewUnavailabilityDialog,
  args: {
    personRef: '0001001',
    draftKey: 'unavailability.weekly',
    initialDay: localDate('2026-11-23'),
    onCreated: fn(),
    onClose: fn(),
  },
});

/** Enters a note and a repetition until Monday, 14 December. */
async function repeat(): Promise<void> {
  await userEvent.type(await screen.findByRole('textbox', { name: 'Note' }), 'Course');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Repeat every week' }));
  await typeInto('day', 'Last day', '14');
}

const days = () =>
  within(screen.getByRole('list', { name: 'Days of the repetition' })).getAllByRole('listitem');

/** Waits until an attempt has ended with some of the days saved. */
const isPartlySaved = () => screen.findByText('Only some of the days were saved.');

export const Default = meta.story({
  tags: ['unavailability-8', 'unavailability-13'],
  play: async ({ args, loaded, step }) => {
    const unavailabilities = unavailabilityRows(backendOf(loaded).database);
    const before = unavailabilities.size;
    await repeat();
    await step('the days are listed before they are sent', async () => {
      await expect(days().map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '))).toEqual([
        'Mon 23 Nov 2026',
        'Mon 30 Nov 2026',
        'Mon 7 Dec 2026',
        'Mon 14 Dec 2026',
      ]);
      await expect(screen.getByText('4 days will be saved.')).toBeVisible();
    });
    await step('each day is saved, and the notification has the number of days', async () => {
      await save('Save');
      await waitFor(() => expect(args.onCreated).toHaveBeenCalledOnce());
      await expect(unavailabilities.size).toBe(before + 4);
      await expect(notify.success).toHaveBeenCalledWith('4 unavailabilities have been created.');
    });
  },
});

export const Listed = meta.story({ parameters: { pictures: true }, play: repeat });

export const PartlySaved = meta.story({
  tags: ['unavailability-29'],
  parameters: {
    pictures: true,
    scenario: { failures: [failing('postCreateUnavailability', '409', { occasion: 2 })] },
  },
  play: async ({ args, step }) => {
    await repeat();
    await save('Save');
    await step('each day shows its result', async () => {
      await isPartlySaved();
      const words = days().map(({ textContent }) => textContent);
      await expect(words[0]).toMatch(/Saved$/);
      await expect(words[1]).toMatch(/Not saved: /);
      await expect(words[3]).toMatch(/Saved$/);
      await expect(screen.getByText('1 day will be saved. 3 are already saved.')).toBeVisible();
    });
    await step('"Save" saves the remaining day', async () => {
      await save('Save');
      await waitFor(() => expect(args.onCreated).toHaveBeenCalledOnce());
      await expect(notify.success).toHaveBeenCalledWith('4 unavailabilities have been created.');
    });
  },
});

export const NoLongerWeekly = meta.story({
  parameters: { scenario: { failures: [failing('postCreateUnavailability', '409', { occasion: 2 })] } },
  play: async ({ args, step }) => {
    await repeat();
    await save('Save');
    await isPartlySaved();
    await step('without the repetition there is no "Save" button', async () => {
      await userEvent.click(screen.getByRole('checkbox', { name: 'Repeat every week' }));
      await expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
    });
    await step('"Done" closes the dialog, and the notification has the number of days', async () => {
      await save('Done');
      await waitFor(() => expect(args.onCreated).toHaveBeenCalledOnce());
      await expect(notify.success).toHaveBeenCalledWith('3 unavailabilities have been created.');
    });
  },
});

export const OtherNoteForTheRest = meta.story({
  parameters: {
    pictures: true,
    scenario: { failures: [failing('postCreateUnavailability', '409', { occasion: 2 })] },
  },
  play: async ({ args, loaded, step }) => {
    const unavailabilities = unavailabilityRows(backendOf(loaded).database);
    const before = unavailabilities.size;
    await repeat();
    await save('Save');
    await isPartlySaved();
    await step('days that are saved with another note are not saved again', async () => {
      await userEvent.type(screen.getByRole('textbox', { name: 'Note' }), ' 2');
      await expect(days()[0]).toHaveTextContent(/Already saved with different times or a different note$/);
      fail(loaded, 'postCreateUnavailability', '400');
      await save('Save');
      // The answer to this attempt, not to the one before it.
      await waitFor(() => expect(days()[1]).toHaveTextContent(/simulated/));
      await expect(screen.getByText('1 day will be saved. 3 are already saved.')).toBeVisible();
      await expect(unavailabilities.size).toBe(before + 3);
      await expect(args.onCreated).not.toHaveBeenCalled();
    });
  },
});

export const ServerError = meta.story({
  parameters: { scenario: { failures: [failing('postCreateUnavailability', '500', { occasion: 2 })] } },
  play: async ({ args, loaded, step }) => {
    const unavailabilities = unavailabilityRows(backendOf(loaded).database);
    const before = unavailabilities.size;
    await repeat();
    await save('Save');
    await step('the days after the failed call are not sent', async () => {
      await isPartlySaved();
      await expect(days()[1]).toHaveTextContent(/Not saved: .*server/);
      await expect(days()[2]).toHaveTextContent(/Not sent yet$/);
      await expect(unavailabilities.size).toBe(before + 1);
    });
    await step('another attempt saves the remaining days', async () => {
      fail(loaded);
      await save('Save');
      await waitFor(() => expect(args.onCreated).toHaveBeenCalledOnce());
      await expect(unavailabilities.size).toBe(before + 4);
    });
  },
});

const unread = {
  failures: [
    failing('postCreateUnavailability', '504', { occasion: 2, isAfterWork: true }),
    // The list is read once before the first call.
    failing('postUnavailabilities', '503', { occasion: 2 }),
  ],
};

export const NotKnown = meta.story({
  tags: ['unavailability-30'],
  parameters: { scenario: unread },
  play: async ({ args, loaded, step }) => {
    const unavailabilities = unavailabilityRows(backendOf(loaded).database);
    const before = unavailabilities.size;
    await repeat();
    await save('Save');
    await step('the list shows the day whose outcome is unknown', async () => {
      await screen.findByText('It is not known whether one of the days was saved.');
      await expect(days()[0]).toHaveTextContent(/Saved$/);
      await expect(days()[1]).toHaveTextContent(/Not known: /);
      await expect(days()[3]).toHaveTextContent(/Not sent yet$/);
    });
    await step('the check finds the day saved, and another attempt saves the remaining days', async () => {
      await save('Check again');
      await waitFor(() => expect(days()[1]).toHaveTextContent(/Saved$/));
      await save('Save');
      await waitFor(() => expect(args.onCreated).toHaveBeenCalledOnce());
      await expect(unavailabilities.size).toBe(before + 4);
      await expect(notify.success).toHaveBeenCalledWith('4 unavailabilities have been created.');
    });
  },
});

interface NotKnownWords {
  note: string;
  weekly: string;
  save: string;
  sentence: string;
}

const isNotKnown = async (words: NotKnownWords) => {
  await userEvent.type(await screen.findByRole('textbox', { name: words.note }), 'Kurz');
  await userEvent.click(screen.getByRole('checkbox', { name: words.weekly }));
  await save(words.save);
  await expect(screen.findByText(words.sentence)).resolves.toBeVisible();
};

export const NotKnownInCzech = meta.story({
  globals: { viewport: { value: 'narrow' }, language: 'cs' },
  parameters: { pictures: true, scenario: unread },
  play: () =>
    isNotKnown({
      note: 'Poznámka',
      weekly: 'Opakovat každý týden',
      save: 'Uložit',
      sentence: 'U jednoho dne není známo, zda se uložil.',
    }),
});

export const NotKnownInSlovak = meta.story({
  globals: { viewport: { value: 'narrow' }, language: 'sk' },
  parameters: { pictures: true, scenario: unread },
  play: () =>
    isNotKnown({
      note: 'Poznámka',
      weekly: 'Opakovať každý týždeň',
      save: 'Uložiť',
      sentence: 'Pri jednom dni nie je známe, či sa uložil.',
    }),
});

export const WrongLastDay = meta.story({
  tags: ['unavailability-18', 'unavailability-35'],
  play: async ({ args, step }) => {
    await repeat();
    await step('a last day before the first one has an error, and nothing is saved', async () => {
      await typeInto('month', 'Last day', '10');
      await expect(screen.findByText('The last day is before the first day.')).resolves.toBeVisible();
      await expect(screen.queryByRole('list', { name: 'Days of the repetition' })).toBeNull();
      await save('Save');
      await expect(args.onCreated).not.toHaveBeenCalled();
    });
    await step('a last day that is years away has an error', async () => {
      await typeInto('year', 'Last day', '2029');
      await expect(screen.findByText(/No more than 53 days/)).resolves.toBeVisible();
    });
  },
});

export const InCzech = meta.story({
  globals: { viewport: { value: 'narrow' }, language: 'cs' },
  play: async () => {
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Opakovat každý týden' }));
    await expect(screen.findByText('Uloží se 5 dnů.')).resolves.toBeVisible();
  },
});
