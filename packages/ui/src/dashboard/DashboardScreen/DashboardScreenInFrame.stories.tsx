import { expect, within } from 'storybook/test';
import { fillsFrame, inFrame } from '#storybook/decorators/inFrame.tsx';
import preview from '#storybook/preview.tsx';
import { employeeBalance } from '../dashboard.fixtures.ts';
import { DashboardScreen } from './DashboardScreen.tsx';
import { Approver, Default } from './DashboardScreen.stories.tsx';

const meta = preview.meta({
  args: Default.composed.args,
  component: DashboardScreen,
  decorators: [inFrame('dashboard')],
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.findByText(employeeBalance)).resolves.toBeVisible();
    await fillsFrame(canvasElement);
  },
});

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });

/** The person, the dial and the figures in the dark. */
export const DarkPhone = meta.story({
  globals: { viewport: { value: 'phone' }, theme: 'dark' },
  parameters: { pictures: true },
});

/** Returns a story's `play` that measures where the pending work begins on a phone. */
const beginsWithin = (heading: string) => async (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement);
  await canvas.findAllByText(/16:30/);
  const top = canvas.getByRole('heading', { name: heading }).getBoundingClientRect().top + window.scrollY;
  await expect(top).toBeLessThanOrEqual(480);
};

export const FirstGlance = meta.story({
  tags: ['dashboard-37'],
  globals: { viewport: { value: 'phone' } },
  parameters: { pictures: false },
  play: ({ canvasElement }) => beginsWithin('To do')(canvasElement),
});

export const FirstGlanceInCzech = meta.story({
  tags: ['dashboard-37'],
  globals: { viewport: { value: 'phone' }, language: 'cs' },
  parameters: { pictures: false },
  play: ({ canvasElement }) => beginsWithin('K vyřízení')(canvasElement),
});

export const FirstGlanceInSlovak = meta.story({
  tags: ['dashboard-37'],
  globals: { viewport: { value: 'phone' }, language: 'sk' },
  parameters: { pictures: false },
  play: ({ canvasElement }) => beginsWithin('Na vybavenie')(canvasElement),
});

/** An approver has four figures and more to do. */
export const FirstGlanceOfAnApprover = meta.story({
  tags: ['dashboard-37'],
  args: Approver.composed.args,
  globals: { viewport: { value: 'phone' } },
  parameters: { pictures: true, scenario: { person: 'approver' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.findByText('Long-service leave')).resolves.toBeVisible();
    await beginsWithin('To do')(canvasElement);
  },
});

export const Tablet = meta.story({ globals: { viewport: { value: 'tablet' } } });
export const SmallDesk = meta.story({ globals: { viewport: { value: 'laptop' } } });
export const Desk = meta.story({ globals: { viewport: { value: 'desk' } } });
