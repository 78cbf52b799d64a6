import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { notify } from '#storybook/decorators/withEnvironment.tsx';
import preview from '#storybook/preview.tsx';
import { bars, planMeta, plansAreThere } from '../departmentPlan.fixtures.ts';
import { DepartmentPlanScreen } from './DepartmentPlanScreen.tsx';

const meta = preview.meta({
  ...planMeta,
  component: DepartmentPlanScreen,
  globals: { viewport: { value: 'desk' } },
  parameters: { ...planMeta.parameters, pictures: false },
});

/** What is drawn, in words, once the plans of everybody visible have come. */
async function drawn(): Promise<(string | null)[]> {
  await plansAreThere();
  await waitFor(() => expect(screen.queryAllByRole('row', { busy: true })).toEqual([]));
  return bars().map(({ ariaLabel }) => ariaLabel);
}

const recalculate = () => userEvent.click(screen.getByRole('button', { name: 'Recalculate the plans' }));

/** Turns the page and returns what is drawn there. */
async function turn(button: 'Next week' | 'Previous week', monday: RegExp): Promise<(string | null)[]> {
  await userEvent.click(screen.getByRole('button', { name: button }));
  await waitFor(() => expect(screen.getAllByRole('columnheader')[1]).toHaveAccessibleName(monday));
  return drawn();
}

export const WhatIsKnownStays = meta.story({
  parameters: { scenario: { ...planMeta.parameters.scenario, latencyMs: 60 } },
  play: async ({ step }) => {
    const before = await drawn();
    await step('while the plans are computed anew', async () => {
      await recalculate();
      await expect(bars()).toHaveLength(before.length);
    });
  },
});

export const OtherShifts = meta.story({
  play: async ({ step }) => {
    const before = await drawn();
    const nextBefore = await turn('Next week', /Monday 23 November/);
    await turn('Previous week', /Monday 16 November/);
    notify.success.mockClear();
    await recalculate();
    await waitFor(() => expect(notify.success).toHaveBeenCalledWith('The plans have been recalculated.'));
    // told as soon as everything has come, which is a moment before the last of it is drawn
    await step('what has turned out to be otherwise is drawn', () =>
      waitFor(async () => expect(await drawn()).not.toEqual(before)),
    );
    await step('also on a page that was known from before', async () => {
      await turn('Next week', /Monday 23 November/);
      await waitFor(async () => expect(await drawn()).not.toEqual(nextBefore));
    });
  },
});
