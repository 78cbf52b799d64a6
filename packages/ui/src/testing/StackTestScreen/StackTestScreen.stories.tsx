import { localDateTime } from '@selfservice/api/core/local-date';
import { createManualClock } from '@selfservice/api/core/manual-clock';
import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { StackTestScreen } from './StackTestScreen.tsx';

const meta = preview.meta({
  component: StackTestScreen,
  args: {
    settings: { count: 12, overlap: 60, seed: 1 },
    onChange: fn(),
    clock: createManualClock(localDateTime('2026-11-20T08:00:00')),
  },
  decorators: [(Story) => <main style={{ padding: 16 }}>{Story()}</main>],
  parameters: { pictures: false },
});

export const Default = meta.story({
  play: async ({ canvas, args, step }) => {
    await step('each interval says its lane', async () => {
      await canvas.findByRole('list', { name: 'The intervals and their lanes' });
      await expect(canvas.getAllByText(/^lane \d of \d$/)).toHaveLength(12);
    });
    await step('another seed is told', async () => {
      await userEvent.type(canvas.getByRole('textbox', { name: 'Seed' }), '7');
      await expect(args.onChange).toHaveBeenLastCalledWith({ count: 12, overlap: 60, seed: 17 });
    });
  },
});

export const WithoutOverlap = meta.story({
  args: { settings: { count: 20, overlap: 0, seed: 1 } },
  play: async ({ canvas }) => {
    await canvas.findByRole('grid');
    await expect(canvas.getAllByText('lane 1 of 1')).toHaveLength(20);
  },
});

export const Everything = meta.story({ args: { settings: { count: 40, overlap: 100, seed: 3 } } });
