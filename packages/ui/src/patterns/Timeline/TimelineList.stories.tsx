import type { PlanInterval } from '@selfservice/api/core/plan-interval';
import { expect, fn, userEvent } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { TimelineList } from './TimelineList.tsx';
import { TimelineHeadWords } from './TimelineHeadWords.tsx';
import { createDayNames } from './scale/dayNames.ts';
import { wallMinutes } from './geometry/wallMinutes.ts';
import { intervalsByDay } from './geometry/intervalsByDay.ts';
import type { DayRow, PersonRow } from './timeline.fixtures.ts';
import { daysOf, monday, persons, plannedOn, planOf } from './timeline.fixtures.ts';

const few = persons(4);
const data = { rows: few, intervals: planOf(few, monday, 7) };
const week = daysOf(monday, 7);
const names = createDayNames('en');

const meta = preview.meta({
  component: TimelineList<PersonRow, PlanInterval>,
  args: {
    data,
    words: {
      label: 'Plan of Assembly',
      renderRowHead: (row: PersonRow) => (
        <TimelineHeadWords detail={row.number}>{row.name}</TimelineHeadWords>
      ),
    },
    scale: { firstDay: monday, days: 7 },
    actions: { onOpen: fn() },
  },
  parameters: { layout: 'padded' },
});

export const Default = meta.story({
  play: async ({ canvas, args }) => {
    const [entry] = canvas.getAllByRole('button', { name: /Early shift/ });
    await userEvent.click(entry as HTMLElement);
    await expect(args.actions?.onOpen).toHaveBeenCalledWith(
      expect.objectContaining({ anchor: entry, interval: expect.objectContaining({ name: 'Early shift' }) }),
    );
  },
});
export const Pending = meta.story({
  args: { data: { ...data, pendingRowIds: new Set(few.map(({ id }) => id)) } },
});
export const Failed = meta.story({
  parameters: { pictures: false },
  args: { data: { ...data, failedRowIds: new Set([few[1]?.id ?? '']) } },
  play: ({ canvas }) => expect(canvas.getAllByText('Plan not loaded')).toHaveLength(1),
});
export const OwnDays = meta.story({
  parameters: { pictures: false },
  render: () => (
    <TimelineList
      data={{
        rows: week,
        intervals: intervalsByDay(week.flatMap(({ day }, at) => plannedOn(day, at))),
      }}
      words={{ label: 'My plan', renderRowHead: ({ day }: DayRow) => names(wallMinutes(day), 'long') }}
      scale={{ firstDay: monday }}
    />
  ),
  play: async ({ canvas, step }) => {
    await step('the day is in the head and not in the lines', async () => {
      await expect(canvas.getByText('Tuesday 17 November')).toBeVisible();
      await expect(canvas.queryByText('Tue 17 Nov')).toBeNull();
    });
    await step('a line names the day if the interval begins on another day', () =>
      expect(canvas.getAllByText(/Night shift/)[1]?.parentElement).toHaveTextContent(
        'Night shift (from Wed 18 Nov)',
      ),
    );
  },
});
export const Many = meta.story({
  parameters: { pictures: false },
  args: { data: { rows: persons(120), intervals: planOf(persons(120), monday, 7) } },
  play: async ({ canvas, step }) => {
    await step('the button shows 50 more rows', async () => {
      await expect(canvas.queryByText('100 250')).toBeNull();
      await userEvent.click(canvas.getByRole('button', { name: 'Show 50 more' }));
      await expect(canvas.getByText('100 250')).toBeInTheDocument();
    });
    await step('the button shows the remaining rows', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Show 20 more' }));
      await expect(canvas.getByText('100 319')).toBeInTheDocument();
    });
  },
});
