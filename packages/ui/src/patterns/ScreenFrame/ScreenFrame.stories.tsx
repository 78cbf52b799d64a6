import { Ellipsis } from 'lucide-react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { inMain } from '#storybook/decorators/inMain.tsx';
import preview from '#storybook/preview.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { FilterBar } from '../FilterBar/FilterBar.tsx';
import { FilterMenu } from '../FilterBar/FilterMenu.tsx';
import { FrameMenu } from '../ScreenMenu/FrameMenu.ts';
import { ScreenFrame } from './ScreenFrame.tsx';

const meta = preview.meta({
  component: ScreenFrame,
  args: {
    title: 'My requests',
    backHref: '/dashboard',
    action: <Button kind="primary">New request</Button>,
    children: <p>What the screen shows.</p>,
  },
  decorators: [inMain],
});

export const Default = meta.story();
export const WithoutAction = meta.story({
  args: { action: undefined },
  parameters: { pictures: false },
  play: ({ canvas }) => expect(canvas.queryByRole('button')).toBeNull(),
});
export const ActionWithReason = meta.story({
  args: {
    action: (
      <Button
        kind="primary"
        disabledReason="You are not allowed to create requests. Ask your administrator for access."
      >
        New request
      </Button>
    ),
  },
});
export const DetailOnAPhone = meta.story({
  args: { detail: { title: 'Vacation, 2 to 6 December', onClose: fn() } },
  globals: { viewport: { value: 'phone' } },
  play: async ({ args, canvas, step }) => {
    await step('the bar has the name of the object, and its arrow returns to the list', async () => {
      await expect(canvas.getByText('Vacation, 2 to 6 December')).toBeVisible();
      await expect(canvas.queryByRole('link')).toBeNull();
      await userEvent.click(canvas.getByRole('button', { name: 'Back to list' }));
      await expect(args.detail?.onClose).toHaveBeenCalledOnce();
    });
    await step('the action of the list is hidden', () =>
      expect(canvas.queryByRole('button', { name: 'New request' })).toBeNull(),
    );
    await step('the heading of the screen stays available', () =>
      expect(canvas.getByRole('heading', { level: 1, name: 'My requests' })).toBeInTheDocument(),
    );
  },
});
export const DetailOnADesk = meta.story({
  args: { detail: { title: 'Vacation, 2 to 6 December', onClose: fn() } },
  globals: { viewport: { value: 'desk' } },
  parameters: { pictures: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'New request' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Back to list' })).toBeNull();
  },
});
const filters = (
  <FilterBar
    label="Plan filters"
    search={{ label: 'Find a person', value: '', onChange: fn() }}
    activeCount={1}
    result="17 plans"
    showLabel="Show 17 plans"
  >
    <FilterMenu
      label="State"
      value="signed"
      options={[
        { id: 'all', label: 'All' },
        { id: 'signed', label: 'Signed' },
      ]}
      onChange={fn()}
    />
  </FilterBar>
);
const controls = <Button>Assembly</Button>;
const menu = [{ label: 'Actions', items: [{ id: 'select', label: 'Select several' }], onAction: fn() }];
const frameMenu = [{ label: 'Jana Dvořáková', items: [{ id: 'logOut', label: 'Log out' }], onAction: fn() }];
/** Everything that a bar can have: two icons, the menu, and a second row. */
export const WholeBar = meta.story({
  args: {
    action: undefined,
    controls,
    menu,
    children: (
      <>
        {filters}
        <span>Rows</span>
      </>
    ),
  },
  globals: { viewport: { value: 'phone' } },
  render: (args) => (
    <FrameMenu value={frameMenu}>
      <ScreenFrame {...args} />
    </FrameMenu>
  ),
  play: async ({ canvas, canvasElement, step }) => {
    const search = await canvas.findByRole('button', { name: 'Find a person' });
    await step('the bar is 52 px high and has one line', async () => {
      const bar = canvasElement.querySelector('header')?.getBoundingClientRect();
      await expect(bar?.height).toBe(52);
      await expect(canvas.getByRole('heading', { level: 1 }).getBoundingClientRect().height).toBeLessThan(30);
    });
    await step('the menu has the entries of the screen and of the product', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'More' }));
      await expect(screen.findByRole('menuitem', { name: 'Select several' })).resolves.toBeVisible();
      await userEvent.click(screen.getByRole('menuitem', { name: 'Log out' }));
      await expect(frameMenu[0]?.onAction).toHaveBeenCalledWith('logOut');
    });
    await step('the search opens over the title, and Escape closes it', async () => {
      await userEvent.click(search);
      await waitFor(() => expect(canvas.getByRole('searchbox', { name: 'Find a person' })).toHaveFocus());
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Find a person' })).toHaveFocus());
    });
  },
});
export const WholeBarOnADesk = meta.story({
  args: { action: undefined, controls, menu, children: filters },
  globals: { viewport: { value: 'desk' } },
  play: async ({ canvas, step }) => {
    await step('search, filter and number are on one line', async () => {
      const middles = [
        canvas.getByRole('searchbox'),
        canvas.getByRole('button', { name: 'State Signed' }),
        canvas.getByText('17 plans'),
      ]
        .map((element) => element.getBoundingClientRect())
        .map(({ top, bottom }) => (top + bottom) / 2);
      await expect(Math.max(...middles) - Math.min(...middles)).toBeLessThan(3);
    });
  },
});
export const LongTitle = meta.story({
  args: { title: 'Nedostupnosti na schválenie za celé stredisko údržby a meracích prístrojov' },
  globals: { viewport: { value: 'narrow' } },
});
export const HeaderActions = meta.story({
  args: { action: undefined, headerActions: <IconButton label="More actions" icon={Ellipsis} /> },
  parameters: { pictures: false },
  play: async ({ canvas, canvasElement, step }) => {
    await step('the actions are in the line of the title, at the right edge of the screen', async () => {
      const title = canvas.getByRole('heading', { level: 1 }).getBoundingClientRect();
      const actions = canvas.getByRole('button', { name: 'More actions' }).getBoundingClientRect();
      await expect(actions.top).toBeLessThan(title.bottom);
      await expect(actions.bottom).toBeGreaterThan(title.top);
      const main = within(canvasElement).getByRole('main').getBoundingClientRect();
      await expect(actions.right).toBe(main.right - 16);
    });
  },
});
export const HeaderActionsOfDetailOnAPhone = meta.story({
  args: {
    detail: { title: 'Vacation', onClose: fn() },
    headerActions: <IconButton label="More actions" icon={Ellipsis} />,
  },
  globals: { viewport: { value: 'phone' } },
  parameters: { pictures: false },
  play: ({ canvas }) => expect(canvas.queryByRole('button', { name: 'More actions' })).toBeNull(),
});
