import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { monday, plannedOn } from './timeline.fixtures.ts';
import { TimelineLegend } from './TimelineLegend.tsx';

const meta = preview.meta({ component: TimelineLegend, parameters: { layout: 'padded' } });

export const Default = meta.story({
  args: { plans: [0, 1, 2, 3, 4, 5, 6].map((turn) => plannedOn(monday, turn)) },
  play: async ({ canvas, step }) => {
    await step('other entries have the names that occur in the plans', () =>
      expect(canvas.getByText('Other entries').parentElement).toHaveTextContent('Other entriesLunchOn call'),
    );
    await step('there is one icon for each kind with a name', () =>
      expect(
        canvas.getByText('Other entries').parentElement?.querySelectorAll('[data-interval]'),
      ).toHaveLength(2),
    );
    await step('there are no names by the product itself', () =>
      expect(canvas.queryByText(/Absence|Standby/)).toBeNull(),
    );
  },
});
export const NothingPlanned = meta.story({
  parameters: { pictures: false },
  play: ({ canvas }) => expect(canvas.getByText('Other entries')).toBeVisible(),
});
export const ManyNames = meta.story({
  args: {
    plans: [
      ['Additional vacation', 'Business trip', 'Care of a family member', 'Doctor', 'Training'].flatMap(
        (name) => plannedOn(monday, 0).map((one) => ({ ...one, kind: 'otherA' as const, name })),
      ),
    ],
  },
  globals: { viewport: { value: 'narrow' } },
});
