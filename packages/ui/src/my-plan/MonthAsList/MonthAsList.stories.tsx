import { localDate } from '@selfservice/api/core/local-date';
import { allPermissions } from '@selfservice/api/session/permissions';
import { aPlan, november } from '@selfservice/api/my-plan/my-plan.fixtures';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { aFullPlan } from '../my-plan.fixtures.ts';
import { planDayOf } from '../MonthOfDays/planDay.ts';
import { planRows } from '../MonthOfDays/planRows.ts';
import { MonthAsList } from './MonthAsList.tsx';
import { seenDay } from './scrollToDay.ts';

const daysOf = (plan = aFullPlan()) =>
  planRows(november).map(({ day }) => planDayOf(day, plan, allPermissions, null));
const label = 'Plan of November 2026';
const today = localDate('2026-11-20');

const meta = preview.meta({
  component: MonthAsList,
  args: {
    label,
    days: daysOf(),
    inSight: { top: localDate('2026-11-18'), wanted: today },
    onOpen: fn(),
    onOpenDay: fn(),
    onMenu: fn(),
    onPrevious: fn(),
    onNext: fn(),
  },
  decorators: [(Story) => <div style={{ height: '30rem', padding: 16 }}>{Story()}</div>],
});

export const Default = meta.story({
  play: async ({ args, canvas, step }) => {
    const list = within(canvas.getByRole('list', { name: label }));
    await step('today is visible', () =>
      expect(canvas.getByRole('button', { current: 'date' })).toBeVisible(),
    );
    await step('an interval shows its time, name and length', async () => {
      const [entry] = list.getAllByRole('button', { name: /^6:00–14:00\s*Early shift(\s*8:00\sh)?$/ });
      await userEvent.click(entry as HTMLElement);
      await expect(args.onOpen).toHaveBeenCalledWith(expect.objectContaining({ anchor: entry }));
    });
    await step('a day with its markers opens', async () => {
      await userEvent.click(list.getByRole('button', { name: /^23 Mon Change to approve\s*To sign$/ }));
      await expect(args.onOpenDay).toHaveBeenCalledWith(
        expect.objectContaining({ day: '2026-11-23', interval: null }),
      );
    });
    await step('the right mouse button opens the menu of a day', async () => {
      await userEvent.pointer({
        keys: '[MouseRight]',
        target: list.getByRole('button', { name: /^24 Tue/ }),
      });
      await expect(args.onMenu).toHaveBeenCalledWith(expect.objectContaining({ day: '2026-11-24' }));
    });
    await step('a public holiday is named', () =>
      expect(list.getByText('Public holiday: Freedom and Democracy Day')).toBeInTheDocument(),
    );
  },
});

export const OnAPhone = meta.story({
  tags: ['my-plan-10'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, step }) => {
    const box = canvas.getByRole('region', { name: label }).parentElement as HTMLElement;
    const frame = box.getBoundingClientRect();
    const placeOf = (name: RegExp) => canvas.getByRole('button', { name }).getBoundingClientRect();
    await step('the first visible day is two days before today', async () => {
      await expect(placeOf(/^18 Wed/).top - frame.top).toBeLessThan(2);
      await expect(placeOf(/^20 Fri/).bottom).toBeLessThanOrEqual(frame.bottom);
    });
    await step('nothing is wider than the screen', () =>
      expect(box.scrollWidth).toBeLessThanOrEqual(box.clientWidth),
    );
    await step('a row with the focus shows all of its ring', async () => {
      const entry = canvas.getAllByRole('button', { name: /Early shift/ })[0] as HTMLElement;
      entry.focus();
      await userEvent.keyboard('{Shift}');
      await expect(getComputedStyle(entry).outlineOffset).toBe('-2px');
    });
  },
});

export const OnALowPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  parameters: { pictures: false },
  decorators: [(Story) => <div style={{ height: '9rem' }}>{Story()}</div>],
  play: ({ canvas }) => {
    const box = canvas.getByRole('region', { name: label }).parentElement as HTMLElement;
    const { top, bottom } = canvas.getByRole('button', { current: 'date' }).getBoundingClientRect();
    const frame = box.getBoundingClientRect();
    return expect(top >= frame.top && bottom <= frame.bottom).toBe(true);
  },
});

export const AnotherMonth = meta.story({
  tags: ['my-plan-10'],
  args: { inSight: null },
  parameters: { pictures: false },
  play: async ({ canvas, step }) => {
    await step('the list starts at the first day', () =>
      expect(canvas.getByRole('region', { name: label }).parentElement?.scrollTop).toBe(0),
    );
    await step('no day is marked as today', () =>
      expect(canvas.queryByRole('button', { current: 'date' })).not.toBeInTheDocument(),
    );
  },
});

export const Loading = meta.story({
  tags: ['my-plan-33'],
  parameters: { staysLoading: true },
  args: { days: daysOf(aPlan()), isLoading: true },
  play: async ({ canvas, step }) => {
    const list = canvas.getByRole('list', { name: label, busy: true });
    await expect(canvas.getByText('The plan is loading')).toBeInTheDocument();
    await step('each placeholder is as high as a day with a shift', () => {
      const heights = [...list.children].map((day) => Math.round(day.getBoundingClientRect().height));
      const rowHeight = getComputedStyle(list).getPropertyValue('--row-height');
      return expect(new Set(heights)).toEqual(new Set([parseFloat(rowHeight)]));
    });
  },
});

export const Arriving = meta.story({
  globals: { viewport: { value: 'phone' } },
  parameters: { pictures: false },
  render: function Arriving(args) {
    const [isLoading, setIsLoading] = useState(true);
    return (
      <>
        <MonthAsList {...args} isLoading={isLoading} />
        <button type="button" style={{ position: 'fixed' }} onClick={() => setIsLoading(false)}>
          Arrive
        </button>
      </>
    );
  },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('region', { name: label }).parentElement as HTMLElement;
    // The user scrolls while the plan loads.
    box.scrollTop += 131;
    await new Promise((resolve) => requestAnimationFrame(resolve));
    const seen = seenDay(box);
    await userEvent.click(canvas.getByRole('button', { name: 'Arrive' }));
    await expect(canvas.getAllByRole('button', { name: /shift/i }).length).toBeGreaterThan(0);
    await expect(seenDay(box)?.day).toBe(seen?.day);
    await expect(seenDay(box)?.offset).toBeCloseTo(seen?.offset ?? Number.NaN, 0);
  },
});

export const Free = meta.story({
  args: { days: daysOf(aPlan()) },
  parameters: { pictures: false },
  play: ({ canvas }) => expect(canvas.getAllByText('Nothing planned')).toHaveLength(30),
});
