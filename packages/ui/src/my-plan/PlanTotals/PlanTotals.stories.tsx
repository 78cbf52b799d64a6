import { aPlan, aPlanInterval } from '@selfservice/api/my-plan/my-plan.fixtures';
import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { PlanTotals } from './PlanTotals.tsx';

const meta = preview.meta({
  component: PlanTotals,
  args: { plan: aPlan({ intervals: [aPlanInterval(), aPlanInterval()] }) },
  parameters: { layout: 'padded' },
});

export const Default = meta.story({
  play: ({ canvas }) => expect(canvas.getByText(/^2 shifts, 16:00\sh$/)).toBeVisible(),
});
export const OneShift = meta.story({
  args: { plan: aPlan({ intervals: [aPlanInterval()] }) },
  globals: { language: 'cs' },
  play: ({ canvas }) => expect(canvas.findByText(/^1 směna, 8:00\sh$/)).resolves.toBeVisible(),
});
export const NoShift = meta.story({
  parameters: { pictures: false },
  args: { plan: aPlan() },
  play: ({ canvas }) => expect(canvas.getByText(/^0 shifts, 0:00\sh$/)).toBeVisible(),
});
export const Unpublished = meta.story({
  args: { plan: aPlan({ containsUnpublished: true }) },
  parameters: { pictures: false },
  play: ({ canvas }) => expect(canvas.getByRole('paragraph')).toBeEmptyDOMElement(),
});
