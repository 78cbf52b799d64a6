import { localDate } from '@selfservice/api/core/local-date';
import type { Failure } from '@selfservice/mock-server/core/failure';
import { failing } from '@selfservice/mock-server/core/failure';
import { requestRows } from '@selfservice/mock-server/requests/request-rows';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { backendOf } from '#storybook/backend.ts';
import { notify } from '#storybook/decorators/withEnvironment.tsx';
import preview from '#storybook/preview.tsx';
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
  /* A reload takes the dialog away without closing it: here Control with K does. */
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
/* The first reading is the one before the call. */
const unread = { failures: [lostAfterWork, failing('postMyRequests', '503', { occasion: 2 })] };

/** The answer is lost, and the list is being read. */
export const Checking = meta.story({
  parameters: { pictures: true },
  play: async ({ loaded }) => {
    await askForVacation();
    failures(loaded, lostAfterWork, failing('postMyRequests', 'timeout', { occasion: 2 }));
    await save();
    await expect(screen.findByText('Checking whether this was saved…')).resolves.toBeVisible();
    await expect(screen.getByRole('button', { name: 'Cancel' })).toBeDisabled();
  },
});

export const FoundAfterALostAnswer = meta.story({
  play: async ({ args, loaded }) => {
    await askForVacation();
    failures(loaded, lostAfterWork);
    await save();
    await waitFor(() => expect(args.onCreated).toHaveBeenCalledOnce());
    await expect(notify.success).toHaveBeenCalledWith('The request has been created.');
    await expect(vacationsOf(loaded)).toHaveLength(1);
  },
});

export const NotDone = meta.story({
  play: async ({ args, loaded, step }) => {
    await askForVacation();
    failures(loaded, failing('postAbsences', 'network', { occasion: 1 }));
    await save();
    await step('it says so, and what was entered stays', async () => {
      await expect(screen.findByText(/has not been sent/)).resolves.toBeVisible();
      await vacationIsKept();
    });
    await step('the main button sends it once', async () => {
      await save();
      await waitFor(() => expect(args.onCreated).toHaveBeenCalledOnce());
      await expect(vacationsOf(loaded)).toHaveLength(1);
    });
  },
});

export const NotKnown = meta.story({
  parameters: { pictures: true },
  play: async ({ args, loaded, step }) => {
    await askForVacation();
    failures(loaded, ...unread.failures);
    await save();
    await step('the main button checks again, and nothing can be changed', async () => {
      await expect(
        screen.findByText('It is not known whether the request was saved.'),
      ).resolves.toBeVisible();
      await expect(screen.queryByRole('button', { name: 'Send request' })).toBeNull();
      await expect(noteField()).toHaveAttribute('readonly');
    });
    await step('while reading fails it stays unknown', async () => {
      failures(loaded, listFails);
      await userEvent.click(await checkAgain());
      await waitFor(() => expect(screen.queryByText('Checking whether this was saved…')).toBeNull());
      await expect(checkAgain()).resolves.toBeEnabled();
      await expect(args.onCreated).not.toHaveBeenCalled();
    });
  },
});

export const CheckedAgain = meta.story({
  play: async ({ args, loaded }) => {
    await askForVacation();
    failures(loaded, ...unread.failures);
    await save();
    await userEvent.click(await checkAgain());
    await waitFor(() => expect(args.onCreated).toHaveBeenCalledOnce());
    await expect(vacationsOf(loaded)).toHaveLength(1);
  },
});

export const FoundTwice = meta.story({
  parameters: { pictures: true },
  play: async ({ args, loaded, step }) => {
    await askForVacation();
    failures(loaded, ...unread.failures);
    await save();
    await checkAgain();
    await step('what the browser has sent once more is found too', async () => {
      const requests = requestRows(backendOf(loaded).database);
      const [saved] = vacationsOf(loaded);
      if (saved) requests.set(59_999, { ...saved, id: 59_999 });
      await userEvent.click(await checkAgain());
      await expect(screen.findByText('The request exists twice')).resolves.toBeVisible();
      await expect(args.onCreated).not.toHaveBeenCalled();
    });
  },
});

export const OneOfThemCancelled = meta.story({
  play: async (context) => {
    await FoundTwice.input.play?.(context);
    await userEvent.click(screen.getByRole('button', { name: 'Cancel one' }));
    await waitFor(() => expect(context.args.onCreated).toHaveBeenCalledOnce());
    const states = vacationsOf(context.loaded).map(({ state }) => state);
    await expect(new Set(states)).toEqual(new Set([0, 3]));
  },
});

/** The answer of the cancellation is lost: it is found by reading again. */
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

/** The page is reloaded while the call is under way. */
export const ReloadedInTheMiddle = meta.story({
  play: async ({ args, loaded, step }) => {
    await askForVacation();
    failures(loaded, failing('postAbsences', 'timeout', { isAfterWork: true }));
    await save();
    await waitFor(() => expect(vacationsOf(loaded)).toHaveLength(1));
    await userEvent.keyboard('{Control>}k{/Control}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await step('the dialog checks before anything is sent', async () => {
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
  const account = await screen.findByRole('button', { name: /Účet/ });
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

export const LongComment = meta.story({
  parameters: { pictures: true },
  play: async ({ args, step }) => {
    await askForVacation();
    await step('the field counts near its limit', async () => {
      await userEvent.clear(noteField());
      await userEvent.click(noteField());
      await userEvent.paste('x'.repeat(399));
      await expect(screen.queryByText(/of 500/)).toBeNull();
      await userEvent.paste('x'.repeat(102));
      await expect(screen.getByText(/501/)).toBeVisible();
    });
    await step('and nothing longer is sent', async () => {
      await save();
      await waitFor(() => expect(noteField()).toHaveFocus());
      await expect(args.onCreated).not.toHaveBeenCalled();
    });
  },
});
