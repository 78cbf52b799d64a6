import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { departmentArgs, DepartmentTimeline } from './timelineSamples.fixtures.tsx';
import { TimelineHeadWords } from './TimelineHeadWords.tsx';

/** The texts in the head of each row of a plan. */
const meta = preview.meta({
  component: TimelineHeadWords,
  args: { children: 'Dvořáková Jana', detail: '100234' },
  parameters: { pictures: false },
  render: (args) => (
    <DepartmentTimeline
      {...departmentArgs}
      words={{ ...departmentArgs.words, renderRowHead: () => <TimelineHeadWords {...args} /> }}
      actions={{ onOpen: fn(), onMenu: fn(), onPrevious: fn(), onNext: fn() }}
    />
  ),
});

export const Default = meta.story({
  play: async ({ canvas }) =>
    expect((await canvas.findAllByRole('rowheader', { name: /^Dvořáková Jana\s+100234$/ }))[0]).toBeVisible(),
});

export const LongText = meta.story({
  args: { children: 'Nepomucká-Schwarzenbergová z Vyšehradu Alexandra Konstantína' },
  globals: { viewport: { value: 'narrow' } },
  parameters: { pictures: true },
  play: async ({ canvas }) => {
    const [head] = await canvas.findAllByRole('rowheader', { name: /Konstantína/ });
    await expect(head?.getBoundingClientRect().width).toBeLessThan(200);
  },
});
