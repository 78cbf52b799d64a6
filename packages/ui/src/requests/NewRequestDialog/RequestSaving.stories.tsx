import { localDate } from '@selfservice/api/core/local-date';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { backendOf } from '#storybook/backend.ts';
import { notify } from '#storybook/decorators/withEnvironment.tsx';
import preview from '#storybook/preview.tsx';
import { NewRequestDialog } from './NewRequestDialog.tsx';
import {
  askForVacation,
  fail,
  part,
  pickDay,
  save,
  typeInto,
  vacationIsKept,
} from './new-request.fixtures.ts';
import { requestRows } from '@selfservice/mock-server/requests/request-rows';

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
});

export const Saved = meta.story({
  tags: ['requests-29'],
  play: async ({ args, loaded, step }) => {
    const requests = requestRows(backendOf(loaded).database);
    const before = requests.size;
    await askForVacation();
    await pickDay('End day', 'Friday, 18 December 2026');
    await step('two clicks in a row save one request', async () => {
      const button = screen.getByRole('button', { name: 'Send request' });
      button.click();
      button.click();
      await waitFor(() => expect(args.onCreated).toHaveBeenCalledOnce());
      await expect(requests.size).toBe(before + 1);
      await expect(notify.success).toHaveBeenCalledWith('The request has been created.');
    });
    await step('the saved request has the days and the note', () =>
      expect([...requests.values()].at(-1)).toMatchObject({
        applicantRef: '0001001',
        firstDay: '2026-12-17',
        lastDay: '2026-12-18',
        begin: null,
        note: 'Skiing',
      }),
    );
  },
});

export const OverLimit = meta.story({
  tags: ['requests-51', 'requests-53'],
  parameters: { pictures: true },
  play: async ({ args, step }) => {
    await askForVacation();
    await pickDay('End day', 'Thursday, 31 December 2026');
    await step('the refusal is shown in the dialog and in a notification', async () => {
      part('year', 'End day').focus();
      await userEvent.keyboard('2027');
      await save();
      await waitFor(() => expect(screen.getByText('Vacation balance exceeded.')).toBeVisible());
      await expect(notify.refusal).toHaveBeenCalledWith('Vacation balance exceeded.', 'over_limit');
    });
    await step('the dialog shows the balance and the requested days', () =>
      waitFor(() =>
        expect(screen.getByText('Left: 14.5 days. Requested: 380 days, including weekends.')).toBeVisible(),
      ),
    );
    await step('the entries are kept', async () => {
      await vacationIsKept();
      await expect(args.onCreated).not.toHaveBeenCalled();
    });
  },
});

export const UnavailabilityReserved = meta.story({
  tags: ['requests-52', 'requests-53'],
  args: { initialDay: localDate('2026-11-30') },
  play: async ({ step }) => {
    await askForVacation();
    await save();
    const words = 'Selected period already contains unavailability.';
    await waitFor(() => expect(screen.getByText(words)).toBeVisible());
    await expect(notify.refusal).toHaveBeenCalledWith(words, 'date_reserved_unava');
    await step('the entries are kept', vacationIsKept);
  },
});

const partly = {
  args: { agenda: 'unavailabilities', personRef: '0003001', initialDay: localDate('2026-11-30') },
  scenario: { person: 'slovak' },
  async play() {
    await userEvent.type(await screen.findByRole('textbox', { name: /^Note/ }), 'Course');
    await typeInto('day', 'End day', '0312');
    await save();
    await waitFor(() => expect(screen.getByText('Only some of the days were saved.')).toBeVisible());
  },
} as const;

const days = () =>
  within(screen.getByRole('list', { name: 'Days and their results' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

export const PartlySaved = meta.story({
  tags: ['unavailability-29'],
  args: partly.args,
  parameters: { pictures: true, scenario: partly.scenario },
  play: async ({ step }) => {
    await partly.play();
    await step('each day has its result', async () => {
      const words = 'Selected period already contains unavailability.';
      await expect(days()).toEqual([
        expect.stringMatching(/Mon.*Saved$/),
        expect.stringMatching(/Tue.*Saved$/),
        expect.stringContaining(`Not saved: ${words}`),
        expect.stringMatching(/Thu.*Saved$/),
      ]);
      await expect(notify.refusal).toHaveBeenCalledWith(words, 'date_reserved_unava');
    });
  },
});

export const RestSaved = meta.story({
  tags: ['unavailability-29'],
  args: partly.args,
  parameters: { scenario: partly.scenario },
  play: async ({ args, loaded, step }) => {
    const requests = requestRows(backendOf(loaded).database);
    await partly.play();
    await step('a second attempt that fails keeps the saved days', async () => {
      for (const { id, firstDay } of requests.values()) if (firstDay === '2026-12-02') requests.delete(id);
      fail(loaded, 'postUnavailabilityRequest');
      await save();
      await waitFor(() => expect(days()[2]).toMatch(/Not saved: An error occurred on the server/));
    });
    await step('the next attempt sends only the missing day', async () => {
      fail(loaded);
      await save();
      await waitFor(() => expect(args.onCreated).toHaveBeenCalledOnce());
      const saved = [...requests.values()].filter(({ note: text }) => text === 'Course');
      await expect(saved.map(({ firstDay }) => firstDay).toSorted()).toEqual([
        '2026-11-30',
        '2026-12-01',
        '2026-12-02',
        '2026-12-03',
      ]);
    });
  },
});
