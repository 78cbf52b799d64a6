import { failing } from '@selfservice/mock-server/core/failure';
import { expect, userEvent, waitFor } from 'storybook/test';
import { backendOf } from '#storybook/backend.ts';
import preview from '#storybook/preview.tsx';
import { terminalMeta } from '../terminal.fixtures.ts';
import { TerminalScreen } from './TerminalScreen.tsx';

const meta = preview.meta({ ...terminalMeta, component: TerminalScreen, parameters: { pictures: false } });

/** The fixed buttons that are filled. */
const filled = (canvasElement: HTMLElement) =>
  [...canvasElement.querySelectorAll<HTMLElement>('[data-likely]')].map(({ textContent }) => textContent);

export const Default = meta.story({
  tags: ['terminal-33', 'terminal-34'],
  play: async ({ canvas, canvasElement, loaded, step }) => {
    await step('after a pass in the button Out is filled', async () => {
      await expect(canvas.findByText('In since 7:55')).resolves.toBeVisible();
      await expect(filled(canvasElement)).toEqual(['Out']);
    });
    await step('the dial shows the shift and the pass of this morning', async () => {
      await waitFor(() => expect(canvasElement.querySelector('[data-arc="shift"]')).not.toBeNull());
      await expect(canvasElement.querySelectorAll('[data-pass="recorded"]')).toHaveLength(1);
    });
    await step('a pass is drawn on the dial', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Out' }));
      await expect(canvas.findByText('Out recorded at 8:00')).resolves.toBeVisible();
      await waitFor(() => expect(canvasElement.querySelectorAll('[data-pass="recorded"]')).toHaveLength(2));
      await expect(filled(canvasElement)).toEqual(['In']);
    });
    backendOf(loaded).clock.advance(1000);
  },
});

export const Evening = meta.story({
  tags: ['terminal-33'],
  parameters: { scenario: { at: '2026-11-20T20:00:00' } },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('button', { name: 'In' });
    await waitFor(() => expect(filled(canvasElement)).toEqual(['In']));
    await expect(canvas.queryByText(/^In since/)).toBeNull();
  },
});

export const FocusedAtFirst = meta.story({
  tags: ['terminal-35'],
  args: { focusedAtFirst: 'out' },
  play: ({ canvas }) => waitFor(() => expect(canvas.getByRole('button', { name: 'Out' })).toHaveFocus()),
});

export const LastPassesFailed = meta.story({
  tags: ['terminal-33', 'terminal-34'],
  parameters: { scenario: { failures: [failing('getLastPasses', '500')] } },
  play: async ({ canvas, canvasElement, step }) => {
    await step('both fixed buttons look the same and work', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'In' }));
      await expect(canvas.findByText('In recorded at 8:00')).resolves.toBeVisible();
    });
    await step('the pass made here is on the dial', () =>
      expect(canvasElement.querySelectorAll('[data-pass="recorded"]')).toHaveLength(1),
    );
  },
});
