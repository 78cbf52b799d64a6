import { systemClock } from '@selfservice/api/core/clock';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { backendOf } from '#storybook/backend.ts';
import preview from '#storybook/preview.tsx';
import { useClock } from '../../environment/Environment.tsx';
import type { LockCountdownProps } from './LockCountdown.tsx';
import { LockCountdown } from './LockCountdown.tsx';

const minuteMs = 60_000;

/** Counts down by the manual clock of the story. */
function LockOfStory({ endsAtMs }: LockCountdownProps) {
  const clock = useClock();
  const [beginMs] = useState(() => clock.epochMs());
  return <LockCountdown clock={clock} endsAtMs={beginMs + endsAtMs} />;
}

const meta = preview.meta({
  component: LockCountdown,
  args: { clock: systemClock, endsAtMs: 15 * minuteMs },
  render: (args) => <LockOfStory {...args} />,
  parameters: { layout: 'padded', pictures: false },
});

export const Default = meta.story({
  play: async ({ canvas, loaded, step }) => {
    const { clock } = backendOf(loaded);
    await expect(canvas.findByText('You can try again in 15 minutes.')).resolves.toBeVisible();
    await step('a minute that has begun counts as a whole one', async () => {
      clock.advance(minuteMs);
      await expect(canvas.findByText('You can try again in 14 minutes.')).resolves.toBeVisible();
    });
    await step('the rest is right after the device has slept', async () => {
      clock.sleep(12.5 * minuteMs);
      clock.advance(0);
      await expect(canvas.findByText('You can try again in 2 minutes.')).resolves.toBeVisible();
    });
    await step('screen readers announce only the end, not each minute', async () => {
      await expect(canvas.getByRole('timer')).toHaveAttribute('aria-live', 'off');
      const end = await waitFor(() => {
        clock.advance(minuteMs);
        return canvas.getByText('You can try again now.');
      });
      await expect(end).toHaveAttribute('aria-live', 'polite');
      await expect(canvas.queryByRole('timer')).toBeNull();
    });
  },
});

export const InCzech = meta.story({
  args: { endsAtMs: 3 * minuteMs },
  globals: { language: 'cs' },
  play: ({ canvas }) =>
    expect(canvas.findByText('Znovu to můžete zkusit za 3 minuty.')).resolves.toBeVisible(),
});

export const InSlovak = meta.story({
  args: { endsAtMs: 5 * minuteMs },
  globals: { language: 'sk' },
  play: ({ canvas }) => expect(canvas.findByText('Znova to môžete skúsiť o 5 minút.')).resolves.toBeVisible(),
});
