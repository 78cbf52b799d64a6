import type { PlanInterval } from '@selfservice/api/core/plan-interval';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { Timeline } from './Timeline.tsx';
import type { PersonRow } from './timeline.fixtures.ts';
import { ArrivingDepartment, DepartmentTimeline, departmentArgs } from './timelineSamples.fixtures.tsx';

const meta = preview.meta({
  component: Timeline<PersonRow, PlanInterval>,
  args: {
    ...departmentArgs,
    actions: { onOpen: fn(), onOpenRow: fn(), onMenu: fn(), onPrevious: fn(), onNext: fn() },
  },
  parameters: { pictures: false },
  render: (args) => <DepartmentTimeline {...args} />,
});

const early = 'Shift: Early shift, Monday 16 November, 6:00 to 14:00';

async function swipe(element: HTMLElement, by: { x: number; y: number }) {
  const touch = (x: number, y: number) =>
    new Touch({ identifier: 1, target: element, clientX: x, clientY: y });
  const options = { bubbles: true, cancelable: true };
  const begin = touch(400, 300);
  const end = touch(400 + by.x, 300 + by.y);
  await fireEvent(
    element,
    new TouchEvent('touchstart', { ...options, touches: [begin], changedTouches: [begin] }),
  );
  await fireEvent(element, new TouchEvent('touchend', { ...options, touches: [], changedTouches: [end] }));
}

export const ByPress = meta.story({
  play: async ({ canvas, args, step }) => {
    await step('a press opens an interval', async () => {
      const [bar] = await canvas.findAllByRole('button', { name: early });
      await userEvent.click(bar as HTMLElement);
      await expect(args.actions?.onOpen).toHaveBeenCalledWith(
        expect.objectContaining({ anchor: bar, interval: expect.objectContaining({ name: 'Early shift' }) }),
      );
      await waitFor(() => expect(bar).toHaveFocus());
    });
    await step('a press on the head of a row opens the row', async () => {
      await userEvent.click(canvas.getByText('100 203'));
      await expect(args.actions?.onOpenRow).toHaveBeenCalledWith(
        expect.objectContaining({ row: expect.objectContaining({ id: 'p3' }), day: null }),
      );
    });
    await step('a right click on a free place opens the menu of its row and day', async () => {
      const grid = canvas.getByRole('grid');
      // On a phone the end of the week is rendered when it becomes visible.
      grid.scrollLeft = grid.scrollWidth;
      const [free] = await canvas.findAllByRole('gridcell', { name: 'Sunday 22 November, nothing planned' });
      const { left, top } = (free as HTMLElement).getBoundingClientRect();
      await fireEvent.contextMenu(grid, { clientX: left + 8, clientY: top + 8 });
      await expect(args.actions?.onMenu).toHaveBeenLastCalledWith(
        expect.objectContaining({
          row: expect.objectContaining({ id: 'p0' }),
          day: '2026-11-22',
          interval: null,
        }),
      );
    });
    await step('a right click on an interval opens its menu', async () => {
      canvas.getByRole('grid').scrollLeft = 0;
      const [bar] = await canvas.findAllByRole('button', { name: early });
      await userEvent.pointer({ keys: '[MouseRight]', target: bar as HTMLElement });
      await expect(args.actions?.onMenu).toHaveBeenLastCalledWith(
        expect.objectContaining({ anchor: bar, interval: expect.objectContaining({ name: 'Early shift' }) }),
      );
    });
  },
});

export const NothingOpens = meta.story({
  render: ({ actions }) => <DepartmentTimeline {...departmentArgs} actions={{ onMenu: actions?.onMenu }} />,
  play: async ({ canvas, args, step }) => {
    const grid = await canvas.findByRole('grid');
    await step('an interval that cannot be opened is an image with a name, not a button', async () => {
      await waitFor(() => expect(canvas.getAllByRole('img', { name: early })[0]).toBeVisible());
      await expect(within(grid).queryByRole('button')).toBeNull();
    });
    await step('a right click opens its menu', async () => {
      const [bar] = canvas.getAllByRole('img', { name: early });
      await userEvent.pointer({ keys: '[MouseRight]', target: bar as HTMLElement });
      await expect(args.actions?.onMenu).toHaveBeenLastCalledWith(
        expect.objectContaining({ anchor: bar, interval: expect.objectContaining({ name: 'Early shift' }) }),
      );
    });
  },
});

export const ByLongPress = meta.story({
  play: async ({ canvas, args }) => {
    const [bar] = await canvas.findAllByRole('button', { name: early });
    const { left, top } = (bar as HTMLElement).getBoundingClientRect();
    const touch = { pointerType: 'touch', clientX: left + 4, clientY: top + 4, bubbles: true };
    await fireEvent(bar as HTMLElement, new PointerEvent('pointerdown', touch));
    await waitFor(() => expect(args.actions?.onMenu).toHaveBeenCalledOnce());
    await fireEvent(bar as HTMLElement, new PointerEvent('pointerup', touch));
    await fireEvent.click(bar as HTMLElement);
    await expect(args.actions?.onOpen).not.toHaveBeenCalled();
  },
});

export const BySwipe = meta.story({
  args: { sizes: { hourWidth: 1 } },
  play: async ({ canvas, args, step }) => {
    const grid = await canvas.findByRole('grid');
    await step('a swipe to the left shows the next page, to the right the previous one', async () => {
      await swipe(grid, { x: -90, y: 8 });
      await expect(args.actions?.onNext).toHaveBeenCalledOnce();
      await swipe(grid, { x: 90, y: 8 });
      await expect(args.actions?.onPrevious).toHaveBeenCalledOnce();
    });
    await step('a vertical swipe does not turn the page', async () => {
      await swipe(grid, { x: -60, y: 200 });
      await expect(args.actions?.onNext).toHaveBeenCalledOnce();
    });
    await step('a sideways wheel turns one page', async () => {
      for (let turn = 0; turn < 6; turn += 1) await fireEvent.wheel(grid, { deltaX: 40, deltaY: 2 });
      await expect(args.actions?.onNext).toHaveBeenCalledTimes(2);
    });
  },
});

export const SwipeOverMoreThanTheRoom = meta.story({
  args: { sizes: { hourWidth: 20 } },
  play: async ({ canvas, args, step }) => {
    const grid = await canvas.findByRole('grid');
    await step('a swipe does not turn the page while the timeline can scroll', async () => {
      await swipe(grid, { x: -90, y: 0 });
      await expect(args.actions?.onNext).not.toHaveBeenCalled();
    });
    await step('a swipe at the end turns the page', async () => {
      grid.scrollLeft = grid.scrollWidth;
      await swipe(grid, { x: -90, y: 0 });
      await expect(args.actions?.onNext).toHaveBeenCalledOnce();
    });
  },
});

export const NothingMoves = meta.story({
  render: (args) => <ArrivingDepartment {...args} />,
  play: async ({ canvas, step }) => {
    const grid = await canvas.findByRole('grid');
    const placeOf = (words: string) => canvas.getByText(words).getBoundingClientRect().top;
    const before = [placeOf('100 200'), placeOf('100 206'), grid.scrollHeight];
    await expect(canvas.queryAllByRole('button', { name: /November/ })).toHaveLength(0);
    for (let batch = 0; batch < 4; batch += 1) {
      await userEvent.click(canvas.getByRole('button', { name: 'Next batch' }));
      await step('no row moves when a batch arrives', async () => {
        await waitFor(() => expect(canvas.getAllByRole('button', { name: early })[0]).toBeVisible());
        await expect([placeOf('100 200'), placeOf('100 206'), grid.scrollHeight]).toEqual(before);
      });
    }
  },
});
