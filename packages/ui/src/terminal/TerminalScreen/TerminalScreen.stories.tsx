import { failing } from '@selfservice/mock-server/core/failure';
import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test';
import { backendOf } from '#storybook/backend.ts';
import { notify } from '#storybook/decorators/withEnvironment.tsx';
import preview from '#storybook/preview.tsx';
import { aHost, insertedPasses, terminalMeta, withQueue } from '../terminal.fixtures.ts';
import { TerminalScreen } from './TerminalScreen.tsx';

const meta = preview.meta({ ...terminalMeta, component: TerminalScreen });

export const Default = meta.story({
  tags: ['terminal-2', 'terminal-3', 'terminal-8'],
  args: { chosen: [22, 23, 3, 29] },
  play: async ({ canvas, step }) => {
    await step('shows the time, and a button for each chosen type', async () => {
      await canvas.findByRole('button', { name: 'Lunch Out' });
      await expect(canvas.getByText('8:00')).toBeVisible();
      await expect(canvas.getByRole('button', { name: 'In' })).toBeVisible();
      await expect(canvas.getByRole('button', { name: 'Out' })).toBeVisible();
      await expect(canvas.getByRole('button', { name: 'Work from home In' })).toBeVisible();
      await expect(canvas.getByRole('button', { name: 'Door opened No direction' })).toBeVisible();
    });
    await step('links to the last passes', () =>
      expect(canvas.getByRole('link', { name: 'Last passes' })).toHaveAttribute('href', '/lastPasses'),
    );
  },
});

export const Recorded = meta.story({
  tags: ['terminal-6', 'terminal-7', 'terminal-14'],
  play: async ({ canvas, loaded, step }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'In' }));
    await step('reports it with a notification and a line that stays', async () => {
      await expect(canvas.findByText('In recorded at 8:00')).resolves.toBeVisible();
      await expect(canvas.getByText('With your position')).toBeVisible();
      await expect(notify.success).toHaveBeenCalledWith('In recorded at 8:00');
    });
    await step('sends it with the time of the press and the position', () =>
      expect(insertedPasses(backendOf(loaded))).toEqual([
        expect.objectContaining({ type: 1, at: '2026-11-20T08:00:00', gps: '50.09034123;14.40051234' }),
      ]),
    );
    await step('disables every button for a second, and the focus stays', async () => {
      const button = canvas.getByRole('button', { name: 'In' });
      await expect(button).toHaveAttribute('aria-disabled', 'true');
      await expect(canvas.getByRole('button', { name: 'Out' })).toHaveAttribute('aria-disabled', 'true');
      await expect(button).toHaveFocus();
      backendOf(loaded).clock.advance(1000);
      await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'));
    });
  },
});

export const Sending = meta.story({
  tags: ['terminal-14'],
  parameters: { scenario: { failures: [failing('postPass', 'timeout')] } },
  play: async ({ canvas, step }) => {
    const button = await canvas.findByRole('button', { name: 'Out' });
    await userEvent.click(button);
    await step('immediately says that it is being sent, and nothing more', async () => {
      await expect(canvas.findByText('Out at 8:00: sending…')).resolves.toBeVisible();
      await expect(canvas.findByText('Sending…')).resolves.toBeVisible();
      await expect(canvas.queryByText(/recorded/)).toBeNull();
    });
    await step('no other button can be pressed meanwhile, and the focus stays', async () => {
      await expect(canvas.getByRole('button', { name: 'In' })).toBeDisabled();
      await expect(button).toHaveFocus();
    });
  },
});

export const OnePressIsOnePass = meta.story({
  tags: ['terminal-7'],
  parameters: { pictures: false },
  play: async ({ canvas, loaded, step }) => {
    const backend = backendOf(loaded);
    const comes = await canvas.findByRole('button', { name: 'In' });
    await step('two fingers, then a double click', async () => {
      for (const button of [comes, canvas.getByRole('button', { name: 'Out' })]) void fireEvent.click(button);
      await userEvent.dblClick(comes);
      await expect(canvas.findByText('In recorded at 8:00')).resolves.toBeVisible();
      await userEvent.click(comes);
    });
    await step('a held Enter key', async () => {
      backend.clock.advance(2000);
      comes.focus();
      await userEvent.keyboard('{Enter>5/}');
      await waitFor(() => expect(insertedPasses(backend)).toHaveLength(2));
      await canvas.findByText('In recorded at 8:00');
    });
    await expect(insertedPasses(backend).map(({ at }) => at.slice(11))).toEqual(['08:00:00', '08:00:02']);
  },
});

export const Ticking = meta.story({
  tags: ['terminal-1'],
  parameters: { pictures: false },
  play: async ({ canvas, loaded }) => {
    await canvas.findByText('00');
    backendOf(loaded).clock.advance(61_000);
    await expect(canvas.findByText('8:01')).resolves.toBeVisible();
    await expect(canvas.getByText('01')).toBeVisible();
  },
});

export const Loading = meta.story({
  tags: ['terminal-2'],
  args: { chosen: [22, 23, null, null] },
  parameters: { scenario: { failures: [failing('postPassTypes', 'timeout')] } },
  play: async ({ canvas, loaded, step }) => {
    await step('the fixed buttons do not wait for the types', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Out' }));
      await expect(canvas.findByText('Out recorded at 8:00')).resolves.toBeVisible();
      backendOf(loaded).clock.advance(1000);
    });
  },
});

export const Failed = meta.story({
  tags: ['terminal-2', 'terminal-28'],
  args: { chosen: [22, null, null, null] },
  parameters: { scenario: { failures: [failing('postPassTypes', '500')] } },
  play: async ({ canvas }) => {
    await expect(canvas.findByText('The other kinds of passes could not be loaded.')).resolves.toBeVisible();
    await expect(canvas.getByRole('button', { name: 'In' })).toBeEnabled();
  },
});

export const TriedAgain = Failed.extend({
  tags: ['terminal-28'],
  parameters: { pictures: false },
  play: async ({ canvas, loaded, step }) => {
    await step('another attempt loads the other types', async () => {
      const again = await canvas.findByRole('button', { name: 'Try again' });
      backendOf(loaded).scenario.failures = [];
      await userEvent.click(again);
      await canvas.findByRole('button', { name: 'Lunch Out' });
    });
  },
});

export const Empty = meta.story({
  parameters: { pictures: false },
  play: async ({ canvas }) => {
    const choose = await canvas.findByRole('button', { name: 'Choose buttons' });
    await waitFor(() => expect(choose).toBeEnabled());
    await expect(canvas.getByRole('group', { name: 'Record a pass' }).children).toHaveLength(2);
  },
});

export const ButtonsChosen = meta.story({
  tags: ['terminal-3', 'terminal-4'],
  args: { chosen: [null, 23, null, null] },
  parameters: { pictures: false },
  play: async ({ canvas, args, step }) => {
    const choose = await canvas.findByRole('button', { name: 'Choose buttons' });
    await waitFor(() => expect(choose).toBeEnabled());
    await userEvent.click(choose);
    const dialog = within(await screen.findByRole('dialog', { name: 'Terminal buttons' }));
    await userEvent.click(dialog.getByRole('button', { name: /Button 3$/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Lunch' }));
    await userEvent.click(await dialog.findByRole('button', { name: 'Save' }));
    await step('the chosen button is shown beside the others', async () => {
      await expect(canvas.findByRole('button', { name: 'Lunch Out' })).resolves.toBeVisible();
      await expect(canvas.getByRole('group', { name: 'Record a pass' }).children).toHaveLength(4);
    });
    await step('the choice is passed on to be stored', () =>
      expect(args.onChosenChange).toHaveBeenLastCalledWith([22, 23, null, null]),
    );
  },
});

export const NotOffered = meta.story({
  tags: ['terminal-5'],
  args: { chosen: [99, null, null, null] },
  play: async ({ canvas, loaded }) => {
    const gone = await canvas.findByRole('button', { name: 'Button 3 No longer offered' });
    await userEvent.click(gone);
    await expect(gone).toHaveAttribute('aria-disabled', 'true');
    await expect(canvas.queryByText(/sending/)).toBeNull();
    await expect(insertedPasses(backendOf(loaded))).toEqual([]);
  },
});

export const NotInserted = meta.story({
  tags: ['terminal-6', 'terminal-26'],
  parameters: { scenario: { failures: [failing('postPass', 'network')] } },
  play: async ({ canvas, loaded, step }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'In' }));
    await canvas.findByText('It is not known whether it was recorded.');
    await step('after a minute it is certain that the pass is missing among the last passes', async () => {
      backendOf(loaded).clock.advance(60_000);
      await expect(canvas.findByText('In at 8:00 was not recorded')).resolves.toBeVisible();
      await expect(canvas.getByText('Pass was not inserted due to connection error!')).toBeVisible();
      await expect(notify.error).toHaveBeenCalledWith(
        expect.objectContaining({ name: 'NotDoneError' }),
        'Pass was not inserted due to connection error!',
      );
    });
    await step('nothing is kept unless configured', () =>
      expect(canvas.queryByText('Unconfirmed passes')).toBeNull(),
    );
  },
});

export const Refused = meta.story({
  tags: ['terminal-27'],
  parameters: { pictures: false, scenario: { failures: [failing('postPass', '403')] } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'In' }));
    await expect(canvas.findByText('In at 8:00 was not recorded')).resolves.toBeVisible();
    await expect(canvas.getByText('This failure is simulated.')).toBeVisible();
    await expect(notify.error).toHaveBeenCalledWith(
      expect.objectContaining({ status: 403 }),
      'The pass was not recorded.',
    );
  },
});

export const LongText = meta.story({
  args: { chosen: [22, 24, 25, 29] },
  globals: { language: 'sk', viewport: { value: 'narrow' } },
  play: async ({ canvas, loaded, step }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Odchod s priepustkou/ }));
    await expect(canvas.findByText(/zaznamenané$/)).resolves.toBeVisible();
    backendOf(loaded).clock.advance(1000);
    await step('nothing extends beyond the screen', () =>
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth),
    );
  },
});

export const WithoutHttps = meta.story({
  tags: ['terminal-16'],
  args: { host: aHost({ isSecure: false }) },
  parameters: { pictures: false, scenario: { ...withQueue, failures: [failing('postPass', 'network')] } },
  play: async ({ canvas, loaded, step }) => {
    await step('the screen says once that passes are not kept', () =>
      expect(canvas.findByText(/^Without a secure connection \(HTTPS\), passes/)).resolves.toBeVisible(),
    );
    await userEvent.click(await canvas.findByRole('button', { name: 'In' }));
    await step('a pass is checked and not sent again', async () => {
      const section = within(await canvas.findByRole('region', { name: 'Unconfirmed passes' }));
      await expect(section.getByText('It is not known whether it was recorded.')).toBeVisible();
      await expect(section.getByRole('button', { name: 'Check again' })).toBeVisible();
    });
    await expect(insertedPasses(backendOf(loaded))).toEqual([]);
    backendOf(loaded).clock.advance(2000);
  },
});
