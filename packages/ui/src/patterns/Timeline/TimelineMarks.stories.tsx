import type { PlanInterval } from '@selfservice/api/core/plan-interval';
import { localDateTime } from '@selfservice/api/core/local-date';
import { isSameShift } from '@selfservice/api/department-plan/same-shift';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { monday, persons, plannedOn, sharedPlanOf } from './timeline.fixtures.ts';
import type { PersonRow } from './timeline.fixtures.ts';
import { departmentArgs } from './timelineSamples.fixtures.tsx';
import { Timeline } from './Timeline.tsx';
import type { TimelineMarks } from './timeline.types.ts';

const rows = persons(8);
const intervals = sharedPlanOf(rows, monday, 3);
const data = { ...departmentArgs.data, rows, intervals };
const words = { sameShift: 'same shift', ghost: 'not approved yet' };

/** Marks everyone who has the same shift as the given turn on Monday. */
function matesOf(turn: number): TimelineMarks {
  const [picked] = plannedOn(monday, turn);
  return { of: (one) => (picked && isSameShift(picked, one) ? 'sameShift' : undefined), words };
}

const meta = preview.meta({
  component: Timeline<PersonRow, PlanInterval>,
  args: {
    ...departmentArgs,
    data,
    scale: { ...departmentArgs.scale, days: 3 },
    marks: matesOf(0),
    actions: { onOpen: fn() },
    fits: 'rows' as const,
  },
  globals: { viewport: { value: 'desk' } },
  parameters: { layout: 'padded' },
});

const early = 'Shift: Early shift, Monday 16 November, 6:00 to 14:00';
const sameShift = `${early}, same shift`;

export const Default = meta.story({
  play: async ({ canvas, step }) => {
    const bars = await canvas.findAllByRole('button', { name: sameShift });
    await step('the names of the marked bars say that it is the same shift', async () => {
      await expect(bars).toHaveLength(4);
      await expect(canvas.queryByRole('button', { name: early })).toBeNull();
    });
    await step('each marked row has the colour of its bar', async () => {
      for (const bar of bars) {
        const [head] = bar.closest('[role="row"]')?.children ?? [];
        const ink = getComputedStyle(bar).getPropertyValue('--ink');
        await expect(head?.parentElement?.style.getPropertyValue('--mark-color')).toBe(ink);
        await expect(head && getComputedStyle(head).boxShadow).toContain('rgb(156, 197, 161)');
      }
    });
    await step('the focus outline differs from the mark', async () => {
      await userEvent.tab();
      await userEvent.keyboard('{ArrowRight}');
      await waitFor(() => expect(document.activeElement).toHaveAccessibleName(sameShift));
      const offsets = bars.map((bar) => getComputedStyle(bar).outlineOffset);
      await expect(offsets).toEqual(['-2px', '1px', '1px', '1px']);
    });
  },
});

/** A dark colour on a dark page: the frame is lighter than the bar. */
export const DarkInTheDark = meta.story({
  args: { marks: matesOf(2) },
  globals: { theme: 'dark' },
});

export const InHighContrast = meta.story({ globals: { theme: 'contrast' } });

export const WithoutColor = meta.story({
  args: {
    data: {
      ...data,
      intervals: new Map(
        [...intervals].map(([id, plan]) => [id, plan.map((one) => ({ ...one, color: null }))]),
      ),
    },
  },
});

export const InARoster = meta.story({
  args: {
    data: { ...data, intervals: sharedPlanOf(rows, monday, 7) },
    scale: { ...departmentArgs.scale, form: 'roster' },
  },
  globals: { viewport: { value: 'phone' } },
});

const ghost: PlanInterval = {
  kind: 'request',
  begin: localDateTime('2026-11-16T00:00:00'),
  end: localDateTime('2026-11-19T00:00:00'),
  isAllDay: true,
  name: 'Vacation',
  shortName: 'V',
  color: null,
};

export const Ghost = meta.story({
  args: {
    data: {
      ...data,
      rows: rows.slice(0, 2),
      intervals: new Map([...intervals, ['p0', [...(intervals.get('p0') ?? []), ghost]]]),
    },
    marks: { of: (one: PlanInterval) => (one === ghost ? 'ghost' : undefined), words },
  },
  play: async ({ canvas, step }) => {
    const bar = await canvas.findByRole('button', { name: /^Request: Vacation, .+, not approved yet$/ });
    await step('a request that is not approved has a dashed outline', async () => {
      await expect(getComputedStyle(bar).borderTopStyle).toBe('dashed');
      await expect(canvas.getAllByRole('button', { name: /, not approved yet$/ })).toHaveLength(1);
    });
    await step('its row is not marked', () => expect(bar.closest('[data-marked]')).toBeNull());
  },
});
