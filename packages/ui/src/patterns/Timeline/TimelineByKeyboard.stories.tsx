import type { PlanInterval } from '@selfservice/api/core/plan-interval';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { Timeline } from './Timeline.tsx';
import type { PersonRow } from './timeline.fixtures.ts';
import {
  DepartmentTimeline,
  departmentArgs,
  OpeningDepartment,
  PagedDepartment,
} from './timelineSamples.fixtures.tsx';

const meta = preview.meta({
  component: Timeline<PersonRow, PlanInterval>,
  args: {
    ...departmentArgs,
    actions: { onOpen: fn(), onOpenRow: fn(), onMenu: fn(), onPrevious: fn(), onNext: fn() },
  },
  parameters: { pictures: false },
  render: (args) => <DepartmentTimeline {...args} />,
});

const focused = () => document.activeElement;
const isOn = (name: string | RegExp) => expect(focused()).toHaveAccessibleName(name);

export const ByKeyboard = meta.story({
  parameters: { pictures: false },
  play: async ({ step }) => {
    await step('Tab moves to the head of the first row', async () => {
      await userEvent.tab();
      await isOn(/^Adamec Jiří/);
    });
    await step(
      'the right arrow moves to the next interval, and to a day on which no interval begins',
      async () => {
        await userEvent.keyboard('{ArrowRight}');
        await isOn('Shift: Early shift, Monday 16 November, 6:00 to 14:00');
        await userEvent.keyboard('{ArrowRight}');
        await isOn('Lunch, B, Monday 16 November, 10:00 to 10:30');
        await userEvent.keyboard('{End}');
        await isOn('Sunday 22 November, nothing planned');
        await userEvent.keyboard('{Home}{ArrowRight}');
        await isOn('Shift: Early shift, Monday 16 November, 6:00 to 14:00');
      },
    );
    await step('the down arrow moves to the same time in the next row', async () => {
      await userEvent.keyboard('{ArrowDown}');
      await isOn('Shift: Late shift, Monday 16 November, 14:00 to 22:00');
      await userEvent.keyboard('{ArrowUp}');
      await isOn('Shift: Early shift, Monday 16 November, 6:00 to 14:00');
    });
  },
});

export const ByKeyboardFar = meta.story({
  play: async ({ canvas, step }) => {
    const grid = await canvas.findByRole('grid');
    await step('Page Down moves by the visible rows', async () => {
      await userEvent.tab();
      await userEvent.keyboard('{PageDown}');
      await waitFor(() => expect(grid.scrollTop).toBeGreaterThan(0));
      await expect(focused()).toHaveAttribute('role', 'rowheader');
    });
    await step('Control and End move to the last row, Control and Home to the first', async () => {
      await userEvent.keyboard('{Control>}{End}{/Control}');
      await waitFor(() => expect(focused()).toHaveTextContent('100 259'));
      await userEvent.keyboard('{Control>}{Home}{/Control}');
      await waitFor(() => expect(focused()).toHaveTextContent('100 200'));
      await expect(grid.scrollTop).toBe(0);
    });
    await step('the focus stays on its element when it is scrolled away', async () => {
      const head = focused();
      grid.scrollTop = grid.scrollHeight;
      await waitFor(() => expect(canvas.getByText('100 259')).toBeVisible());
      await expect(focused()).toBe(head);
    });
    await step('the arrow keys continue from the focused row', async () => {
      await userEvent.keyboard('{ArrowDown}');
      await expect(focused()).toHaveTextContent('100 201');
      await expect(focused()).toBeVisible();
    });
    await step('Shift and Tab leave the timeline', async () => {
      await userEvent.tab({ shift: true });
      await expect(grid).not.toContainElement(focused() as HTMLElement);
    });
  },
});

export const PagingByKeys = meta.story({
  render: (args) => <PagedDepartment {...args} />,
  play: async ({ canvas, step }) => {
    await step('the right arrow at the end of a row turns the page and moves into it', async () => {
      await userEvent.tab();
      await userEvent.keyboard('{ArrowDown}{ArrowRight}{End}{ArrowRight}');
      await waitFor(() => expect(canvas.getByText('2026-11-23')).toBeVisible());
      await waitFor(() => isOn(/Monday 23 November/));
    });
    await step('the left arrow at the head of a row turns the page back', async () => {
      await userEvent.keyboard('{Home}{ArrowLeft}');
      await waitFor(() => expect(canvas.getByText('2026-11-16')).toBeVisible());
      await waitFor(() => isOn(/Sunday 22 November/));
    });
    await step('Shift and Page Down turn the page from anywhere', async () => {
      await userEvent.keyboard('{Shift>}{PageDown}{/Shift}');
      await waitFor(() => expect(canvas.getByText('2026-11-23')).toBeVisible());
    });
  },
});

export const DetailsAndBack = meta.story({
  render: (args) => <OpeningDepartment {...args} />,
  play: async ({ canvas, step }) => {
    const grid = await canvas.findByRole('grid');
    await step('Enter opens the focused interval', async () => {
      await userEvent.tab();
      await userEvent.keyboard('{Control>}{End}{/Control}{ArrowRight}{Enter}');
      await waitFor(() => expect(canvas.getByRole('dialog')).toBeVisible());
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Close' })).toHaveFocus());
    });
    await step('closing the dialog restores the focus and the scroll position', async () => {
      const { scrollTop } = grid;
      await expect(scrollTop).toBeGreaterThan(0);
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(grid).toContainElement(focused() as HTMLElement));
      await expect(focused()).toHaveAccessibleName(/November/);
      await expect(grid.scrollTop).toBe(scrollTop);
    });
  },
});

export const MenuByKeyboard = meta.story({
  play: async ({ args, step }) => {
    await userEvent.tab();
    await step('Shift and F10 open the menu of an interval', async () => {
      await userEvent.keyboard('{ArrowRight}{Shift>}{F10}{/Shift}');
      await expect(args.actions?.onMenu).toHaveBeenLastCalledWith(
        expect.objectContaining({
          day: '2026-11-16',
          interval: expect.objectContaining({ name: 'Early shift' }),
        }),
      );
    });
    await step('the menu key opens the menu of a free day', async () => {
      await userEvent.keyboard('{End}{ContextMenu}');
      await expect(args.actions?.onMenu).toHaveBeenLastCalledWith(
        expect.objectContaining({ day: '2026-11-22', interval: null, anchor: focused() }),
      );
    });
    await step('Enter on the head of a row opens the row', async () => {
      await userEvent.keyboard('{Home}{Enter}');
      await expect(args.actions?.onOpenRow).toHaveBeenCalledWith(
        expect.objectContaining({ day: null, interval: null }),
      );
    });
  },
});
