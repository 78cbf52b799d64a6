import { expect, fn, userEvent } from 'storybook/test';
import { backendOf } from '#storybook/backend.ts';
import preview from '#storybook/preview.tsx';
import { aHost, insertedPasses, terminalMeta } from '../terminal.fixtures.ts';
import { TerminalScreen } from './TerminalScreen.tsx';

const meta = preview.meta({
  ...terminalMeta,
  component: TerminalScreen,
});

const never = aHost({ readPosition: fn(() => Promise.resolve({ kind: 'unavailable' as const })) });

export const Refused = meta.story({
  tags: ['terminal-29'],
  args: { host: aHost({ reading: { kind: 'refused' } }) },
  parameters: { pictures: true },
  play: async ({ canvas, loaded }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'In' }));
    await expect(canvas.findByText('Without a position: not allowed in the browser')).resolves.toBeVisible();
    await expect(insertedPasses(backendOf(loaded))).toMatchObject([{ gps: '' }]);
    backendOf(loaded).clock.advance(1000);
  },
});

export const Unavailable = meta.story({
  tags: ['terminal-29'],
  args: { host: aHost({ reading: { kind: 'unavailable' } }) },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'In' }));
    await canvas.findByText('Without a position: it could not be determined');
  },
});

export const Slow = meta.story({
  tags: ['terminal-14', 'terminal-29', 'terminal-31'],
  args: { host: aHost({ readPosition: () => new Promise(() => {}) }) },
  play: async ({ canvas, loaded, step }) => {
    const backend = backendOf(loaded);
    await userEvent.click(await canvas.findByRole('button', { name: 'In' }));
    await step('waits five seconds for the position', async () => {
      await expect(canvas.findByText('Finding your position…')).resolves.toBeVisible();
      backend.clock.advance(4999);
      await expect(insertedPasses(backend)).toEqual([]);
    });
    await step('the pass is sent without a position, with the time of the press', async () => {
      backend.clock.advance(1);
      await canvas.findByText('Without a position: it took too long');
      await expect(insertedPasses(backend)).toMatchObject([{ at: '2026-11-20T08:00:00', gps: '' }]);
    });
  },
});

export const SentOnLeaving = meta.story({
  tags: ['terminal-14'],
  args: { host: aHost({ readPosition: () => new Promise(() => {}) }) },
  play: async ({ canvas, loaded }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Out' }));
    window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
    await canvas.findByText('Out recorded at 8:00');
    await expect(insertedPasses(backendOf(loaded))).toHaveLength(1);
  },
});

export const Disabled = meta.story({
  tags: ['terminal-21'],
  args: { host: never },
  parameters: { pictures: true, scenario: { disabledActions: ['SelfServiceApp_TerminalGps'] } },
  play: async ({ canvas, loaded, step }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'In' }));
    await step('neither requests nor mentions a position', async () => {
      await canvas.findByText('In recorded at 8:00');
      await expect(never.readPosition).not.toHaveBeenCalled();
      await expect(canvas.queryByText(/position/)).toBeNull();
      await expect(insertedPasses(backendOf(loaded))).toMatchObject([{ gps: '' }]);
      backendOf(loaded).clock.advance(1000);
    });
  },
});

export const Hidden = meta.story({
  tags: ['terminal-21'],
  args: { host: never },
  parameters: { scenario: { invisibleActions: ['SelfServiceApp_TerminalGps'] } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'In' }));
    await canvas.findByText('In recorded at 8:00');
    await expect(never.readPosition).not.toHaveBeenCalled();
    await expect(canvas.queryByText(/position/)).toBeNull();
  },
});
