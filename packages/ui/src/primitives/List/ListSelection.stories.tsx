import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { Button } from '../Button/Button.tsx';
import { List } from './List.tsx';
import { somePeople } from './people.fixtures.ts';

const meta = preview.meta({
  component: List,
  args: {
    label: 'People',
    items: somePeople(6),
    selectionMode: 'multiple' as const,
    onAction: fn(),
    onSelectionChange: fn(),
  },
  parameters: { layout: 'padded' },
});

export const ByMouse = meta.story({
  play: async ({ canvas, args, step }) => {
    const fourth = await canvas.findByRole('row', { name: 'Tomáš Šťastný' });
    const first = canvas.getByRole('row', { name: 'Jana Dvořáková' });
    await step('a press opens a row while nothing is selected', async () => {
      await userEvent.click(first);
      await expect(args.onAction).toHaveBeenLastCalledWith('p1');
      await expect(first).toHaveAttribute('aria-selected', 'false');
    });
    await step('the checkbox selects a row', async () => {
      await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Petr Novák' }));
      await expect(args.onSelectionChange).toHaveBeenLastCalledWith(new Set(['p2']));
    });
    await step('a press selects while a row is selected', async () => {
      await userEvent.click(first);
      await expect(args.onSelectionChange).toHaveBeenLastCalledWith(new Set(['p1', 'p2']));
      await expect(args.onAction).toHaveBeenCalledTimes(1);
    });
    await step('a press with Shift selects a range', async () => {
      const user = userEvent.setup();
      await user.keyboard('{Shift>}');
      await user.click(fourth);
      await user.keyboard('{/Shift}');
      await expect(args.onSelectionChange).toHaveBeenLastCalledWith(new Set(['p1', 'p2', 'p3', 'p4']));
    });
  },
});

export const PressThatLeaves = meta.story({
  play: async ({ canvas, args, step }) => {
    const first = await canvas.findByRole('row', { name: 'Jana Dvořáková' });
    const second = canvas.getByRole('row', { name: 'Petr Novák' });
    const user = userEvent.setup();
    await step('a press that ends on another row opens neither', async () => {
      await user.pointer([
        { keys: '[MouseLeft>]', target: first },
        { target: second },
        { keys: '[/MouseLeft]' },
      ]);
      await expect(args.onAction).not.toHaveBeenCalled();
    });
    await step('the next press opens its row', async () => {
      await user.click(second);
      await expect(args.onAction).toHaveBeenLastCalledWith('p2');
    });
    await step('scrolling by touch opens nothing', async () => {
      await fireEvent.pointerDown(first, { pointerType: 'touch', pointerId: 7, button: 0 });
      await fireEvent.pointerCancel(first, { pointerType: 'touch', pointerId: 7 });
      await fireEvent.click(first, { detail: 1 });
      await expect(args.onAction).toHaveBeenCalledTimes(1);
    });
  },
});

export const ByTouch = meta.story({
  play: async ({ canvas, args, step }) => {
    const user = userEvent.setup();
    const second = await canvas.findByRole('row', { name: 'Petr Novák' });
    await step('a tap opens a row', async () => {
      await user.pointer({ keys: '[TouchA]', target: second });
      await expect(args.onAction).toHaveBeenLastCalledWith('p2');
    });
    await step('a long press selects and does not open', async () => {
      await user.pointer({ keys: '[TouchA>]', target: second });
      await waitFor(() => expect(args.onSelectionChange).toHaveBeenCalledWith(new Set(['p2'])));
      await user.pointer({ keys: '[/TouchA]', target: second });
      await expect(args.onAction).toHaveBeenCalledTimes(1);
    });
  },
});

export const ByKeyboard = meta.story({
  args: { isItemDisabled: (item: { id: string }) => item.id === 'p3' },
  play: async ({ canvas, args, step }) => {
    const row = (name: string) => canvas.getByRole('row', { name });
    await canvas.findByRole('grid');
    await step('Tab moves the focus to the first row', async () => {
      await userEvent.tab();
      await waitFor(() => expect(row('Jana Dvořáková')).toHaveFocus());
    });
    await step('Enter opens the focused row', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(args.onAction).toHaveBeenLastCalledWith('p1');
    });
    await step('arrows move the focus and skip disabled rows', async () => {
      await userEvent.keyboard('{ArrowDown}{ArrowDown}');
      await waitFor(() => expect(row('Tomáš Šťastný')).toHaveFocus());
    });
    await step('Space selects the focused row', async () => {
      await userEvent.keyboard(' ');
      await expect(row('Tomáš Šťastný')).toHaveAttribute('aria-selected', 'true');
    });
    await step('Shift with an arrow selects a range', async () => {
      await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}');
      await expect(args.onSelectionChange).toHaveBeenLastCalledWith(new Set(['p4', 'p5', 'p6']));
    });
    await step('Escape clears the selection', async () => {
      await userEvent.keyboard('{Escape}');
      await expect(args.onSelectionChange).toHaveBeenLastCalledWith(new Set());
    });
    await step('Control+A selects all selectable rows', async () => {
      await userEvent.keyboard('{Control>}a{/Control}');
      await expect(args.onSelectionChange).toHaveBeenLastCalledWith(new Set(['p1', 'p2', 'p4', 'p5', 'p6']));
    });
    await step('Home moves to the first row, typed letters to a name', async () => {
      await userEvent.keyboard('{Escape}{Home}');
      await waitFor(() => expect(row('Jana Dvořáková')).toHaveFocus());
      await userEvent.keyboard('štef');
      await waitFor(() => expect(row('Štefan Kováč')).toHaveFocus());
    });
  },
});

export const LeavesByTab = meta.story({
  args: { selectionMode: 'none' as const },
  render: (args) => (
    <>
      <List {...args} />
      <Button>After it</Button>
    </>
  ),
  play: async ({ canvas, step }) => {
    await step('Tab leaves the list from any row', async () => {
      (await canvas.findByRole('row', { name: 'Petr Novák' })).focus();
      await userEvent.tab();
      await waitFor(() => expect(canvas.getByRole('button', { name: 'After it' })).toHaveFocus());
    });
  },
});
