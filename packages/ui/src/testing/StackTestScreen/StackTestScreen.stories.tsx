import { failing } from '@selfservice/mock-server/core/failure';
import { expect } from 'storybook/test';
import { inMain } from '#storybook/decorators/inMain.tsx';
import preview from '#storybook/preview.tsx';
import { StackTestScreen } from './StackTestScreen.tsx';

const stacked = (count: number, overlap: number) => ({
  scenario: { person: 'manager', stack: { count, overlap } },
});

const meta = preview.meta({
  component: StackTestScreen,
  decorators: [inMain],
  parameters: { ...stacked(12, 60) },
});

export const Default = meta.story({
  tags: ['shell-9'],
  play: async ({ canvas, step }) => {
    await step('each interval has its lane', async () => {
      await expect(canvas.findAllByText(/^lane \d of \d$/)).resolves.toHaveLength(12);
      await expect(canvas.getByRole('list', { name: 'The intervals and their lanes' })).toBeVisible();
    });
    await step('all intervals are in one row', () =>
      expect(canvas.getByRole('grid')).toHaveAttribute('aria-rowcount', '2'),
    );
  },
});

export const WithoutOverlap = meta.story({
  parameters: stacked(20, 0),
  play: ({ canvas }) => expect(canvas.findAllByText('lane 1 of 1')).resolves.toHaveLength(20),
});

export const Everything = meta.story({
  parameters: stacked(40, 100),
  play: ({ canvas }) => expect(canvas.findAllByText(/^lane \d+ of \d+$/)).resolves.toHaveLength(40),
});

export const Empty = meta.story({
  parameters: { scenario: { person: 'firstDay', at: '2026-11-21T08:00:00', stack: null } },
  play: ({ canvas }) => expect(canvas.findByText('Nothing has been generated.')).resolves.toBeVisible(),
});

export const Loading = meta.story({
  parameters: {
    scenario: { ...stacked(12, 60).scenario, failures: [failing('postMyPlan', 'timeout')] },
  },
  play: ({ canvas }) => expect(canvas.findByRole('grid')).resolves.toHaveAttribute('aria-busy', 'true'),
});

export const Failed = meta.story({
  parameters: {
    scenario: { ...stacked(12, 60).scenario, failures: [failing('postMyPlan', '500')] },
  },
  play: async ({ canvas }) => {
    await expect(canvas.findByText('The generated data could not be loaded.')).resolves.toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
});
