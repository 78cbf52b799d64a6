import { failing } from '@selfservice/mock-server/core/failure';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { backendOf } from '../../../../../.storybook/backend.ts';
import { notify } from '../../../../../.storybook/decorators/withEnvironment.tsx';
import preview from '../../../../../.storybook/preview.tsx';
import { aHost, aKeptPass, insertedPasses, keeping, terminalMeta } from '../terminal.fixtures.ts';
import { TerminalScreen } from './TerminalScreen.tsx';

const offline = ['postPass', 'getLastPasses'].map((call) => failing(call as 'postPass', 'network'));

const meta = preview.meta({
  ...terminalMeta,
  component: TerminalScreen,
  parameters: { scenario: { ...keeping, failures: offline } },
});

const kept = () => screen.findByRole('region', { name: 'Not recorded yet' });

export const Kept = meta.story({
  args: { host: aHost() },
  play: async ({ canvas, loaded, step }) => {
    const backend = backendOf(loaded);
    const pressed = await canvas.findByRole('button', { name: 'In' });
    const { top } = pressed.getBoundingClientRect();
    await userEvent.click(pressed);
    await step('it says that it is not recorded yet, with its time and kind', async () => {
      const section = within(await kept());
      await expect(section.getByText('In, 8:00')).toBeVisible();
      await expect(section.getByText('Waits for a connection')).toBeVisible();
      await expect(notify.refusal).toHaveBeenCalledWith(
        expect.stringMatching(/^In at 8:00 is not recorded yet/),
      );
      await expect(canvas.queryByText('In recorded at 8:00')).toBeNull();
    });
    await step('and no button has moved', () => expect(pressed.getBoundingClientRect().top).toBe(top));
    await step('a later one stands behind it', async () => {
      backend.clock.advance(5000);
      await userEvent.click(canvas.getByRole('button', { name: 'Out' }));
      await expect(within(await kept()).findByText('Out, 8:00')).resolves.toBeVisible();
    });
  },
});

export const SentWhenTheNetworkIsBack = meta.story({
  args: { host: aHost({ kept: [aKeptPass('2026-11-20T06:30:00'), aKeptPass('2026-11-20T07:10:00')] }) },
  parameters: { pictures: false },
  play: async ({ loaded, step }) => {
    const backend = backendOf(loaded);
    await within(await kept()).findByRole('button', { name: 'Send now' });
    backend.scenario.failures = [];
    window.dispatchEvent(new Event('online'));
    await step('in their order, with their own times', async () => {
      await waitFor(() => expect(screen.queryByText('Not recorded yet')).toBeNull());
      await expect(insertedPasses(backend).map(({ at }) => at.slice(11, 16))).toEqual(['06:30', '07:10']);
      await expect(notify.success).toHaveBeenCalledWith(
        'Passes made without a connection have been recorded: Out 6:30, Out 7:10',
      );
    });
  },
});

export const SentByHand = meta.story({
  args: { host: aHost({ kept: [aKeptPass('2026-11-20T06:30:00')] }) },
  parameters: { pictures: false },
  play: async ({ loaded, step }) => {
    const backend = backendOf(loaded);
    const section = within(await kept());
    // The first attempt to send it is over.
    const send = await section.findByRole('button', { name: 'Send now' });
    await step('one that has been recorded after all is not doubled', async () => {
      backend.scenario.failures = [failing('postPass', 'network', { isAfterWork: true })];
      await userEvent.click(send);
      await waitFor(() => expect(screen.queryByText('Not recorded yet')).toBeNull());
      await expect(insertedPasses(backend)).toHaveLength(1);
    });
  },
});

export const Discarded = meta.story({
  args: { host: aHost({ kept: [aKeptPass('2026-11-20T06:30:00')] }) },
  play: async ({ canvas, step }) => {
    const discard = await canvas.findByRole('button', { name: 'Discard Out, 6:30' });
    // The first attempt to send it is over.
    await waitFor(() => expect(discard).toBeEnabled());
    await userEvent.click(discard);
    const question = within(await screen.findByRole('alertdialog', { name: 'Discard the pass?' }));
    await step('it asks first', async () => {
      await expect(question.getByText('Out, 6:30, will not be recorded.')).toBeVisible();
      await userEvent.click(question.getByRole('button', { name: 'Cancel' }));
      await kept();
    });
    await step('then it is gone', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Discard Out, 6:30' }));
      await userEvent.click(await screen.findByRole('button', { name: 'Discard' }));
      await waitFor(() => expect(canvas.queryByText('Not recorded yet')).toBeNull());
      await waitFor(() => expect(document.activeElement).not.toBe(document.body));
    });
  },
});

export const NotRecordedAnyMore = meta.story({
  args: {
    host: aHost({
      kept: [
        aKeptPass('2026-11-19T16:02:00', { isAttempted: false }),
        aKeptPass('2026-11-20T07:10:00', { refusal: 'Passes of this day are closed.' }),
        aKeptPass('2026-11-20T07:55:00'),
      ],
    }),
  },
  play: async ({ step }) => {
    const section = within(await kept());
    await step('what is older than twelve hours is told', async () => {
      await expect(section.getByText(/^Out, Thu\s19\sNov\s16:02$/)).toBeVisible();
      await expect(section.getByText(/^Not recorded: older than 12 hours/)).toBeVisible();
    });
    await step('and so is what the server refuses', () =>
      expect(section.getByText('Not recorded. Passes of this day are closed.')).toBeVisible(),
    );
  },
});

/** What somebody else has kept on the device is nobody's business. */
export const OfSomebodyElse = meta.story({
  args: { host: aHost({ kept: [aKeptPass('2026-11-20T06:30:00', { owner: 'petr' })] }) },
  parameters: { pictures: false, scenario: { ...keeping, failures: [] } },
  play: async ({ canvas, loaded }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'In' }));
    await canvas.findByText('In recorded at 8:00');
    await expect(canvas.queryByText('Not recorded yet')).toBeNull();
    await expect(insertedPasses(backendOf(loaded))).toHaveLength(1);
  },
});
