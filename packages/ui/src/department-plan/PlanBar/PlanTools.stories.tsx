import { expect, fn, userEvent } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { PlanTools } from './PlanTools.tsx';

const meta = preview.meta({
  component: PlanTools,
  args: { plans: [], onRecalculate: fn() },
  parameters: { layout: 'padded', pictures: false },
});

export const Default = meta.story({
  tags: ['department-plan-31'],
  globals: { viewport: { value: 'desk' } },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Recalculate plans' }));
    await expect(args.onRecalculate).toHaveBeenCalledOnce();
  },
});

export const Recalculating = meta.story({
  args: { isRecalculating: true },
  globals: { viewport: { value: 'desk' } },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Recalculate plans' }));
    await expect(args.onRecalculate).not.toHaveBeenCalled();
  },
});

export const OnAPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.findByRole('button', { name: 'Legend' })).resolves.toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Recalculate plans' })).toBeNull();
  },
});
