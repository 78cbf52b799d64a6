import { expect, userEvent } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { fine, settings } from './demo.fixtures.ts';
import { openTab, select, panelArgs } from './demoPanel.fixtures.ts';
import { DemoPanel } from './DemoPanel.tsx';

const meta = preview.meta({ component: DemoPanel, args: panelArgs });

export const Settings = meta.story({
  globals: { language: 'sk' },
  args: { network: { ...fine, failures: [{ call: 'getOvertime', kind: '403', occasion: 'once' }] } },
  parameters: { pictures: true },
  play: async ({ canvas, args, step }) => {
    const panel = await openTab(canvas, 2);
    await step('a failing call is described', async () => {
      await expect(panel.getByRole('combobox', { name: 'Volanie' })).toHaveValue('getOvertime');
      await expect(panel.getByRole('switch', { name: 'Len nabudúce' })).toBeChecked();
    });
    await step('the network changes at once', async () => {
      await userEvent.click(panel.getByRole('switch', { name: 'Len nabudúce' }));
      await expect(args.onNetworkChange).toHaveBeenLastCalledWith({
        ...fine,
        failures: [{ call: 'getOvertime', kind: '403' }],
      });
    });
  },
});

export const ChangedSettings = meta.story({
  tags: ['demo-5', 'demo-6'],
  play: async ({ canvas, args, step }) => {
    const panel = await openTab(canvas, 2);
    await step('speed and failures change at once', async () => {
      await select(panel, /Speed$/, /^Slow/);
      await expect(args.onNetworkChange).toHaveBeenLastCalledWith({ ...fine, latencyMs: 2000 });
      await select(panel, /Failures$/, 'Every call fails');
      await expect(args.onNetworkChange).toHaveBeenLastCalledWith({
        ...fine,
        failures: [{ call: 'every', kind: '500' }],
      });
      await select(panel, /Failures$/, 'No connection');
      await expect(args.onNetworkChange).toHaveBeenLastCalledWith({ ...fine, isOffline: true });
    });
    await step('day, time, language and appearance are applied together', async () => {
      const minute = panel.getByRole('spinbutton', { name: /^minute/ });
      await userEvent.click(minute);
      await userEvent.keyboard('{ArrowUp}');
      await userEvent.click(panel.getByRole('switch', { name: 'The time runs from there' }));
      await select(panel, /Language$/, 'Čeština');
      await select(panel, /Appearance$/, 'Dark');
      await userEvent.click(panel.getByRole('button', { name: 'Apply' }));
      await expect(args.onSettingsChange).toHaveBeenLastCalledWith({
        ...settings,
        at: '2026-11-20T08:30:00',
        clock: 'standing',
        language: 'cs',
        theme: 'dark',
      });
    });
  },
});

export const FromAddress = meta.story({
  args: { network: { latencyMs: 17, isOffline: false, failures: [{ call: 'postPass', kind: '503' }] } },
  play: async ({ canvas }) => {
    const panel = await openTab(canvas, 2);
    await expect(panel.getByRole('button', { name: /Speed$/ })).toHaveTextContent('As in the address: 17 ms');
    await expect(panel.getByRole('button', { name: /Failures$/ })).toHaveTextContent('As in the address');
  },
});
