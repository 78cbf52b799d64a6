import { localDate } from '@selfservice/api/core/local-date';
import type { Failure } from '@selfservice/mock-server/core/failure';
import { failing } from '@selfservice/mock-server/core/failure';
import { requestRows } from '@selfservice/mock-server/requests/request-rows';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { backendOf } from '#storybook/backend.ts';
import { notify } from '#storybook/decorators/withEnvironment.tsx';
import preview from '#storybook/preview.tsx';
import { waitForAnswers } from '#storybook/wait-for-answers.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { NewRequestDialog } from './NewRequestDialog.tsx';
import { askForVacation, noteField, save, vacationIsKept } from './new-request.fixtures.ts';

const meta = preview.meta({
  component: NewRequestDialog,
  args: {
    agenda: 'requests' as const,
    personRef: '0001001',
    draftKey: 'requests.new',
    initialDay: localDate('2026-12-17'),
    onCreated: fn(),
    onClose: fn(),
  },
  /* Control with K removes the dialog without closing it, like a reload of the page. */
  render: function Reloaded(args) {
    const [isOpen, setOpen] = useState(true);
    return (
      <div onKeyDownCapture={(event) => event.ctrlKey && event.key === 'k' && setOpen(false)}>
        <Button onPress={() => setOpen(true)}>Open</Button>
        {isOpen && (
          <NewRequestDialog
            {...args}
            onCreated={() => {
              setOpen(false);
              args.onCreated();
            }}
          />
        )}
      </div>
    );
  },
});

const failures = (loaded: Record<string, unknown>, ...list: Failure[]) => {
  backendOf(loaded).scenario.failures = list;
};
const vacationsOf = (loaded: Record<string, unknown>) =>
  [...requestRows(backendOf(loaded).database).values()].filter(({ note }) => note === 'Skiing');
const checkAgain = () => screen.findByRole('button', { name: 'Check again' });
const lostAfterWork = failing('postAbsences', 'network', { isAfterWork: true });
const listFails = failing('postMyRequests', '503');
/* The list is read once before the call. */
const unread = { failures: [lostAfterWork, failing('postMyRequests', '503', { occasion: 2 })] };

/** Fills in the form and waits until the dialog has read its list, so that only later readings are counted. */
async function ask(loaded: Record<string, unknown>): Promise<void> {
  await askForVacation();
  await waitForAnswers(backendOf(loaded));
}

/** The response is lost, and the list is being read. */
export const Checking = meta.story({
  parameters: { pictures: true },
  play: async ({ loaded }) => {
    await ask(loaded);
    failures(loaded, lostAfterWork, failing('postMyRequests', 'timeout', { occasion: 2 }));
    await save();
    await expect(screen.findByText('Checking whether this was saved…')).resolves.toBeVisible();
    await expect(screen.getByRole('button', { name: 'Cancel' })).toBeDisabled();
  },
});

export const FoundAfterALostAnswer = meta.story({
  tags: ['requests-54'],
  play: async ({ args, loaded }) => {
    await ask(loaded);
    failures(loaded, lostAfterWork);
    await save();
    await waitFor(() => expect(args.onCreated).toHaveBeenCalledOnce());
    await expect(notify.success).toHaveBeenCalledWith('The request has been created.');
    await expect(vacationsOf(loaded)).toHaveLength(1);
  },
});

export const NotDone = meta.story({
  play: async ({ args, loaded, step }) => {
    await ask(loaded);
    failures(loaded, failing('postAbsences', 'network', { occasion: 1 }));
    await save();
    await step('the outcome is not known for a minute', async () => {
      await checkAgain();
      backendOf(loaded).clock.advance(60_000);
    });
    await step('the dialog says that nothing was sent, and keeps the entries', async () => {
      await expect(screen.findByText(/could not be sent/)).resolves.toBeVisible();
      await vacationIsKept();
    });
    await step('another attempt saves the request once', async () => {
      await save();
      await waitFor(() => expect(args.onCreated).toHaveBeenCalledOnce());
      await expect(vacationsOf(loaded)).toHaveLength(1);
    });
  },
});

export const NotKnown = meta.story({
  tags: ['requests-55'],
  parameters: { pictures: true },
  play: async ({ args, loaded, step }) => {
    await ask(loaded);
    failures(loaded, ...unread.failures);
    await save();
    await step('the main button is "Check again", and the fields are read-only', async () => {
      await expect(
        screen.findByText('It is not known whether the request was saved.'),
      ).resolves.toBeVisible();
      await expect(screen.queryByRole('button', { name: 'Send request' })).toBeNull();
      await expect(noteField()).toHaveAttribute('readonly');
    });
    await step('a check that fails leaves the outcome unknown', async () => {
      failures(loaded, listFails);
      await userEvent.click(await checkAgain());
      await waitFor(() => expect(screen.queryByText('Checking whether this was saved…')).toBeNull());
      await expect(checkAgain()).resolves.toBeEnabled();
      await expect(args.onCreated).not.toHaveBeenCalled();
    });
  },
});

export const CheckedAgain = meta.story({
  tags: ['requests-54'],
  play: async ({ args, loaded }) => {
    await ask(loaded);
    failures(loaded, ...unread.failures);
    await save();
    await userEvent.click(await checkAgain());
    await waitFor(() => expect(args.onCreated).toHaveBeenCalledOnce());
    await expect(vacationsOf(loaded)).toHaveLength(1);
  },
});

export const FoundTwice = meta.story({
  tags: ['requests-57'],
  parameters: { pictures: true },
  play: async ({ args, loaded, step }) => {
    await ask(loaded);
    failures(loaded, ...unread.failures);
    await save();
    await checkAgain();
    await step('the check finds two requests, and the dialog says so', async () => {
      const requests = requestRows(backendOf(loaded).database);
      const [saved] = vacationsOf(loaded);
      if (saved) requests.set(59_999, { ...saved, id: 59_999 });
      await userEvent.click(await checkAgain());
      await expect(screen.findByText('The request exists twice')).resolves.toBeVisible();
      await expect(screen.getByText(/two entries: Vacation \w{3} \d.* 2026\./)).toBeVisible();
      await expect(args.onCreated).not.toHaveBeenCalled();
    });
  },
});

export const OneOfThemCancelled = meta.story({
  tags: ['requests-57'],
  play: async (context) => {
    await FoundTwice.input.play?.(context);
    await userEvent.click(screen.getByRole('button', { name: 'Cancel one' }));
    await waitFor(() => expect(context.args.onCreated).toHaveBeenCalledOnce());
    const states = vacationsOf(context.loaded).map(({ state }) => state);
    await expect(new Set(states)).toEqual(new Set([0, 3]));
  },
});

/** The response to the cancellation is lost; the list shows that it was done. */
export const OneOfThemCancelledAfterALostAnswer = meta.story({
  parameters: { pictures: false },
  play: async (context) => {
    await FoundTwice.input.play?.(context);
    failures(context.loaded, failing('postRequestStatus', 'network', { isAfterWork: true }));
    await userEvent.click(screen.getByRole('button', { name: 'Cancel one' }));
    await waitFor(() => expect(context.args.onCreated).toHaveBeenCalledOnce());
    const states = vacationsOf(context.loaded).map(({ state }) => state);
    await expect(new Set(states)).toEqual(new Set([0, 3]));
  },
});

/** The page is reloaded before the response. */
export const ReloadedInTheMiddle = meta.story({
  tags: ['requests-54', 'requests-58'],
  play: async ({ args, loaded, step }) => {
    await ask(loaded);
    failures(loaded, failing('postAbsences', 'timeout', { isAfterWork: true }));
    await save();
    await waitFor(() => expect(vacationsOf(loaded)).toHaveLength(1));
    await userEvent.keyboard('{Control>}k{/Control}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await step('the dialog checks first, and sends nothing again', async () => {
      failures(loaded);
      await userEvent.click(screen.getByRole('button', { name: 'Open' }));
      await waitFor(() => expect(args.onCreated).toHaveBeenCalledOnce());
      await expect(notify.success).toHaveBeenCalledWith('The request has been created.');
      await expect(vacationsOf(loaded)).toHaveLength(1);
    });
  },
});

interface NotKnownWords {
  option: string;
  save: string;
  sentence: string;
}

const isNotKnown = async (loaded: Record<string, unknown>, words: NotKnownWords) => {
  const account = await screen.findByRole('button', { name: /Druh (?:nepřítomnosti|neprítomnosti)/ });
  await waitFor(() => expect(account).toBeEnabled());
  await userEvent.click(account);
  await userEvent.click(await screen.findByRole('option', { name: words.option }));
  failures(loaded, ...unread.failures);
  await save(words.save);
  await expect(screen.findByText(words.sentence)).resolves.toBeVisible();
};

export const NotKnownInCzech = meta.story({
  globals: { language: 'cs', viewport: { value: 'narrow' } },
  play: ({ loaded }) =>
    isNotKnown(loaded, {
      option: 'Dovolená',
      save: 'Odeslat žádost',
      sentence: 'Není známo, zda se žádost uložila.',
    }),
});

export const NotKnownInSlovak = meta.story({
  globals: { language: 'sk', viewport: { value: 'narrow' } },
  play: ({ loaded }) =>
    isNotKnown(loaded, {
      option: 'Dovolenka',
      save: 'Odoslať žiadosť',
      sentence: 'Nie je známe, či sa žiadosť uložila.',
    }),
});

export const LongNote = meta.story({
  tags: ['requests-63'],
  parameters: { pictures: true },
  play: async ({ args, step }) => {
    await askForVacation();
    await step('the field shows the number of characters near the limit', async () => {
      await userEvent.clear(noteField());
      await userEvent.click(noteField());
      await userEvent.paste('x'.repeat(399));
      await expect(screen.queryByText(/of 500/)).toBeNull();
      await userEvent.paste('x'.repeat(102));
      await expect(screen.getByText(/501/)).toBeVisible();
    });
    await step('a note over the limit is not sent', async () => {
      await save();
      await waitFor(() => expect(noteField()).toHaveFocus());
      await expect(args.onCreated).not.toHaveBeenCalled();
    });
  },
});
