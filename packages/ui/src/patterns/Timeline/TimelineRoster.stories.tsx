import type { PlanInterval } from '@selfservice/api/core/plan-interval';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { Timeline } from './Timeline.tsx';
import { linesOf, persons } from './timeline.fixtures.ts';
import type { PersonRow } from './timeline.fixtures.ts';
import { DepartmentTimeline, departmentArgs, people, planned } from './timelineSamples.fixtures.tsx';

const scale = { ...departmentArgs.scale, form: 'roster' as const };

const meta = preview.meta({
  component: Timeline<PersonRow, PlanInterval>,
  args: {
    ...departmentArgs,
    scale,
    actions: { onOpen: fn(), onOpenRow: fn(), onMenu: fn() },
  },
  globals: { viewport: { value: 'phone' } },
  render: (args) => <DepartmentTimeline {...args} />,
});

const early = 'Shift: Early shift, Monday 16 November, 6:00 to 14:00';
const late = 'Shift: Late shift, Tuesday 17 November, 14:00 to 22:00';

/** Returns queries within the row of a person, found by personal number. */
async function rowOf(number: string) {
  const rows = await screen.findAllByRole('row');
  const row = rows.find(({ textContent }) => textContent.includes(number));
  if (!row) throw new Error(`There is no row with the number ${number}.`);
  return within(row);
}

export const Roster = meta.story({
  parameters: { shows: { role: 'grid', name: 'Plan of Assembly' } },
  play: async ({ canvas, step }) => {
    const first = await rowOf('100 200');
    await step('an entry shows its short name and begin', () =>
      expect(linesOf(first.getByRole('button', { name: late }))).toEqual(['L', '14:00']),
    );
    await step('a night shift is shown on its first day only', async () => {
      const night = first.getByRole('button', { name: /^Shift: Night shift/ });
      await expect(linesOf(night)).toEqual(['N', '22:00']);
      const [, , , wednesday, thursday] = canvas.getAllByRole('columnheader');
      const { left, right } = night.getBoundingClientRect();
      await expect(left).toBeGreaterThanOrEqual(wednesday?.getBoundingClientRect().left ?? Infinity);
      await expect(right).toBeLessThanOrEqual(thursday?.getBoundingClientRect().left ?? 0);
    });
    await step('entries of the same day share it, without times', async () => {
      const friday = first.getAllByRole('button', { name: /Friday 20 November/ });
      await expect(friday.map(linesOf)).toEqual([['E'], ['D'], ['P']]);
      for (const entry of friday) {
        await expect(entry.offsetHeight).toBeGreaterThanOrEqual(17);
        await expect(entry.scrollHeight).toBeLessThanOrEqual(entry.clientHeight);
        await expect(entry.scrollWidth).toBeLessThanOrEqual(entry.clientWidth);
      }
    });
    await step('the head of the row stays visible while the days scroll', async () => {
      const head = first.getByRole('rowheader');
      const { left } = head.getBoundingClientRect();
      canvas.getByRole('grid').scrollLeft = 60;
      await expect(head.getBoundingClientRect().left).toBe(left);
      canvas.getByRole('grid').scrollLeft = 0;
    });
  },
});

export const ThreeDays = meta.story({
  args: { data: planned(people, 3), scale: { ...scale, days: 3 } },
  play: async () => {
    const first = await rowOf('100 200');
    await expect(linesOf(first.getByRole('button', { name: late }))).toEqual(['Late shift', '14:00–22:00']);
  },
});

export const ByPressAndKeys = meta.story({
  parameters: { pictures: false },
  play: async ({ args, step }) => {
    const first = await rowOf('100 200');
    await step('a tap opens an entry', async () => {
      const entry = first.getByRole('button', { name: early });
      await userEvent.click(entry);
      await expect(args.actions?.onOpen).toHaveBeenLastCalledWith(
        expect.objectContaining({
          anchor: entry,
          interval: expect.objectContaining({ name: 'Early shift' }),
        }),
      );
    });
    await step('arrow keys move between entries, and Enter opens', async () => {
      await userEvent.keyboard('{ArrowRight}{ArrowRight}');
      await waitFor(() => expect(document.activeElement).toHaveAccessibleName(/^Shift: Late shift, Tuesday/));
      await userEvent.keyboard('{Enter}');
      await expect(args.actions?.onOpen).toHaveBeenLastCalledWith(
        expect.objectContaining({ interval: expect.objectContaining({ name: 'Late shift' }) }),
      );
    });
    await step('a day without entries has a name and a menu', async () => {
      await userEvent.keyboard('{End}');
      await waitFor(() =>
        expect(document.activeElement).toHaveAccessibleName('Sunday 22 November, nothing planned'),
      );
      await userEvent.keyboard('{Shift>}{F10}{/Shift}');
      await expect(args.actions?.onMenu).toHaveBeenLastCalledWith(
        expect.objectContaining({ day: '2026-11-22', interval: null }),
      );
    });
  },
});

export const ThousandPersons = meta.story({
  args: { data: planned(persons(1000)) },
  parameters: { pictures: false },
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

export const Narrow = meta.story({
  globals: { viewport: { value: 'narrow' }, theme: 'dark', language: 'sk' },
});
