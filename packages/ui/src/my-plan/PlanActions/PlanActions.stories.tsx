import type { LocalMonth } from '@selfservice/api/core/local-date';
import type { PendingPart } from '@selfservice/api/my-plan/pending-plan';
import type { Permission } from '@selfservice/api/session/permissions';
import { november } from '@selfservice/api/my-plan/my-plan.fixtures';
import { expect, fn, userEvent } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { PlanActions } from './PlanActions.tsx';

const pending = (count: number, permission: Permission = 'allowed'): PendingPart => ({ count, permission });
const nothing = pending(0);

const meta = preview.meta({
  component: PlanActions,
  args: {
    signing: pending(3),
    change: pending(1),
    elsewhere: null as LocalMonth | null,
    onSign: fn(),
    onDecide: fn(),
    onGo: fn(),
  },
  parameters: { layout: 'padded' },
});

export const Default = meta.story({
  play: async ({ args, canvas, step }) => {
    await step('signing and reviewing have separate buttons', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Review 1 change' }));
      await expect(args.onDecide).toHaveBeenCalledTimes(1);
      await userEvent.click(canvas.getByRole('button', { name: 'Sign 3 days' }));
      await expect(args.onSign).toHaveBeenCalledTimes(1);
    });
  },
});

export const OnlyToSign = meta.story({
  args: { change: nothing },
  parameters: { pictures: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Sign 3 days' })).toBeVisible();
    await expect(canvas.getAllByRole('button')).toHaveLength(1);
  },
});

export const WithoutRights = meta.story({
  tags: ['my-plan-35', 'my-plan-36'],
  args: { signing: pending(3, 'disabled'), change: pending(1, 'disabled') },
  play: async ({ args, canvas }) => {
    const sign = canvas.getByRole('button', { name: 'Sign 3 days' });
    await expect(sign).toHaveAccessibleDescription(
      'You are not allowed to sign your plan. Ask your administrator for access.',
    );
    await userEvent.click(sign);
    await expect(args.onSign).not.toHaveBeenCalled();
  },
});

export const WaitingInAnotherMonth = meta.story({
  args: { signing: nothing, change: nothing, elsewhere: november },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Go to November' }));
    await expect(args.onGo).toHaveBeenCalledWith(november);
  },
});

export const Narrow = meta.story({
  globals: { language: 'sk', viewport: { value: 'narrow' } },
  play: async ({ canvas, step }) => {
    const [change, sign] = canvas.getAllByRole('button').map((button) => button.getBoundingClientRect());
    await step('buttons are below each other on a narrow screen', () =>
      expect(sign?.top).toBeGreaterThanOrEqual(change?.bottom ?? Infinity),
    );
    await step('nothing is wider than the screen', () =>
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth),
    );
  },
});
