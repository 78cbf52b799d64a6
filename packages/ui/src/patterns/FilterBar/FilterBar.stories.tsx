import { expect, fn, userEvent } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { SearchField } from '../../primitives/SearchField/SearchField.tsx';
import { Switch } from '../../primitives/Switch/Switch.tsx';
import { FilterBar } from './FilterBar.tsx';

const meta = preview.meta({
  component: FilterBar,
  args: {
    label: 'Request filters',
    search: <SearchField label="Search the requests" />,
    children: (
      <>
        <Switch>Only pending</Switch>
        <Switch>Only mine</Switch>
      </>
    ),
    result: '40 requests',
    onReset: fn(),
  },
  parameters: { layout: 'padded' },
});

export const Default = meta.story();
export const Active = meta.story({
  args: {
    activeCount: 1,
    result: '12 of 40 requests',
    children: <Switch defaultSelected>Only pending</Switch>,
  },
});
export const OnlySearch = meta.story({ args: { children: undefined } });
export const OnlyFilters = meta.story({ args: { search: undefined } });
export const Narrow = meta.story({
  args: { activeCount: 1, children: <Switch defaultSelected>Only pending</Switch> },
  globals: { viewport: { value: 'phone' } },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 358 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, args, step }) => {
    const folder = canvas.getByRole('button', { name: /Filters/ });
    await step('the filters are collapsed, and their number is shown', async () => {
      await expect(folder).toHaveAttribute('aria-expanded', 'false');
      await expect(folder).toHaveAccessibleName('Filters 1 active');
      await expect(canvas.queryByRole('switch')).toBeNull();
    });
    await step('the button expands them', async () => {
      folder.focus();
      await userEvent.keyboard('{Enter}');
      await expect(canvas.getByRole('switch', { name: 'Only pending' })).toBeVisible();
    });
    await step('the reset button calls onReset', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Clear the filters' }));
      await expect(args.onReset).toHaveBeenCalledOnce();
    });
  },
});
export const LongText = meta.story({
  args: {
    search: <SearchField label="Hľadať v žiadostiach o neprítomnosť podriadených" />,
    children: (
      <>
        <Switch>Zobrazovať výlučne nevybavené žiadosti o neprítomnosť</Switch>
        <Switch>Arbeitsunfähigkeitsbescheinigungen einschließen</Switch>
      </>
    ),
    activeCount: 2,
    result: '1 240 žiadostí zodpovedá vybraným podmienkam',
  },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas, step }) => {
    await step('nothing overflows the screen', async () => {
      const end = canvas.getByRole('search').getBoundingClientRect().right;
      await expect(
        canvas.getByRole('searchbox').closest('div')?.getBoundingClientRect().right,
      ).toBeLessThanOrEqual(end);
      await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    });
  },
});
