import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { ComboBox } from '../../primitives/ComboBox/ComboBox.tsx';
import { Switch } from '../../primitives/Switch/Switch.tsx';
import { ListExport } from '../ListExport/ListExport.tsx';
import { FilterBar } from './FilterBar.tsx';
import { FilterMenu } from './FilterMenu.tsx';

const orders = [
  { id: 'name', label: 'By name' },
  { id: 'state', label: 'By state' },
];

const everyone = { label: 'Applicant', placeholder: 'Everyone', options: [], value: null, onChange: fn() };

const meta = preview.meta({
  component: FilterBar,
  args: {
    label: 'Request filters',
    search: { label: 'Search the requests', value: '', onChange: fn() },
    children: (
      <>
        <ComboBox {...everyone} />
        <Switch>Only pending</Switch>
        <FilterMenu label="Sort" value="name" options={orders} onChange={fn()} />
      </>
    ),
    result: '40 requests',
    showLabel: 'Show 40 requests',
    exports: (
      <ListExport
        title="Requests"
        columns={[{ title: 'Name', value: (name: string) => name }]}
        rows={['Novák Petr']}
      />
    ),
    onReset: fn(),
  },
  parameters: { layout: 'padded' },
});

export const Default = meta.story({ globals: { viewport: { value: 'desk' } } });
export const Active = meta.story({
  args: { activeCount: 1, result: '12 of 40 requests' },
  globals: { viewport: { value: 'desk' } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
    await expect(args.onReset).toHaveBeenCalledOnce();
  },
});

/** The looks of a control that all filters have in common. */
const lookOf = (element: Element | null | undefined) => {
  if (!element) throw new Error('The control is missing.');
  const { borderTopColor, borderRadius, backgroundColor, fontSize } = getComputedStyle(element);
  const { top, height } = element.getBoundingClientRect();
  return { borderTopColor, borderRadius, backgroundColor, fontSize, top, height };
};

export const OneLook = meta.story({
  globals: { viewport: { value: 'desk' } },
  parameters: { pictures: false },
  play: async ({ canvas }) => {
    const menu = lookOf(canvas.getByRole('button', { name: 'Sort By name' }));
    await expect(menu.height).toBe(36);
    await expect(lookOf(canvas.getByRole('switch').closest('label'))).toEqual(menu);
    const field = canvas.getByRole('combobox', { name: 'Applicant' });
    await expect(lookOf(field.closest('div:has(> label)'))).toEqual(menu);
    await expect(getComputedStyle(field).fontSize).toBe(menu.fontSize);
    const labels = ['Applicant', 'Only pending', 'Sort'].map((text) => canvas.getByText(text));
    await expect(new Set(labels.map((label) => getComputedStyle(label).color)).size).toBe(1);
  },
});
export const OnlySearch = meta.story({
  args: { children: undefined, exports: undefined },
  globals: { viewport: { value: 'desk' } },
  parameters: { pictures: false },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search the requests' }), 'a');
    await expect(args.search?.onChange).toHaveBeenCalledWith('a');
    await expect(canvas.getByRole('status')).toHaveTextContent('40 requests');
  },
});
export const OnASmallDesk = meta.story({
  globals: { viewport: { value: 'laptop' } },
  parameters: { pictures: false },
  play: async ({ canvas }) => {
    const row = canvas.getByRole('search').getBoundingClientRect();
    await expect(row.height).toBeLessThanOrEqual(40);
  },
});

/** The sheet with everything that the toolbar of a desk has. */
export const Sheet = meta.story({
  args: { activeCount: 1 },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, args, step }) => {
    await step('the name of the button says that a filter is active', async () => {
      const button = await canvas.findByRole('button', { name: 'Filters, 1 active' });
      await expect(canvas.queryByRole('switch')).toBeNull();
      await userEvent.click(button);
    });
    const dialog = await screen.findByRole('dialog', { name: 'Request filters' });
    await waitFor(() => expect(dialog).toBeVisible());
    await step('it has filters, order and export', async () => {
      await expect(screen.getByRole('switch', { name: 'Only pending' })).toBeVisible();
      await expect(screen.getByRole('radio', { name: 'By name' })).toBeChecked();
      await expect(screen.findByRole('button', { name: 'Save as CSV' })).resolves.toBeVisible();
      await expect(screen.getByRole('button', { name: 'Print' })).toBeVisible();
    });
    await step('its rows look alike', async () => {
      const rows = [
        screen.getByRole('switch').closest('label'),
        screen.getByRole('radio', { name: 'By name' }).closest('label'),
        screen.getByRole('combobox', { name: 'Applicant' }).parentElement,
      ].map((row) => {
        if (!row) throw new Error('The row is missing.');
        const { left, width, height } = row.getBoundingClientRect();
        const { borderBottom, fontSize } = getComputedStyle(row);
        return { left, width, height, borderBottom, fontSize };
      });
      await expect(rows).toEqual(rows.map(() => rows[0]));
    });
    await step('the reset button calls onReset', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
      await expect(args.onReset).toHaveBeenCalledOnce();
    });
  },
});
export const SheetChosen = meta.story({
  globals: { viewport: { value: 'phone' } },
  parameters: { pictures: false },
  render: function Chooser(args) {
    const [order, setOrder] = useState('name');
    return (
      <FilterBar {...args}>
        <FilterMenu label="Sort" value={order} options={orders} onChange={setOrder} />
      </FilterBar>
    );
  },
  play: async ({ canvas, step }) => {
    const button = await canvas.findByRole('button', { name: 'Filters' });
    await userEvent.click(button);
    await step('a choice applies immediately', async () => {
      await userEvent.click(await screen.findByRole('radio', { name: 'By state' }));
      await expect(screen.getByRole('radio', { name: 'By state' })).toBeChecked();
    });
    await step('the button with the number closes the sheet and returns the focus', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Show 40 requests' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await waitFor(() => expect(button).toHaveFocus());
    });
  },
});
export const SearchOnAPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  parameters: { pictures: false },
  render: function Searching(args) {
    const [value, setValue] = useState('');
    return <FilterBar {...args} search={{ label: 'Search the requests', value, onChange: setValue }} />;
  },
  play: async ({ canvas, step }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Search the requests' }));
    const field = await canvas.findByRole('searchbox', { name: 'Search the requests' });
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard('doc');
    await expect(field).toHaveValue('doc');
    await step('the arrow ends the search and clears it', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Close search' }));
      const button = await canvas.findByRole('button', { name: 'Search the requests' });
      await waitFor(() => expect(button).toHaveFocus());
      await userEvent.click(button);
      await expect(canvas.findByRole('searchbox')).resolves.toHaveValue('');
    });
  },
});
export const LongText = meta.story({
  args: {
    label: 'Filtre žiadostí o neprítomnosť podriadených zamestnancov',
    children: (
      <>
        <Switch>Zobrazovať výlučne nevybavené žiadosti o neprítomnosť</Switch>
        <FilterMenu
          label="Zobrazené stavy výkazov"
          value="open"
          options={[{ id: 'open', label: 'Len výkazy podpísané elektronicky nadriadenými zamestnancami' }]}
          onChange={fn()}
        />
      </>
    ),
    showLabel: 'Zobraziť 1 240 žiadostí, ktoré zodpovedajú vybraným podmienkam',
  },
  globals: { language: 'sk', viewport: { value: 'narrow' } },
  play: async ({ canvas, step }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Filtre' }));
    await step('nothing overflows the screen', async () => {
      const dialog = await screen.findByRole('dialog');
      await waitFor(() => expect(dialog).toBeVisible());
      await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
      await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    });
  },
});
