import type { PendingPart } from '@selfservice/api/my-plan/pending-plan';
import type { Permission } from '@selfservice/api/session/permissions';
import { expect, waitFor } from 'storybook/test';
import { backendOf } from '#storybook/backend.ts';
import preview from '#storybook/preview.tsx';
import { PlanWarnings } from './PlanWarnings.tsx';

const pending = (count: number, permission: Permission = 'allowed'): PendingPart => ({ count, permission });

const meta = preview.meta({
  component: PlanWarnings,
  args: {
    signing: pending(3),
    change: pending(1),
  },
  decorators: [
    // On a desk the warnings are above the place of the screen.
    (Story) => (
      <div style={{ padding: '4rem 1rem 0' }}>
        <div style={{ position: 'relative' }}>{Story()}</div>
      </div>
    ),
  ],
});

const clockOf = (loaded: Record<string, unknown>) => backendOf(loaded).clock;

export const Default = meta.story({
  tags: ['my-plan-21', 'my-plan-22'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Confirm acquaint with your plan')).toBeVisible();
    await expect(canvas.getByText('Approve plan changes')).toBeVisible();
  },
});

export const AfterFiveSeconds = meta.story({
  tags: ['my-plan-21', 'my-plan-22'],
  parameters: { pictures: false },
  play: async ({ canvas, loaded, step }) => {
    const clock = clockOf(loaded);
    await step('the warnings are visible for 5 s', async () => {
      clock.advance(4999);
      await expect(canvas.getByText('Approve plan changes')).toBeVisible();
    });
    await step('the warnings hide after 5 s', async () => {
      clock.advance(1);
      await waitFor(() => expect(canvas.queryByText(/plan/)).toBeNull());
    });
  },
});

export const WithoutRightToSign = meta.story({
  args: { signing: pending(3, 'disabled') },
  parameters: { pictures: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Approve plan changes')).toBeVisible();
    await expect(canvas.queryByText('Confirm acquaint with your plan')).toBeNull();
  },
});
