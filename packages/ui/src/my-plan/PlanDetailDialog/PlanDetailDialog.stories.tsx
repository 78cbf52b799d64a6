import { localDate } from '@selfservice/api/core/local-date';
import type { MyPlanInterval } from '@selfservice/api/my-plan/my-plan';
import { aPlanInterval } from '@selfservice/api/my-plan/my-plan.fixtures';
import { expect, fn, screen, userEvent } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import type { PlanDay } from '../MonthOfDays/planDay.ts';
import { lateInstead } from '../my-plan.fixtures.ts';
import { PlanDetailDialog } from './PlanDetailDialog.tsx';

const day: PlanDay = {
  day: localDate('2026-11-23'),
  intervals: [aPlanInterval(), lateInstead],
  holiday: undefined,
  states: ['changeable'],
  actions: [
    { id: 'newRequest', isAllowed: true },
    { id: 'change', isAllowed: true },
  ],
  isMarked: false,
  change: undefined,
};

const meta = preview.meta({
  component: PlanDetailDialog,
  args: { day, interval: null as MyPlanInterval | null, onAction: fn(), onClose: fn() },
});

export const Default = meta.story({
  tags: ['my-plan-13'],
  args: { interval: aPlanInterval({ isOutsideWorkplace: true }) },
  play: async ({ args }) => {
    await expect(screen.findByRole('dialog', { name: 'Early shift' })).resolves.toHaveTextContent(
      /Kind\s*Shift\s*Day\s*Mon,? 23 Nov 2026\s*Time\s*6:00–14:00\s*Duration\s*8:00.h\s*Short name\s*E\s*Place\s*Outside the workplace/,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Review change' }));
    await expect(args.onAction).toHaveBeenCalledWith('change', '2026-11-23');
  },
});

export const WholeDay = meta.story({
  parameters: { pictures: false },
  args: {
    day: { ...day, holiday: 'Freedom Day', actions: [{ id: 'newRequest' as const, isAllowed: false }] },
  },
  play: async () => {
    await expect(screen.findByText('Public holiday: Freedom Day')).resolves.toBeVisible();
    await expect(screen.getByRole('button', { name: 'New request' })).toHaveAccessibleDescription(
      'You are not allowed to create requests. Ask your administrator for access.',
    );
  },
});

export const FreeDay = meta.story({
  args: { day: { ...day, intervals: [], states: [], actions: [] } },
  parameters: { pictures: false },
  play: async ({ args }) => {
    await expect(screen.findByText('Nothing planned')).resolves.toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalled();
  },
});
