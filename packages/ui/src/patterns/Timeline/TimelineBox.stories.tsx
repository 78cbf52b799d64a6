import { expect } from 'storybook/test';
import type { PlanInterval } from '@selfservice/api/core/plan-interval';
import preview from '../../../../../.storybook/preview.tsx';
import { TimelineBox } from './TimelineBox.tsx';
import type { PersonRow } from './timeline.fixtures.ts';
import { monday, persons, planOf } from './timeline.fixtures.ts';
import { departmentArgs } from './timelineSamples.fixtures.tsx';

const three = persons(3);

const meta = preview.meta({
  component: TimelineBox<PersonRow, PlanInterval>,
  args: {
    ...departmentArgs,
    rows: three,
    intervals: planOf(three, monday, 3),
    firstDay: monday,
    days: 3,
    renderRowHead: ({ id }: PersonRow) => id,
  },
  parameters: { layout: 'padded' },
});

export const Default = meta.story({
  play: async ({ canvas, step }) => {
    const grid = await canvas.findByRole('grid');
    await step('it is as high as its rows, and scrolls nowhere', async () => {
      await expect(canvas.getAllByRole('rowheader')).toHaveLength(3);
      await expect(grid.scrollHeight).toBeLessThanOrEqual(grid.clientHeight);
    });
  },
});

export const WithoutHours = meta.story({ args: { hasHours: false } });
