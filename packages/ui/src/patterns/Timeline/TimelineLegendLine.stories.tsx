import { expect, screen, userEvent } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { monday, plannedOn } from './timeline.fixtures.ts';
import { TimelineLegendLine } from './TimelineLegendLine.tsx';

const meta = preview.meta({
  component: TimelineLegendLine,
  args: { plans: [0, 4].map((turn) => plannedOn(monday, turn)), hasCounts: true },
  parameters: { layout: 'padded' },
});

export const Default = meta.story({
  tags: ['department-plan-48'],
  parameters: { shows: { role: 'dialog', name: 'Legend' } },
  play: async ({ canvas, step }) => {
    await step('only the kinds that occur are in the line', () =>
      expect(canvas.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
        'Shift',
        'Request',
        'Lunch',
        'On call',
      ]),
    );
    await step('the button opens the whole legend', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Legend' }));
      const legend = await screen.findByRole('dialog', { name: 'Legend' });
      await expect(legend).toHaveTextContent(/Plan change.*Weekend.*fewest on a workday/);
    });
  },
});

export const ManyNames = meta.story({
  args: {
    plans: [
      ['Additional vacation', 'Business trip', 'Care of a family member', 'Doctor', 'Training'].flatMap(
        (name) => plannedOn(monday, 0).map((one) => ({ ...one, kind: 'otherA' as const, name })),
      ),
    ],
  },
  globals: { viewport: { value: 'narrow' }, language: 'cs' },
});
