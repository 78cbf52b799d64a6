import type { PlanInterval } from '@selfservice/api/core/plan-interval';
import { localDate, localDateTime } from '@selfservice/api/core/local-date';
import type { LocalDate } from '@selfservice/api/core/local-date';
import { CalendarX } from 'lucide-react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { waitForFocusIn } from '#storybook/wait-for-focus.ts';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { Timeline } from './Timeline.tsx';
import { TimelineHeadWords } from './TimelineHeadWords.tsx';
import type { PersonRow } from './timeline.fixtures.ts';
import { persons, planOf } from './timeline.fixtures.ts';
import {
  DepartmentTimeline,
  departmentArgs,
  OwnMonth,
  people,
  planned,
} from './timelineSamples.fixtures.tsx';

const wednesday = localDate('2026-11-18');

const { data, scale, words } = departmentArgs;

/** Returns the data and scale of a page that starts on a day. */
const pageOf = (firstDay: LocalDate, days: number) => ({
  data: { ...data, intervals: planOf(people, firstDay, days) },
  scale: { ...scale, firstDay, days },
});

const meta = preview.meta({
  component: Timeline<PersonRow, PlanInterval>,
  args: {
    ...departmentArgs,
    actions: { onOpen: fn(), onMenu: fn(), onPrevious: fn(), onNext: fn() },
  },
  render: (args) => <DepartmentTimeline {...args} />,
});

export const Default = meta.story({
  play: async ({ canvas, step }) => {
    const grid = await canvas.findByRole('grid', { name: 'Plan of Assembly' });
    await step('there is one row for each person and one column for each day, plus headings', async () => {
      await expect(grid).toHaveAttribute('aria-rowcount', '61');
      await expect(grid).toHaveAttribute('aria-colcount', '8');
    });
    await step('a public holiday is named in the heading of its day', () =>
      expect(
        canvas.getByRole('columnheader', { name: /^Tuesday 17 November, public holiday: / }),
      ).toBeVisible(),
    );
    await step('the name of an interval has its kind, name and time', () =>
      expect(
        canvas.getAllByRole('button', { name: 'Shift: Early shift, Monday 16 November, 6:00 to 14:00' })[0],
      ).toBeVisible(),
    );
  },
});
export const OwnPlan = meta.story({
  render: () => <OwnMonth first={localDate('2026-11-01')} days={30} />,
  play: async ({ canvas }) => {
    // Today is the 20th; the timeline starts two days before it.
    const grid = await canvas.findByRole('grid', { name: 'My plan in November' });
    await waitFor(() => expect(grid.scrollTop).toBeGreaterThan(0));
  },
});
export const OneDay = meta.story({
  parameters: { pictures: true },
  args: pageOf(wednesday, 1),
});
export const ThreeDays = meta.story({
  parameters: { pictures: true },
  args: pageOf(wednesday, 3),
});
/** A week that is too narrow to scroll to its Sunday also starts with a whole day. */
export const BeginsWithADay = meta.story({
  args: { position: { time: localDateTime('2026-11-22T00:00:00') } },
  globals: { viewport: { value: 'phone' } },
  parameters: { pictures: false },
  play: async ({ canvas }) => {
    const grid = await canvas.findByRole('grid', { name: 'Plan of Assembly' });
    await waitFor(() => expect(grid.scrollLeft).toBeGreaterThan(0));
    const edge = canvas.getByRole('columnheader', { name: 'Person' }).getBoundingClientRect().right;
    const begins = canvas
      .getAllByRole('columnheader')
      .map((head) => Math.abs(head.getBoundingClientRect().left - edge));
    await expect(Math.min(...begins)).toBeLessThan(1.5);
  },
});
export const Month = meta.story({
  parameters: { pictures: true },
  args: pageOf(localDate('2026-11-01'), 30),
});
export const Loading = meta.story({
  args: { data: { ...data, rows: [], isLoading: true } },
  play: ({ canvas }) => expect(canvas.getByRole('grid')).toHaveAttribute('aria-busy', 'true'),
});
export const BatchesArriving = meta.story({
  args: { data: { ...data, pendingRowIds: new Set(people.slice(6).map(({ id }) => id)) } },
});
export const SomeRowsFailed = meta.story({
  args: {
    data: { ...data, failedRowIds: new Set(['p2', 'p3']), pendingRowIds: new Set(['p5']) },
  },
  play: async ({ canvas, step }) => {
    await step('each failed row shows a message instead of its days', async () => {
      const [fault, ...others] = await canvas.findAllByRole('gridcell', { name: 'Plan not loaded' });
      await expect(fault).toHaveAttribute('aria-colspan', '7');
      await expect(others).toHaveLength(1);
    });
    await step('the marks are quiet: the screen says it once in red', async () => {
      const mark = canvas.getAllByRole('gridcell', { name: 'Plan not loaded' })[0]?.firstElementChild;
      const red = getComputedStyle(document.documentElement).getPropertyValue('--color-negative');
      const probe = document.createElement('i');
      probe.style.color = red;
      document.body.append(probe);
      const { backgroundColor } = getComputedStyle(mark as Element, '::before');
      await expect(backgroundColor).not.toBe(getComputedStyle(probe).color);
      probe.remove();
    });
    await step('the arrow keys move to the message', async () => {
      const grid = canvas.getByRole('grid');
      await userEvent.tab();
      await waitForFocusIn(grid);
      await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowRight}');
      await waitFor(() => expect(document.activeElement).toHaveAccessibleName('Plan not loaded'));
      await userEvent.keyboard('{ArrowLeft}');
      await waitFor(() => expect(document.activeElement).toHaveAttribute('role', 'rowheader'));
    });
  },
});
export const Empty = meta.story({
  args: {
    data: { ...data, rows: [] },
    words: { ...words, empty: <EmptyState icon={CalendarX} title="No one works in this centre" /> },
  },
  play: ({ canvas }) => expect(canvas.getByText('No one works in this centre')).toBeVisible(),
});
export const OnePerson = meta.story({ args: { data: { ...data, rows: persons(1) } } });
export const ThousandPersons = meta.story({
  parameters: { pictures: false },
  args: { data: planned(persons(1000)) },
  play: async ({ canvas, step }) => {
    const grid = await canvas.findByRole('grid');
    const elements = () => grid.querySelectorAll('*').length;
    await step('only the visible part is rendered', () => expect(elements()).toBeLessThan(1000));
    await step('only the visible part is rendered at the end', async () => {
      grid.scrollTop = grid.scrollHeight;
      await waitFor(() => expect(canvas.getByText('100 1199')).toBeVisible());
      await expect(elements()).toBeLessThan(1000);
    });
  },
});
export const LongText = meta.story({
  globals: { viewport: { value: 'narrow' }, language: 'sk' },
  args: {
    words: {
      ...words,
      renderRowHead: (row: PersonRow) => (
        <TimelineHeadWords detail={row.number}>
          Mgr. Anastázia Wolframová-Krásnohorská zo Závažnej Poruby
        </TimelineHeadWords>
      ),
    },
  },
});
