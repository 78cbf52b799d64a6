import { monthOf } from '@selfservice/api/core/local-date';
import { december, november } from '@selfservice/api/my-plan/my-plan.fixtures';
import { people } from '@selfservice/mock-server/core/people';
import { planRequestsOf } from '@selfservice/mock-server/my-plan/plan-requests';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { backendOf } from '#storybook/backend.ts';
import { notify } from '#storybook/decorators/withEnvironment.tsx';
import preview from '#storybook/preview.tsx';
import { MyPlanScreen } from './MyPlanScreen.tsx';
import { myPlanMeta } from './myPlanScreen.fixtures.tsx';
import { planDecisions } from '@selfservice/mock-server/my-plan/plan-decision';

const { ref } = people.employee;

const meta = preview.meta({
  ...myPlanMeta,
  component: MyPlanScreen,
});

/** Signs all days of November in the database. */
function signNovember(loaded: Record<string, unknown>): void {
  const { database } = backendOf(loaded);
  for (const { id, day } of planRequestsOf(database, ref))
    if (monthOf(day.date) === november) planDecisions(database).set(id, 'signed');
}

const signing = async () => within(await screen.findByRole('dialog', { name: 'Sign plan' }));

export const SomeOfTheDays = meta.story({
  tags: ['my-plan-17', 'my-plan-20'],
  play: async ({ args, canvas, step }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Sign 3 days' }));
    const dialog = await signing();
    await step('a night shows the day on which it ends', () =>
      expect(dialog.getByRole('list', { name: 'Days' })).toHaveTextContent(/22:00 – Tue,? 1 Dec.* 6:00/),
    );
    await userEvent.click(dialog.getByRole('checkbox', { name: /30\sNov/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Sign' }));
    await waitFor(() => expect(notify.success).toHaveBeenLastCalledWith('2 days are signed.'));
    await step('the month stays while it has another request', async () => {
      await expect(canvas.findByRole('button', { name: 'Sign 1 day' })).resolves.toBeVisible();
      await expect(canvas.getByRole('grid', { name: 'Plan for November 2026' })).toBeVisible();
      await expect(args.onMonthChange).not.toHaveBeenCalled();
    });
  },
});

export const BesideAChange = meta.story({
  args: { month: december },
  beforeEach: ({ loaded }) => signNovember(loaded),
  play: async ({ args, canvas, step }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Review 1 change' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Approve' }));
    await waitFor(() => expect(notify.success).toHaveBeenLastCalledWith('1 change is approved.'));
    await step('the day to sign of the same month stays pending', async () => {
      await waitFor(() => expect(canvas.queryByRole('button', { name: /^Review/ })).toBeNull());
      await userEvent.click(canvas.getByRole('button', { name: 'Sign 1 day' }));
    });
    await step('without further requests the month stays', async () => {
      await userEvent.click((await signing()).getByRole('button', { name: 'Sign' }));
      await waitFor(() => expect(notify.success).toHaveBeenLastCalledWith('1 day is signed.'));
      await waitFor(() => expect(canvas.queryByRole('button', { name: /^Sign/ })).toBeNull());
      await expect(canvas.getByRole('grid', { name: 'Plan for December 2026' })).toBeVisible();
      await expect(args.onMonthChange).not.toHaveBeenCalled();
    });
  },
});

export const NightOfTheMonthBefore = meta.story({
  tags: ['my-plan-29'],
  args: { month: december },
  play: async ({ canvas, step }) => {
    const name = /Night shift, Monday 30 November 22:00 to Tuesday 1 December 6:00/;
    await step('the first day of the month shows the end of the night', async () => {
      await expect(canvas.findByRole('button', { name })).resolves.toBeVisible();
    });
    await step('the details of the night show the day on which it began', async () => {
      await userEvent.click(canvas.getByRole('button', { name }));
      await expect(screen.findByRole('dialog', { name: 'Night shift' })).resolves.toHaveTextContent(/30 Nov/);
    });
  },
});
