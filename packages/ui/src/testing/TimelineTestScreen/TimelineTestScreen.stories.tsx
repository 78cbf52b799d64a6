import { localDateTime } from '@selfservice/api/core/local-date';
import { createManualClock } from '@selfservice/api/core/manual-clock';
import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { TimelineTestScreen } from './TimelineTestScreen.tsx';
import type { TimelineSettings } from './TimelineTestScreen.tsx';

const settings: TimelineSettings = { people: 1000, span: '7', seed: 1 };

const meta = preview.meta({
  component: TimelineTestScreen,
  args: {
    settings,
    onChange: fn(),
    clock: createManualClock(localDateTime('2026-11-20T08:00:00')),
  },
  decorators: [(Story) => <main style={{ padding: 16 }}>{Story()}</main>],
  parameters: { pictures: false },
});

export const Default = meta.story({
  play: async ({ canvas, args, step }) => {
    await expect(canvas.findByRole('grid')).resolves.toHaveAttribute('aria-rowcount', '1001');
    const people = canvas.getByRole('textbox', { name: 'Persons' });
    await step('another number of people is told', async () => {
      await userEvent.clear(people);
      await userEvent.type(people, '12');
      await expect(args.onChange).toHaveBeenLastCalledWith({ people: 12, span: '7', seed: 1 });
    });
    await step('a number beyond the limit is not', async () => {
      await userEvent.type(people, '34');
      await expect(args.onChange).not.toHaveBeenCalledWith({ people: 1234, span: '7', seed: 1 });
    });
  },
});

export const Month = meta.story({
  args: { settings: { people: 40, span: 'month', seed: 2 } },
  play: ({ canvas }) => expect(canvas.findByRole('grid')).resolves.toHaveAttribute('aria-colcount', '31'),
});

export const Nobody = meta.story({
  args: { settings: { people: 0, span: '1', seed: 1 } },
  play: ({ canvas }) => expect(canvas.findByText('Nobody has been generated.')).resolves.toBeVisible(),
});
