import type { PlanInterval } from '@selfservice/api/core/plan-interval';
import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { TimelineList } from './TimelineList.tsx';
import { TimelineHeadWords } from './TimelineHeadWords.tsx';
import type { PersonRow } from './timeline.fixtures.ts';
import { monday, persons, planOf } from './timeline.fixtures.ts';

const few = persons(4);

const meta = preview.meta({
  component: TimelineList<PersonRow, PlanInterval>,
  args: {
    label: 'Plan of Assembly',
    rows: few,
    intervals: planOf(few, monday, 7),
    renderRowHead: (row: PersonRow) => <TimelineHeadWords detail={row.number}>{row.name}</TimelineHeadWords>,
    firstDay: monday,
    days: 7,
    onOpen: fn(),
  },
  parameters: { layout: 'padded' },
});

export const Default = meta.story({
  play: async ({ canvas, args }) => {
    const [entry] = canvas.getAllByRole('button', { name: /Early shift/ });
    await userEvent.click(entry as HTMLElement);
    await expect(args.onOpen).toHaveBeenCalledWith(
      expect.objectContaining({ anchor: entry, interval: expect.objectContaining({ name: 'Early shift' }) }),
    );
  },
});
export const Pending = meta.story({ args: { pendingRowIds: new Set(few.map(({ id }) => id)) } });
export const Many = meta.story({
  parameters: { pictures: false },
  args: { rows: persons(120), intervals: planOf(persons(120), monday, 7) },
  play: async ({ canvas, step }) => {
    await step('a portion at a time', async () => {
      await expect(canvas.queryByText('100 250')).toBeNull();
      await userEvent.click(canvas.getByRole('button', { name: 'Show 50 more' }));
      await expect(canvas.getByText('100 250')).toBeInTheDocument();
    });
    await step('and the rest', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Show 20 more' }));
      await expect(canvas.getByText('100 319')).toBeInTheDocument();
    });
  },
});
