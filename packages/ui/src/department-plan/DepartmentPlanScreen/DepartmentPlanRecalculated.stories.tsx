import { postDepartmentIntervals } from '@selfservice/api/department-plan/department-plan.wire';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { notify } from '#storybook/decorators/withEnvironment.tsx';
import { holdCalls } from '#storybook/hold-calls.ts';
import preview from '#storybook/preview.tsx';
import { bars, planMeta, plansAreThere } from '../departmentPlan.fixtures.ts';
import { DepartmentPlanScreen } from './DepartmentPlanScreen.tsx';

const meta = preview.meta({
  ...planMeta,
  component: DepartmentPlanScreen,
  globals: { viewport: { value: 'desk' } },
  parameters: { ...planMeta.parameters, pictures: false },
});

/** Returns the names of the intervals, once the plans of all visible people are loaded. */
async function intervalNames(): Promise<(string | null)[]> {
  await plansAreThere();
  await waitFor(() => expect(screen.queryAllByRole('row', { busy: true })).toEqual([]));
  return bars().map(({ ariaLabel }) => ariaLabel);
}

const recalculate = () => userEvent.click(screen.getByRole('button', { name: 'Recalculate plans' }));

/** Turns the page and returns the names of its intervals. */
async function turn(button: 'Next week' | 'Previous week', monday: RegExp): Promise<(string | null)[]> {
  await userEvent.click(screen.getByRole('button', { name: button }));
  await waitFor(() => expect(screen.getAllByRole('columnheader')[1]).toHaveAccessibleName(monday));
  return intervalNames();
}

export const WhatIsKnownStays = meta.story({
  tags: ['department-plan-31'],
  play: async ({ msw, step }) => {
    const before = await intervalNames();
    await step('the known plans stay visible during the recalculation', async () => {
      const held = holdCalls(msw, postDepartmentIntervals);
      await recalculate();
      await waitFor(() => expect(held.count()).toBeGreaterThan(0));
      await expect(bars()).toHaveLength(before.length);
      held.release();
    });
  },
});

export const OtherShifts = meta.story({
  tags: ['department-plan-31'],
  play: async ({ step }) => {
    const before = await intervalNames();
    const nextBefore = await turn('Next week', /Monday 23 November/);
    await turn('Previous week', /Monday 16 November/);
    notify.success.mockClear();
    await recalculate();
    await waitFor(() => expect(notify.success).toHaveBeenCalledWith('The plans have been recalculated.'));
    // The notification appears a moment before the last plans are rendered.
    await step('changed plans are shown', () =>
      waitFor(async () => expect(await intervalNames()).not.toEqual(before)),
    );
    await step('changed plans are shown on a cached page too', async () => {
      await turn('Next week', /Monday 23 November/);
      await waitFor(async () => expect(await intervalNames()).not.toEqual(nextBefore));
    });
  },
});
