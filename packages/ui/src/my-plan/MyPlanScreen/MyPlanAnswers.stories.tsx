import { getOldestMonthWithRequest } from '@selfservice/api/my-plan/my-plan.wire';
import { december } from '@selfservice/api/my-plan/my-plan.fixtures';
import { http, HttpResponse } from 'msw';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { backendOf } from '#storybook/backend.ts';
import { notify } from '#storybook/decorators/withEnvironment.tsx';
import preview from '#storybook/preview.tsx';
import { MyPlanScreen } from './MyPlanScreen.tsx';
import { myPlanMeta } from './myPlanScreen.fixtures.tsx';

const meta = preview.meta({
  ...myPlanMeta,
  component: MyPlanScreen,
});

export const SignedThenNextMonth = meta.story({
  tags: ['my-plan-20'],
  play: async ({ args, canvas, step }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Sign 3 days' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Sign plan' }));
    await step('a night to sign shows that it ends the next day', () =>
      expect(dialog.getByText(/22:00 – Tue,? 1 Dec 6:00/)).toBeVisible(),
    );
    await userEvent.dblClick(dialog.getByRole('button', { name: 'Sign' }));
    await step('a notification reports the signed days', () =>
      waitFor(() => expect(notify.success).toHaveBeenLastCalledWith('3 days are signed.')),
    );
    await step('the oldest month with a request is shown', async () => {
      await waitFor(() => expect(args.onMonthChange).toHaveBeenLastCalledWith('2026-12'));
      await expect(canvas.findByRole('button', { name: 'Review 1 change' })).resolves.toBeVisible();
    });
    await step('the focus moves to the days of the plan', () =>
      waitFor(() => expect(canvas.getByRole('grid').parentElement).toHaveFocus()),
    );
    await step('the timeline has labelled bars at its new scroll position', () =>
      expect(canvas.findAllByRole('button', { name: /shift/ })).resolves.not.toHaveLength(0),
    );
  },
});

export const SignedWithoutTheRightToApprove = meta.story({
  tags: ['my-plan-39'],
  parameters: { scenario: { disabledActions: ['SelfServiceApp_PlanApprove'] } },
  beforeEach: ({ msw }) => {
    // The backend also returns months with changes that the user may not approve.
    msw.use(http.get(`*${getOldestMonthWithRequest.path}`, () => HttpResponse.json('2027-01-01T00:00:00')));
  },
  play: async ({ args, canvas, loaded, step }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Sign 3 days' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Sign plan' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Sign' }));
    await waitFor(() => expect(notify.success).toHaveBeenLastCalledWith('3 days are signed.'));
    await step('a month without requests that the user may answer is not shown', async () => {
      await waitFor(() => expect(backendOf(loaded).queryClient.isFetching()).toBe(0));
      await expect(canvas.getByRole('grid', { name: 'Plan for November 2026' })).toBeVisible();
      await expect(args.onMonthChange).not.toHaveBeenCalled();
    });
  },
});

export const ClosedWithoutAnAnswer = meta.story({
  play: async ({ canvas, step }) => {
    const button = await canvas.findByRole('button', { name: 'Sign 3 days' });
    await userEvent.click(button);
    await screen.findByRole('dialog', { name: 'Sign plan' });
    await userEvent.keyboard('{Escape}');
    await step('the focus returns to the button', () => waitFor(() => expect(button).toHaveFocus()));
  },
});

export const DetailOfAnInterval = meta.story({
  tags: ['my-plan-13'],
  play: async ({ canvas, step }) => {
    const bar = await canvas.findByRole('button', { name: /Early shift, Monday 23 November/ });
    await step('a press opens the details with the actions for the day', async () => {
      await userEvent.click(bar);
      const dialog = await screen.findByRole('dialog', { name: 'Early shift' });
      await expect(dialog).toHaveTextContent('6:00–14:00');
      await userEvent.click(within(dialog).getByRole('button', { name: 'Sign this day' }));
      await expect(screen.findByRole('dialog', { name: 'Sign plan' })).resolves.toBeVisible();
    });
    await step('after the second dialog the focus returns to the pressed bar', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(bar).toHaveFocus());
    });
  },
});

export const DetailOfADay = meta.story({
  tags: ['my-plan-13'],
  args: { month: december },
  play: async ({ canvas, step }) => {
    const head = await canvas.findByRole('rowheader', { name: /Change to approve/ });
    await step('Enter on a day opens its details', async () => {
      head.focus();
      await userEvent.keyboard('{Enter}');
      const dialog = await screen.findByRole('dialog', { name: /Dec/ });
      await expect(within(dialog).getByText('Change to approve')).toBeVisible();
      await expect(within(dialog).getAllByRole('listitem')).not.toHaveLength(0);
      await expect(within(dialog).getByRole('button', { name: 'Review change' })).toBeVisible();
    });
    await step('after closing the focus returns to the day', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(head).toHaveFocus());
    });
  },
});

export const MenuOfADay = meta.story({
  tags: ['my-plan-14'],
  play: async ({ canvas, step }) => {
    const bar = await canvas.findByRole('button', { name: /Early shift, Monday 23 November/ });
    await step('the right mouse button opens the menu of actions', async () => {
      await userEvent.pointer({ keys: '[MouseRight]', target: bar });
      const menu = await screen.findByRole('menu', { name: 'Actions for this day' });
      await expect(within(menu).getByRole('menuitem', { name: 'Sign this day' })).toBeVisible();
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    });
    await step('Shift+F10 opens it too, and a new request is for that day', async () => {
      bar.focus();
      await userEvent.keyboard('{Shift>}{F10}{/Shift}');
      await userEvent.click(await screen.findByRole('menuitem', { name: 'New request' }));
      const dialog = await screen.findByRole('dialog', { name: 'New request' });
      await waitFor(() => expect(dialog).toHaveTextContent(/23/));
    });
  },
});
