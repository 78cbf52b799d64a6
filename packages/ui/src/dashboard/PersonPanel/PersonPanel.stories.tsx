import type { LocalTime } from '@selfservice/api/core/local-date';
import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { PersonPanel } from './PersonPanel.tsx';

const meta = preview.meta({
  component: PersonPanel,
  args: {
    name: 'Jana Dvořáková',
    personalNumber: '100234',
    centreName: 'Assembly',
    now: '08:00' as LocalTime,
  },
  parameters: { layout: 'padded' },
});

export const Default = meta.story({
  tags: ['dashboard-6'],
  play: async ({ canvas, step }) => {
    await expect(canvas.findByRole('heading', { name: 'Good morning' })).resolves.toBeVisible();
    await step('shows the name outside of a sentence', () =>
      expect(canvas.getByText('Jana Dvořáková')).toBeVisible(),
    );
    await step('the heading has the name as its description', () =>
      expect(canvas.getByRole('heading')).toHaveAccessibleDescription(/Jana Dvořáková/),
    );
  },
});
export const ByDay = meta.story({ args: { now: '12:30' as LocalTime } });
export const InTheEvening = meta.story({ args: { now: '18:00' as LocalTime } });
export const WithDegrees = meta.story({
  tags: ['dashboard-6'],
  args: { name: 'Ing. Jana Dvořáková, Ph.D.' },
  play: ({ canvas }) => expect(canvas.findByText('Ing. Jana Dvořáková, Ph.D.')).resolves.toBeVisible(),
});
