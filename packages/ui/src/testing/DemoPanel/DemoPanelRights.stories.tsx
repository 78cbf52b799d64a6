import { actions } from '@selfservice/api/session/permissions';
import { expect, mocked, userEvent, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { settings } from './demo.fixtures.ts';
import { openTab, select, panelArgs } from './demoPanel.fixtures.ts';
import { DemoPanel } from './DemoPanel.tsx';

const meta = preview.meta({ component: DemoPanel, args: panelArgs });

export const Rights = meta.story({
  globals: { theme: 'dark' },
  args: {
    settings: { ...settings, disabledActions: [actions.absence], invisibleActions: [actions.runReports] },
  },
  parameters: { pictures: true },
  play: async ({ canvas, step }) => {
    const panel = await openTab(canvas, 1);
    await step('each right is a switch with its words', async () => {
      await expect(panel.getByRole('switch', { name: 'My plan' })).toBeChecked();
      await expect(panel.getByRole('switch', { name: 'Planning absences Greyed out' })).not.toBeChecked();
      await expect(panel.getByRole('switch', { name: 'Reports Hidden' })).not.toBeChecked();
    });
    await expect(panel.getByRole('button', { name: /Set of rights$/ })).toHaveTextContent('Own choice');
    await expect(panel.queryByRole('button', { name: 'Apply' })).toBeNull();
  },
});

export const ChangedRights = meta.story({
  tags: ['demo-3'],
  play: async ({ canvas, args, step }) => {
    const panel = await openTab(canvas, 1);
    await step('a set of rights is applied by a button', async () => {
      await select(panel, /Set of rights$/, /^Only the terminal/);
      await expect(panel.getByRole('switch', { name: 'Online terminal' })).toBeChecked();
      await expect(panel.getByRole('switch', { name: 'My plan Hidden' })).not.toBeChecked();
      await expect(args.onSettingsChange).not.toHaveBeenCalled();
    });
    await step('all rights that are off can be greyed out', async () => {
      await select(panel, /What is off is$/, 'Greyed out');
      await userEvent.click(panel.getByRole('switch', { name: 'My plan Greyed out' }));
    });
    await userEvent.click(panel.getByRole('button', { name: 'Apply' }));
    const changed = mocked(args.onSettingsChange).mock.lastCall?.[0];
    await expect(changed?.invisibleActions).toEqual([]);
    await expect(changed?.disabledActions).toContain(actions.absence);
    await expect(changed?.disabledActions).not.toContain(actions.runMyPlan);
    await expect(changed?.at).toBe(settings.at);
  },
});

export const Comparison = meta.story({
  tags: ['demo-4'],
  globals: { viewport: { value: 'phone' }, language: 'cs' },
  parameters: { pictures: true },
  play: async ({ canvas, step }) => {
    const panel = await openTab(canvas, 1);
    await userEvent.click(panel.getByRole('button', { name: 'Porovnat práva' }));
    const table = within(panel.getByRole('table', { name: 'Porovnání práv' }));
    await step('the differences come first', async () => {
      const groups = table.getAllByRole('rowgroup').slice(1);
      await expect(groups.map((group) => within(group).getAllByRole('row')[0]?.textContent)).toEqual([
        '12 rozdílů',
        '25 práv je stejných',
      ]);
    });
    await step('a person can be compared, too', async () => {
      await select(panel, /Druhá$/, 'Alena Králová');
      await expect(table.getByRole('row', { name: /^Přehledy|^Reporty|^Sestavy/ })).toHaveTextContent(
        'Zašedlé',
      );
    });
  },
});
