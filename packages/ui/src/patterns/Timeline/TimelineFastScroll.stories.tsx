import type { PlanInterval } from '@selfservice/api/core/plan-interval';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { Timeline } from './Timeline.tsx';
import { persons } from './timeline.fixtures.ts';
import type { PersonRow } from './timeline.fixtures.ts';
import {
  DepartmentTimeline,
  departmentArgs,
  JumpingDepartment,
  planned,
} from './timelineSamples.fixtures.tsx';

const meta = preview.meta({
  component: Timeline<PersonRow, PlanInterval>,
  args: {
    ...departmentArgs,
    data: planned(persons(1000)),
    sizes: { hourWidth: 20 },
    actions: { onOpen: fn() },
  },
  parameters: { pictures: false },
  render: (args) => <DepartmentTimeline {...args} />,
});

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** Bars in the page that say nothing. */
const barsWithoutWords = (grid: HTMLElement) =>
  grid.querySelectorAll('[role="button"]:not([aria-label])').length;

/** How far the heads that are farthest off stand from the left edge, in pixels. */
function headsOff(grid: HTMLElement): number {
  const { left } = grid.getBoundingClientRect();
  const heads = grid.querySelectorAll('[role="rowheader"]');
  return Math.max(...Array.from(heads, (head) => Math.abs(head.getBoundingClientRect().left - left)));
}

/** Scrolls so many pixels in each of twelve frames; returns the most that was to be seen of each on the way. */
async function scrollBySteps(grid: HTMLElement, step: number): Promise<{ mute: number; off: number }> {
  let [mute, off] = [0, 0];
  for (let turn = 0; turn < 12; turn += 1) {
    grid.scrollTop += step;
    await frame();
    mute = Math.max(mute, barsWithoutWords(grid));
    off = Math.max(off, headsOff(grid));
  }
  return { mute, off };
}

export const JumpAfterJump = meta.story({
  play: async ({ canvas, step }) => {
    const grid = await canvas.findByRole('grid');
    await step('a jump that comes when rows rest again is no fast scroll, whatever led there', async () => {
      for (const top of [12_000, 30_000, 6000]) {
        grid.scrollTop = top;
        await frame();
        await expect(barsWithoutWords(grid)).toBe(0);
        // The rows rest.
        for (let rest = 0; rest < 2; rest += 1) {
          await frame();
          await expect(barsWithoutWords(grid)).toBe(0);
        }
      }
    });
  },
});

/** A month whose today is far down, and the one after it, which begins at its top. */
export const JumpToAnotherPage = meta.story({
  render: (args) => <JumpingDepartment {...args} />,
  play: async ({ canvas, step }) => {
    const grid = await canvas.findByRole('grid');
    await step('pages that follow each other from frame to frame have their words', async () => {
      for (let turn = 0; turn < 6; turn += 1) {
        canvas.getByRole('button', { name: 'Next page' }).click();
        await frame();
        await expect(barsWithoutWords(grid)).toBe(0);
      }
    });
  },
});

export const FasterThanReading = meta.story({
  play: async ({ canvas, step }) => {
    const grid = await canvas.findByRole('grid');
    await step('rows that can be read have their words while they are scrolled', async () => {
      await expect(scrollBySteps(grid, 40)).resolves.toEqual({ mute: 0, off: 0 });
    });
    await step('rows that pass faster are drawn without, and their heads stay visible', async () => {
      grid.scrollLeft = 333;
      await frame();
      const { mute, off } = await scrollBySteps(grid, 300);
      await expect(mute).toBeGreaterThan(0);
      await expect(off).toBeLessThan(1);
    });
    await step('as soon as they rest they say everything', async () => {
      await waitFor(() => expect(barsWithoutWords(grid)).toBe(0));
      await expect(headsOff(grid)).toBeLessThan(1);
    });
    await step('a jump to the end is no fast scroll', async () => {
      grid.scrollTop = grid.scrollHeight;
      await frame();
      await frame();
      await expect(barsWithoutWords(grid)).toBe(0);
      await expect(canvas.getByText('100 1199')).toBeVisible();
    });
  },
});
