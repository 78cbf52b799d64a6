import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { fitsWindow } from '#storybook/fits-window.ts';
import preview from '#storybook/preview.tsx';
import { Badge } from '../Badge/Badge.tsx';
import { Tabs } from './Tabs.tsx';

const tabs = [
  {
    id: 'open',
    label: 'Open',
    badge: <Badge count={3} label="3 pending" />,
    content: <p>Three requests need a decision.</p>,
  },
  { id: 'done', label: 'Decided', content: <p>Twelve requests were decided.</p> },
  { id: 'mine', label: 'Mine', content: <p>You have no requests.</p> },
];
const months = ['Leden', 'Únor', 'Březen', 'Duben', 'Květen', 'Červen', 'Červenec', 'Srpen', 'Září', 'Říjen'];

const meta = preview.meta({
  component: Tabs,
  args: { label: 'Requests', tabs, onSelectionChange: fn() },
  parameters: { layout: 'padded' },
});

export const Default = meta.story({
  play: async ({ canvas, args, step }) => {
    await step('the first tab is selected', async () =>
      expect(await canvas.findByRole('tabpanel', { name: /Open/ })).toHaveTextContent(
        'Three requests need a decision.',
      ),
    );
    await step('a click selects another tab', async () => {
      await userEvent.click(canvas.getByRole('tab', { name: 'Mine' }));
      await expect(canvas.getByRole('tabpanel', { name: 'Mine' })).toBeVisible();
      await expect(args.onSelectionChange).toHaveBeenLastCalledWith('mine');
    });
  },
});
export const Many = meta.story({
  args: {
    label: 'Month',
    tabs: months.map((label) => ({ id: label, label, content: <p>{label} 2026</p> })),
    selectedId: 'Září',
  },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas, step }) => {
    await step('the selected tab is scrolled into view', async () => {
      const tab = await canvas.findByRole('tab', { name: 'Září' });
      await expect(tab.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth);
    });
  },
});
export const LongText = meta.story({
  args: {
    tabs: [
      { id: 'a', label: 'Arbeitszeitkontenausgleichsgenehmigungsverfahrensverordnungen', content: <p>A</p> },
      {
        id: 'b',
        label: 'Schvaľovanie žiadostí',
        content: <p>Nepretržite vykonávaná zodpovednosť za schvaľovanie žiadostí o neprítomnosť.</p>,
      },
    ],
  },
  globals: { viewport: { value: 'narrow' } },
  play: fitsWindow,
});
export const Permutations = meta.story({
  render: (args) => (
    <div style={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 40 }}>
      <Tabs {...args} />
      <Tabs {...args} label="Second shown" selectedId="done" />
      <Tabs {...args} label="One disabled" tabs={tabs.map((tab, at) => ({ ...tab, isDisabled: at === 1 }))} />
      <Tabs {...args} label="Months" tabs={months.map((label) => ({ id: label, label, content: label }))} />
    </div>
  ),
});
export const ByKeyboard = meta.story({
  args: { tabs: [...tabs, { id: 'x', label: 'Archive', content: <p>Old</p>, isDisabled: true }] },
  play: async ({ canvas, step }) => {
    await canvas.findByRole('tablist', { name: 'Requests' });
    const tab = (name: string | RegExp) => canvas.getByRole('tab', { name });
    await step('Tab focuses the selected tab', async () => {
      await userEvent.tab();
      await waitFor(() => expect(tab(/Open/)).toHaveFocus());
    });
    await step('arrows select the next tab', async () => {
      await userEvent.keyboard('{ArrowRight}');
      await waitFor(() => expect(tab('Decided')).toHaveFocus());
      await expect(tab('Decided')).toHaveAttribute('aria-selected', 'true');
    });
    await step('End selects the last enabled tab, the right arrow then the first', async () => {
      await userEvent.keyboard('{End}');
      await waitFor(() => expect(tab('Mine')).toHaveFocus());
      await userEvent.keyboard('{ArrowRight}');
      await waitFor(() => expect(tab(/Open/)).toHaveFocus());
    });
    await step('Tab moves into the tab panel', async () => {
      await userEvent.tab();
      await waitFor(() => expect(canvas.getByRole('tabpanel', { name: /Open/ })).toHaveFocus());
    });
  },
});
