import { localDate } from '@selfservice/api/core/local-date';
import { isWeekend } from '@selfservice/api/core/local-date-arithmetic';
import type { PlanChanges } from '@selfservice/api/my-plan/create-plan-news';
import type { MyPlanInterval } from '@selfservice/api/my-plan/my-plan';
import { allPermissions } from '@selfservice/api/session/permissions';
import { aPlan, aPlanInterval, november } from '@selfservice/api/my-plan/my-plan.fixtures';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { aFullPlan } from '../my-plan.fixtures.ts';
import { planDayOf } from '../MonthOfDays/planDay.ts';
import { planRows } from '../MonthOfDays/planRows.ts';
import { MonthAgenda } from './MonthAgenda.tsx';
import { seenDay } from './scrollToDay.ts';

const isOnAWeekend = ({ day }: MyPlanInterval) => isWeekend(day);
/** Weekends are free. */
const planOfWeeks = () => {
  const plan = aFullPlan();
  return { ...plan, intervals: plan.intervals.filter((interval) => !isOnAWeekend(interval)) };
};
const daysOf = (plan = planOfWeeks(), changes: PlanChanges['days'] = new Map()) =>
  planRows(november).map(({ day }) =>
    planDayOf(day, plan, { permissions: allPermissions, marked: null, changes }),
  );
const label = 'Plan for November 2026';
const today = localDate('2026-11-20');

const meta = preview.meta({
  component: MonthAgenda,
  args: {
    label,
    days: daysOf(),
    today,
    onOpen: fn(),
    onOpenDay: fn(),
    onMenu: fn(),
    onDecide: fn(),
    onPrevious: fn(),
    onNext: fn(),
  },
  decorators: [(Story) => <div style={{ height: '30rem', padding: 16 }}>{Story()}</div>],
});

export const Default = meta.story({
  tags: ['my-plan-49', 'my-plan-51'],
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
    await step('a button with a word signs the day, another one decides on its change', async () => {
      await userEvent.click(list.getByRole('button', { name: /^Sign: Mon\s23\sNov$/ }));
      await expect(args.onDecide).toHaveBeenLastCalledWith('sign', '2026-11-23');
      await userEvent.click(list.getByRole('button', { name: /^Decide: Mon\s23\sNov$/ }));
      await expect(args.onDecide).toHaveBeenLastCalledWith('change', '2026-11-23');
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
  tags: ['my-plan-48'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, step }) => {
    const box = canvas.getByRole('region', { name: label }).parentElement as HTMLElement;
    const frame = box.getBoundingClientRect();
    await step('the agenda begins with today', () =>
      expect(
        canvas.getByRole('button', { name: /^20 Fri/ }).getBoundingClientRect().top - frame.top,
      ).toBeLessThan(2),
    );
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
  tags: ['my-plan-48'],
  args: { today: null },
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
    await step('a placeholder is as high as a day with a shift, and weekends are folded', () => {
      const heights = [...list.children].map((day) => Math.round(day.getBoundingClientRect().height));
      const rowHeight = parseFloat(getComputedStyle(list).getPropertyValue('--row-height'));
      return expect(new Set(heights.slice(1, 6))).toEqual(new Set([rowHeight]));
    });
    await expect(list.children).toHaveLength(26);
  },
});

export const Arriving = meta.story({
  globals: { viewport: { value: 'phone' } },
  parameters: { pictures: false },
  render: function Arriving(args) {
    const [isLoading, setIsLoading] = useState(true);
    return (
      <>
        <MonthAgenda {...args} isLoading={isLoading} />
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

export const Unfolding = meta.story({
  tags: ['my-plan-50'],
  parameters: { pictures: false },
  play: async ({ args, canvas, step }) => {
    await step('free days are one row', async () => {
      await expect(canvas.getByRole('button', { name: /^Sat\s21\s– Sun\s22 free$/ })).toBeVisible();
      await expect(canvas.queryByRole('button', { name: /^21 Sat/ })).toBeNull();
    });
    await step('the row unfolds to a row for each day, and the first one gets the focus', async () => {
      canvas.getByRole('button', { name: /^Sat\s21/ }).focus();
      await userEvent.keyboard('{Enter}');
      await expect(canvas.getByRole('button', { name: /^21 Sat/ })).toHaveFocus();
      await userEvent.click(canvas.getByRole('button', { name: /^22 Sun/ }));
      await expect(args.onOpenDay).toHaveBeenLastCalledWith(expect.objectContaining({ day: '2026-11-22' }));
    });
  },
});

export const PartlyUnpublished = meta.story({
  args: { isPartlyUnpublished: true },
  parameters: { pictures: false },
  play: ({ canvas }) =>
    expect(canvas.getByRole('button', { name: /^Sat\s21\s– Sun\s22 Nothing planned$/ })).toBeVisible(),
});

export const Blank = meta.story({
  tags: ['my-plan-53'],
  args: {
    days: daysOf(aPlan()),
    today: null,
    blank: { title: 'Nothing is planned for you this month.' },
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing is planned for you this month.')).toBeVisible();
    await expect(canvas.queryByRole('list')).toBeNull();
  },
});

export const BlankWithItsDays = meta.story({
  tags: ['my-plan-53'],
  args: { days: daysOf(aPlan()), today: null, blank: { title: 'Nothing is planned for you this month.' } },
  globals: { viewport: { value: 'phone' } },
  parameters: { pictures: false },
  play: async ({ canvas, step }) => {
    await step('the button shows the days, and the first one gets the focus', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Show all days' }));
      await expect(canvas.getByRole('button', { name: /^1 Sun/ })).toHaveFocus();
      await expect(canvas.getAllByText('free')).toHaveLength(30);
    });
    await step('the message stays', () =>
      expect(canvas.getByText('Nothing is planned for you this month.')).toBeInTheDocument(),
    );
  },
});

export const Changed = meta.story({
  tags: ['my-plan-55', 'my-plan-56'],
  args: {
    days: daysOf(
      planOfWeeks(),
      new Map([
        [localDate('2026-11-21'), { before: [aPlanInterval({ name: 'Late shift' })] }],
        [localDate('2026-11-24'), { before: null }],
      ]),
    ),
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, step }) => {
    await step('a changed day has a word, and is not folded', () =>
      expect(canvas.getByRole('button', { name: '21 Sat Changed' })).toBeVisible(),
    );
    await step('what was planned before is shown while the page has it', async () => {
      await expect(canvas.getByText('6:00–14:00 Late shift')).toBeVisible();
      await expect(canvas.getAllByText(/before:/)).toHaveLength(1);
    });
  },
});

export const NarrowWithLongNames = meta.story({
  args: {
    days: daysOf(
      aPlan({
        intervals: [
          aPlanInterval({ name: 'Ranní směna v hale C, linka převodovek a diferenciálů' }),
          aPlanInterval({ kind: 'request', name: 'Mimořádné volno bez náhrady mzdy', color: '#34568b' }),
        ],
        signableDays: [localDate('2026-11-23')],
        changeableDays: [localDate('2026-11-23')],
      }),
    ),
    today: localDate('2026-11-23'),
  },
  globals: { viewport: { value: 'narrow' } },
  play: ({ canvas }) => {
    const box = canvas.getByRole('region', { name: label }).parentElement as HTMLElement;
    return expect(box.scrollWidth).toBeLessThanOrEqual(box.clientWidth);
  },
});
