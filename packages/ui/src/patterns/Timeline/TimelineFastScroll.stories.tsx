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

/** Waits for the end of the next frame, when all callbacks of the frame have run. */
const frame = () =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', resolve, { once: true });
    port1.start();
    requestAnimationFrame(() => port2.postMessage(null));
  });

/** Scrolls the grid, and waits in the next frame until the timeline has rendered the new position. */
const jump = (grid: HTMLElement, top: number) =>
  new Promise((resolve) => {
    // The timeline has listened for longer, so its callback comes first.
    grid.addEventListener('scroll', () => requestAnimationFrame(resolve), { once: true });
    grid.scrollTop = top;
  });

/** Counts the rendered bars without an accessible name. */
const barsWithoutWords = (grid: HTMLElement) =>
  grid.querySelectorAll('[role="button"]:not([aria-label])').length;

/** Returns the largest distance of a row head from the left edge, in pixels. */
function headsOff(grid: HTMLElement): number {
  const { left } = grid.getBoundingClientRect();
  const heads = grid.querySelectorAll('[role="rowheader"]');
  return Math.max(...Array.from(heads, (head) => Math.abs(head.getBoundingClientRect().left - left)));
}

/**
 * Scrolls by `step` pixels in each of twelve frames. Returns the highest number of bars without a name and the largest
 * distance of a head that occurred.
 */
async function scrollBySteps(grid: HTMLElement, step: number): Promise<{ mute: number; off: number }> {
  let [mute, off] = [0, 0];
  for (let turn = 0; turn < 12; turn += 1) {
    await jump(grid, grid.scrollTop + step);
    mute = Math.max(mute, barsWithoutWords(grid));
    off = Math.max(off, headsOff(grid));
  }
  return { mute, off };
}

export const JumpAfterJump = meta.story({
  play: async ({ canvas, step }) => {
    const grid = await canvas.findByRole('grid');
    await step('bars have names immediately after a jump that follows a pause', async () => {
      for (const top of [12_000, 30_000, 6000]) {
        grid.scrollTop = top;
        await frame();
        await expect(barsWithoutWords(grid)).toBe(0);
        // Two frames without scrolling.
        for (let rest = 0; rest < 2; rest += 1) {
          await frame();
          await expect(barsWithoutWords(grid)).toBe(0);
        }
      }
    });
    await step('bars have names after a jump and a jump back in the next frame', async () => {
      for (const top of [30_000, 0, 12_000]) {
        await jump(grid, top);
        await expect(barsWithoutWords(grid)).toBe(0);
      }
    });
  },
});

/** A month that scrolls down to today, and the next month, which starts at the top. */
export const JumpToAnotherPage = meta.story({
  render: (args) => <JumpingDepartment {...args} />,
  play: async ({ canvas, step }) => {
    const grid = await canvas.findByRole('grid');
    await step('bars have names even if the page turns in every frame', async () => {
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
    await step('bars have names during a slow scroll', async () => {
      await expect(scrollBySteps(grid, 40)).resolves.toEqual({ mute: 0, off: 0 });
    });
    await step('bars have no names during a fast scroll, and the heads stay at the edge', async () => {
      grid.scrollLeft = 333;
      await frame();
      const { mute, off } = await scrollBySteps(grid, 300);
      await expect(mute).toBeGreaterThan(0);
      await expect(off).toBeLessThan(1);
    });
    await step('bars have names when the scroll ends', async () => {
      await waitFor(() => expect(barsWithoutWords(grid)).toBe(0));
      await expect(headsOff(grid)).toBeLessThan(1);
    });
    await step('bars have names after a jump to the end', async () => {
      grid.scrollTop = grid.scrollHeight;
      await frame();
      await frame();
      await expect(barsWithoutWords(grid)).toBe(0);
      await expect(canvas.getByText('100 1199')).toBeVisible();
    });
  },
});
