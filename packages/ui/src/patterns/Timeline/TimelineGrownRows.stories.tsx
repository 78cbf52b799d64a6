import type { PlanInterval } from '@selfservice/api/core/plan-interval';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { Timeline } from './Timeline.tsx';
import { monday, persons, plannedOn } from './timeline.fixtures.ts';
import type { PersonRow } from './timeline.fixtures.ts';
import { DepartmentTimeline, departmentArgs, GrowingDepartment } from './timelineSamples.fixtures.tsx';

const rows = persons(60);
/** Three overlapping intervals on Monday in every third row, one interval in the others. */
const intervals = new Map(rows.map(({ id }, at) => [id, plannedOn(monday, at % 3 === 0 ? 5 : 1)]));

const meta = preview.meta({
  component: Timeline<PersonRow, PlanInterval>,
  args: {
    ...departmentArgs,
    data: { ...departmentArgs.data, rows, intervals },
    scale: { ...departmentArgs.scale, days: 1 },
    actions: { onOpen: fn(), onMenu: fn() },
  },
  render: (args) => <DepartmentTimeline {...args} />,
});

export const GrownRows = meta.story({
  args: { data: { ...departmentArgs.data, rows: rows.slice(0, 30), intervals } },
  globals: { viewport: { value: 'desk' } },
  play: async ({ canvas, args, step }) => {
    const grid = await canvas.findByRole('grid');
    await step('three overlapping intervals have their full height and their texts', async () => {
      const names = ['Plan change: Moved shift', 'Shift: Early shift', 'Lunch'];
      for (const name of names) {
        const [bar] = canvas.getAllByRole('button', { name: new RegExp(name) });
        await expect(bar?.offsetHeight).toBeGreaterThanOrEqual(15);
      }
      await expect(canvas.getAllByText('Moved shift')[0]).toBeVisible();
      await expect(canvas.getAllByText('Early shift')[0]).toBeVisible();
    });
    await step('rows follow each other without a gap', async () => {
      const heads = canvas.getAllByRole('rowheader').map((head) => head.getBoundingClientRect());
      heads.slice(1).forEach(({ top }, at) => void expect(top).toBeCloseTo((heads[at]?.bottom ?? 0) + 1, 0));
      await expect(heads[0]?.height).toBeGreaterThan(heads[1]?.height ?? Infinity);
    });
    await step('the last row is visible at the end of the scroll range', async () => {
      grid.scrollTop = grid.scrollHeight;
      await waitFor(() => expect(canvas.getByText('100 229')).toBeVisible());
      const { bottom } = canvas.getByText('100 229').getBoundingClientRect();
      await expect(bottom).toBeLessThanOrEqual(grid.getBoundingClientRect().bottom);
    });
    await step('a right click finds the row at that place', async () => {
      const [row] = canvas.getAllByRole('row').slice(-2);
      const { bottom, right } = row?.getBoundingClientRect() ?? new DOMRect();
      await userEvent.pointer({
        keys: '[MouseRight]',
        target: grid,
        coords: { clientX: right - 4, clientY: bottom - 4 },
      });
      await expect(args.actions?.onMenu).toHaveBeenLastCalledWith(
        expect.objectContaining({ row: expect.objectContaining({ id: 'p28' }), interval: null }),
      );
    });
  },
});

export const OnAPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const [bar] = await canvas.findAllByRole('button', { name: /Plan change: Moved shift/ });
    await expect(bar?.offsetHeight).toBeGreaterThanOrEqual(23);
  },
});

/** When plans of rows above arrive and those rows grow, the visible rows do not move. */
export const GrowingAbove = meta.story({
  parameters: { pictures: false },
  render: (args) => <GrowingDepartment {...args} />,
  play: async ({ canvas }) => {
    const grid = await canvas.findByRole('grid');
    const [first, second] = canvas.getAllByRole('row').slice(1);
    // No growing row is between the first visible row and the measured one.
    grid.scrollTop = 25 * ((second?.offsetTop ?? 0) - (first?.offsetTop ?? 0));
    await waitFor(() => expect(canvas.getByText('100 225')).toBeVisible());
    const top = () => canvas.getByText('100 225').getBoundingClientRect().top;
    const [before, height] = [top(), grid.scrollHeight];
    await userEvent.click(canvas.getByRole('button', { name: 'Plans arrive' }));
    await waitFor(() => expect(grid.scrollHeight).toBeGreaterThan(height));
    await expect(top()).toBeCloseTo(before, 0);
  },
});
