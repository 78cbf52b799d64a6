import { localDate } from '@selfservice/api/core/local-date';
import type { LocalMonth } from '@selfservice/api/core/local-date';
import { allPermissions } from '@selfservice/api/session/permissions';
import { aPlan, aPlanInterval, november } from '@selfservice/api/my-plan/my-plan.fixtures';
import { expect, fn, userEvent } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { aFullPlan } from '../my-plan.fixtures.ts';
import { MonthOfDays } from './MonthOfDays.tsx';

const meta = preview.meta({
  component: MonthOfDays,
  args: {
    month: november,
    plan: aFullPlan(),
    today: localDate('2026-11-20'),
    permissions: allPermissions,
    marked: null,
    view: 'bars' as const,
    onOpen: fn(),
    onOpenDay: fn(),
    onMenu: fn(),
    onDecide: fn(),
    onPrevious: fn(),
    onNext: fn(),
  },
  decorators: [(Story) => <div style={{ height: '100dvh', padding: 16 }}>{Story()}</div>],
});

export const Default = meta.story({
  tags: ['my-plan-9'],
  play: async ({ args, canvas, step }) => {
    await expect(canvas.findByRole('grid', { name: 'Plan for November 2026' })).resolves.toBeVisible();
    await step('an interval opens', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: /Late shift, Monday 23 November/ }));
      await expect(args.onOpen).toHaveBeenCalledWith(expect.objectContaining({ day: '2026-11-23' }));
    });
    await step('a day opens', async () => {
      await userEvent.click(canvas.getByRole('rowheader', { name: /^23 Mon/ }));
      await expect(args.onOpenDay).toHaveBeenCalledWith(expect.objectContaining({ day: '2026-11-23' }));
    });
  },
});

export const OnTheNarrowestPhone = meta.story({
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas, step }) => {
    const grid = await canvas.findByRole('grid');
    await step('the whole day fits', () => expect(grid.scrollWidth).toBeLessThanOrEqual(grid.clientWidth));
    await step('the numbers of the hours do not overlap', async () => {
      const hours = ['0', '4', '8', '12', '16', '20'].map((hour) =>
        canvas.getByText(hour, { selector: '[aria-hidden]' }).getBoundingClientRect(),
      );
      for (const [place, { right }] of hours.slice(0, -1).entries())
        await expect(right).toBeLessThan(hours[place + 1]?.left ?? 0);
    });
  },
});

export const AsAgenda = meta.story({
  args: { view: 'list' },
  parameters: { pictures: false },
  play: async ({ canvas }) => {
    await expect(canvas.findByRole('list', { name: 'Plan for November 2026' })).resolves.toBeVisible();
    await expect(canvas.queryByRole('grid')).not.toBeInTheDocument();
  },
});

export const Loading = meta.story({
  tags: ['my-plan-33'],
  args: { plan: undefined },
  play: async ({ canvas, step }) => {
    await step('each visible day has a placeholder', async () => {
      const rows = await canvas.findAllByRole('row', { busy: true });
      await expect(rows).not.toHaveLength(0);
      await expect(rows).toHaveLength(canvas.getAllByRole('rowheader').length);
    });
  },
});

const tiers = [
  aPlanInterval({ kind: 'planChange', name: 'Changed' }),
  aPlanInterval({ name: 'Planned' }),
  aPlanInterval({ kind: 'request', name: 'Requested' }),
  aPlanInterval({ kind: 'otherB', name: 'On call' }),
];
export const StackOrder = meta.story({
  tags: ['my-plan-11'],
  args: { plan: aPlan({ intervals: tiers.toReversed() }) },
  parameters: { pictures: false },
  play: async ({ canvas, step }) => {
    await step('plan changes are above shifts, then requests, then other entries', async () => {
      const tops: number[] = [];
      for (const { name } of tiers) {
        const bar = await canvas.findByRole('button', { name: new RegExp(`${name}.*, Monday 23 November`) });
        tops.push(bar.getBoundingClientRect().top);
      }
      await expect(tops).toEqual(tops.toSorted((one, other) => one - other));
      await expect(new Set(tops).size).toBe(tiers.length);
    });
  },
});

export const AnotherMonth = meta.story({
  tags: ['my-plan-10'],
  args: { month: '2026-12' as LocalMonth },
  parameters: { pictures: false },
  play: async ({ canvas }) => {
    const grid = await canvas.findByRole('grid', { name: 'Plan for December 2026' });
    await expect(grid.scrollTop).toBe(0);
  },
});
