import { expect } from 'storybook/test';
import type { PlanInterval } from '@selfservice/api/core/plan-interval';
import preview from '#storybook/preview.tsx';
import { Timeline } from './Timeline.tsx';
import type { PersonRow } from './timeline.fixtures.ts';
import { persons } from './timeline.fixtures.ts';
import { departmentArgs, planned } from './timelineSamples.fixtures.tsx';

const three = persons(3);
const scale = { ...departmentArgs.scale, days: 3 };

/** A timeline that is as high as its rows. */
const meta = preview.meta({
  component: Timeline<PersonRow, PlanInterval>,
  args: {
    ...departmentArgs,
    data: planned(three, 3),
    scale,
    words: { ...departmentArgs.words, renderRowHead: ({ id }: PersonRow) => id },
    fits: 'rows' as const,
  },
  parameters: { layout: 'padded' },
});

export const Default = meta.story({
  play: async ({ canvas, step }) => {
    const grid = await canvas.findByRole('grid');
    await step('the timeline is as high as its rows and does not scroll', async () => {
      await expect(canvas.getAllByRole('rowheader')).toHaveLength(3);
      await expect(grid.scrollHeight).toBeLessThanOrEqual(grid.clientHeight);
    });
  },
});

export const WithoutHours = meta.story({ args: { scale: { ...scale, hasHours: false } } });
