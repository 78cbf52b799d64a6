import { failing } from '@selfservice/mock-server/core/failure';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { backendOf } from '#storybook/backend.ts';
import { notify } from '#storybook/decorators/withEnvironment.tsx';
import preview from '#storybook/preview.tsx';
import { aHost, aKeptPass, insertedPasses, withQueue, terminalMeta } from '../terminal.fixtures.ts';
import { TerminalScreen } from './TerminalScreen.tsx';

const offline = ['postPass', 'getLastPasses'].map((call) => failing(call as 'postPass', 'network'));

const meta = preview.meta({
  ...terminalMeta,
  component: TerminalScreen,
  parameters: { scenario: { ...withQueue, failures: offline } },
});

/** Waits until the page has tried to send the kept passes. */
const firstAttempt = () =>
  waitFor(async () => {
    const [discard] = await screen.findAllByRole('button', { name: /^Discard/ });
    await expect(discard).toBeEnabled();
  });

const kept = () => screen.findByRole('region', { name: 'Unconfirmed passes' });

export const Kept = meta.story({
  tags: ['terminal-15', 'terminal-16'],
  parameters: { pictures: true },
  args: { host: aHost() },
  play: async ({ canvas, loaded, step }) => {
    const backend = backendOf(loaded);
    const pressed = await canvas.findByRole('button', { name: 'In' });
    const { top } = pressed.getBoundingClientRect();
    await userEvent.click(pressed);
    await step('reports that it is not confirmed, with its time and type', async () => {
      const section = within(await kept());
      await expect(section.getByText('In, 8:00')).toBeVisible();
      await expect(section.getByText(/^It is not known whether it was recorded\./)).toBeVisible();
      await expect(notify.refusal).toHaveBeenCalledWith(
        expect.stringMatching(/^In at 8:00 is not confirmed yet/),
      );
      await expect(canvas.queryByText('In recorded at 8:00')).toBeNull();
    });
    await step('no button has moved', () => expect(pressed.getBoundingClientRect().top).toBe(top));
    await step('a later pass is listed after it', async () => {
      backend.clock.advance(5000);
      await userEvent.click(canvas.getByRole('button', { name: 'Out' }));
      await expect(within(await kept()).findByText('Out, 8:00')).resolves.toBeVisible();
      backend.clock.advance(2000);
    });
  },
});

export const SentWhenTheNetworkIsBack = meta.story({
  tags: ['terminal-16'],
  args: { host: aHost({ kept: [aKeptPass('2026-11-20T06:30:00'), aKeptPass('2026-11-20T07:10:00')] }) },
  play: async ({ loaded, step }) => {
    const backend = backendOf(loaded);
    await firstAttempt();
    backend.scenario.failures = [];
    window.dispatchEvent(new Event('online'));
    await step('sends the passes in order, with the times of their presses', async () => {
      await waitFor(() => expect(screen.queryByText('Unconfirmed passes')).toBeNull());
      await expect(insertedPasses(backend).map(({ at }) => at.slice(11, 16))).toEqual(['06:30', '07:10']);
      await expect(notify.success).toHaveBeenCalledWith(
        'Passes have been recorded after all: Out 6:30, Out 7:10',
      );
    });
  },
});

export const SentByHand = meta.story({
  tags: ['terminal-15', 'terminal-16'],
  args: { host: aHost({ kept: [aKeptPass('2026-11-20T06:30:00')] }) },
  play: async ({ loaded, step }) => {
    const backend = backendOf(loaded);
    await firstAttempt();
    const send = await screen.findByRole('button', { name: 'Check and send' });
    await step('a pass that was recorded after all is not sent twice', async () => {
      backend.scenario.failures = [failing('postPass', 'network', { isAfterWork: true })];
      await userEvent.click(send);
      await waitFor(() => expect(screen.queryByText('Unconfirmed passes')).toBeNull());
      await expect(insertedPasses(backend)).toHaveLength(1);
    });
  },
});

export const Discarded = meta.story({
  tags: ['terminal-17'],
  parameters: { pictures: true },
  args: { host: aHost({ kept: [aKeptPass('2026-11-20T06:30:00')] }) },
  play: async ({ canvas, step }) => {
    const discard = await canvas.findByRole('button', { name: 'Discard Out, 6:30' });
    // The first attempt to send it has finished.
    await waitFor(() => expect(discard).toBeEnabled());
    await userEvent.click(discard);
    const question = within(await screen.findByRole('alertdialog', { name: 'Discard the pass?' }));
    await step('the pass is kept if the dialog is cancelled', async () => {
      await expect(question.getByText(/^Out, 6:30, may have been recorded\./)).toBeVisible();
      await userEvent.click(question.getByRole('button', { name: 'Cancel' }));
      await kept();
    });
    await step('the pass is deleted after the confirmation', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Discard Out, 6:30' }));
      await userEvent.click(await screen.findByRole('button', { name: 'Discard' }));
      await waitFor(() => expect(canvas.queryByText('Unconfirmed passes')).toBeNull());
      await waitFor(() => expect(document.activeElement).not.toBe(document.body));
    });
  },
});

export const NotRecordedAnyMore = meta.story({
  tags: ['terminal-18', 'terminal-27'],
  args: {
    host: aHost({
      kept: [
        aKeptPass('2026-11-19T16:02:00', { attempt: null }),
        aKeptPass('2026-11-20T07:10:00', { refusal: 'Passes of this day are closed.' }),
        aKeptPass('2026-11-20T07:55:00'),
        aKeptPass('2029-11-20T07:58:00', { attempt: null }),
        aKeptPass('2026-11-20T05:50:00', { owner: 'petr', tenant: 'beta' }),
        aKeptPass('2026-11-20T05:51:00', { owner: 'eva', tenant: 'beta' }),
      ],
    }),
  },
  play: async ({ canvas, step }) => {
    const section = within(await kept());
    await step('reports a pass older than twelve hours', async () => {
      await expect(section.getByText(/^Out, Thu\s19\sNov\s16:02$/)).toBeVisible();
      await expect(section.getByText(/^Not recorded: older than 12 hours/)).toBeVisible();
    });
    await step('reports a refused pass', () =>
      expect(section.getByText('Not recorded. Passes of this day are closed.')).toBeVisible(),
    );
    await step('reports a pass that was made while the clock was wrong', () =>
      expect(section.getByText(/^Not recorded: the clock of this device was wrong/)).toBeVisible(),
    );
    await step('shows only the number of the passes of other people', async () => {
      await expect(canvas.getByText(/^2 passes of other people are not confirmed/)).toBeVisible();
      await expect(canvas.queryByText(/5:50/)).toBeNull();
    });
  },
});

export const SentAgainAfterARefusal = meta.story({
  tags: ['terminal-17'],
  args: {
    host: aHost({
      kept: [aKeptPass('2026-11-20T07:10:00', { attempt: null, refusal: 'The month is closed.' })],
    }),
  },
  parameters: { scenario: { ...withQueue, failures: [failing('postPass', '403')] } },
  play: async ({ loaded, step }) => {
    const backend = backendOf(loaded);
    const section = within(await kept());
    await step('a second refusal is reported again', async () => {
      await userEvent.click(await section.findByRole('button', { name: 'Send again' }));
      await waitFor(() =>
        expect(notify.error).toHaveBeenCalledWith(
          expect.objectContaining({ status: 403 }),
          'A kept pass was not recorded: Out, 7:10',
        ),
      );
      await section.findByText(/^Not recorded/);
    });
    await step('the pass is recorded with the time of its press when it is sent again', async () => {
      backend.scenario.failures = [];
      await firstAttempt();
      await userEvent.click(await section.findByRole('button', { name: 'Send again' }));
      await waitFor(() => expect(screen.queryByText('Unconfirmed passes')).toBeNull());
      await expect(insertedPasses(backend)).toMatchObject([{ at: '2026-11-20T07:10:00' }]);
    });
  },
});

export const Unknown = meta.story({
  tags: ['terminal-15', 'terminal-16'],
  args: { host: aHost() },
  parameters: {
    pictures: true,
    scenario: {
      configuration: { terminalQueue: false },
      failures: [failing('postPass', '504'), failing('getLastPasses', '503')],
    },
  },
  play: async ({ canvas, loaded, step }) => {
    const backend = backendOf(loaded);
    await userEvent.click(await canvas.findByRole('button', { name: 'In' }));
    const section = within(await kept());
    await step('says that the outcome is unknown', async () => {
      await expect(section.getByText('It is not known whether it was recorded.')).toBeVisible();
      await expect(notify.refusal).toHaveBeenCalledWith(
        'It is not known whether this pass was recorded: In 8:00. Check it before you record it again.',
      );
      await expect(canvas.queryByText(/was not recorded$/)).toBeNull();
    });
    await step('an unsuccessful check is reported', async () => {
      await userEvent.click(section.getByRole('button', { name: 'Check again' }));
      await waitFor(() => expect(notify.refusal).toHaveBeenCalledTimes(2));
    });
    await expect(insertedPasses(backend)).toEqual([]);
    backend.clock.advance(2000);
  },
});

export const FoundByCheckingAgain = meta.story({
  tags: ['terminal-15', 'terminal-16'],
  args: { host: aHost() },
  parameters: {
    scenario: {
      configuration: { terminalQueue: false },
      failures: [failing('postPass', '504', { isAfterWork: true }), failing('getLastPasses', '503')],
    },
  },
  play: async ({ canvas, loaded }) => {
    const backend = backendOf(loaded);
    await userEvent.click(await canvas.findByRole('button', { name: 'In' }));
    const section = within(await kept());
    backend.scenario.failures = [];
    await userEvent.click(section.getByRole('button', { name: 'Check again' }));
    await waitFor(() =>
      expect(notify.success).toHaveBeenCalledWith('A pass has been recorded after all: In 8:00'),
    );
    await expect(insertedPasses(backend)).toHaveLength(1);
  },
});

export const StorageRefuses = meta.story({
  parameters: { pictures: true },
  args: { host: aHost({ isStored: false }) },
  play: async ({ canvas, loaded, step }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'In' }));
    await step('the notification says that the browser cannot store the pass', () =>
      expect(notify.refusal).toHaveBeenCalledWith(
        'In at 8:00 cannot be saved in this browser. Keep this page open until it is recorded.',
      ),
    );
    await step('the section of pending passes shows the storage warning', async () =>
      expect(within(await kept()).getByText(/^These passes cannot be saved in this browser/)).toBeVisible(),
    );
    backendOf(loaded).clock.advance(2000);
  },
});

/** All reasons on the narrowest screen. */
export const LongTexts = meta.story({
  tags: ['terminal-18', 'terminal-19'],
  parameters: { pictures: true },
  args: {
    host: aHost({
      isStored: false,
      kept: [
        aKeptPass('2026-11-19T16:02:00', { attempt: null }),
        aKeptPass('2026-11-20T07:10:00', { attempt: null, refusal: 'Prechody tohto dňa sú uzavreté.' }),
        aKeptPass('2026-11-20T07:55:00'),
        aKeptPass('2026-11-20T06:30:00', {
          key: 'other person',
          owner: 'jana for another person',
          attempt: null,
          pass: { ...aKeptPass('2026-11-20T06:30:00').pass, personRef: '0009009' },
        }),
      ],
    }),
  },
  globals: { language: 'sk', viewport: { value: 'narrow' } },
  play: async ({ canvas, loaded, step }) => {
    await canvas.findByRole('region', { name: 'Nepotvrdené prechody' });
    await userEvent.click(await canvas.findByRole('button', { name: /^Príchod/ }));
    await waitFor(() => expect(canvas.getAllByText(/^Nie je známe/)).toHaveLength(2));
    await step('kept passes have the names that the buttons have', async () => {
      await waitFor(() => expect(canvas.getAllByText(/^Odchod, /)).toHaveLength(4));
      await expect(canvas.queryByText(/^Out, /)).toBeNull();
    });
    await step('a pass of a person for whom the user can no longer act says so', () =>
      expect(canvas.getByText(/^Nezaznamenané: za túto osobu/)).toBeVisible(),
    );
    await step('nothing extends beyond the screen', () =>
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth),
    );
    backendOf(loaded).clock.advance(2000);
  },
});

const ofPetr = aKeptPass('2026-11-20T06:30:00', {
  owner: 'petr',
  pass: { ...aKeptPass('2026-11-20T06:30:00').pass, userRef: '0001002', personRef: '0001002' },
});

/** A pass kept by another user of the device is not shown. */
export const OfAnotherPerson = meta.story({
  tags: ['terminal-19'],
  args: { host: aHost({ kept: [ofPetr] }) },
  parameters: { scenario: { ...withQueue, failures: [] } },
  play: async ({ canvas, loaded }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'In' }));
    await canvas.findByText('In recorded at 8:00');
    await expect(canvas.queryByText('Unconfirmed passes')).toBeNull();
    await expect(insertedPasses(backendOf(loaded))).toHaveLength(1);
  },
});
