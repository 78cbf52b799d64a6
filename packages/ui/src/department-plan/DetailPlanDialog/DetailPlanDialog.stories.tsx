import { localDate, localDateTime } from '@selfservice/api/core/local-date';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { aPerson, anInterval } from '../PlanDetail/planDetail.fixtures.tsx';
import { DetailPlanDialog } from './DetailPlanDialog.tsx';

const noRefs: ReadonlySet<string> = new Set();
const { personRef } = aPerson();

const week = [
  anInterval({
    name: 'Early shift',
    shortName: 'E',
    color: '#fdd54f',
    begin: localDateTime('2026-11-16T06:00:00'),
    end: localDateTime('2026-11-16T14:00:00'),
  }),
  anInterval({
    kind: 'otherA',
    name: 'Vacation',
    shortName: 'V',
    color: '#2e7d32',
    isAllDay: true,
    begin: localDateTime('2026-11-18T00:00:00'),
    end: localDateTime('2026-11-19T00:00:00'),
  }),
  anInterval(),
];

const meta = preview.meta({
  component: DetailPlanDialog,
  args: {
    person: aPerson(),
    intervals: new Map([[personRef, week]]),
    days: { from: localDate('2026-11-16'), to: localDate('2026-11-22'), count: 7 },
    unknown: { pendingRefs: noRefs, failedRefs: noRefs },
    onClose: fn(),
  },
});

const dialog = () => screen.findByRole('dialog', { name: 'Plan of Dvořáková Jana' });

export const Default = meta.story({
  tags: ['department-plan-16', 'department-plan-25'],
  parameters: { shows: { role: 'dialog', name: 'Plan of Dvořáková Jana' } },
  play: async ({ args, step }) => {
    await dialog();
    await step('each interval is listed with day, name and times', async () => {
      await expect(screen.getByText('Early shift')).toBeVisible();
      await expect(screen.getByText('6:00–14:00')).toBeVisible();
      await expect(screen.getByText('All day')).toBeVisible();
      await expect(screen.getByText('Fri 20 Nov')).toBeVisible();
    });
    await step('Escape closes it', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
    });
  },
});

export const OneDay = meta.story({
  args: { days: { from: localDate('2026-11-20'), to: localDate('2026-11-20'), count: 1 } },
  play: async () => {
    await dialog();
    await expect(screen.getByText('Night shift')).toBeVisible();
    await expect(screen.queryByText('Early shift')).toBeNull();
  },
});

export const NothingPlanned = meta.story({
  args: { intervals: new Map([[personRef, []]]) },
  play: async () => {
    await dialog();
    await expect(screen.getByText('Nothing planned')).toBeVisible();
  },
});

export const Pending = meta.story({
  parameters: { staysLoading: true },
  args: { intervals: new Map(), unknown: { pendingRefs: new Set([personRef]), failedRefs: noRefs } },
  play: async () => {
    await dialog();
    await expect(screen.getByRole('listitem')).toHaveAttribute('aria-busy', 'true');
  },
});

export const Failed = meta.story({
  args: { intervals: new Map(), unknown: { pendingRefs: noRefs, failedRefs: new Set([personRef]) } },
  play: async () => {
    await dialog();
    await expect(screen.getByText('Plan not loaded')).toBeVisible();
  },
});
