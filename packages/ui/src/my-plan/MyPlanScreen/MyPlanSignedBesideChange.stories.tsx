import {
  getOldestMonthWithRequest,
  postMyPlan,
  postPlanSignatures,
} from '@selfservice/api/my-plan/my-plan.wire';
import { december } from '@selfservice/api/my-plan/my-plan.fixtures';
import { HttpResponse, http } from 'msw';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { notify } from '#storybook/decorators/withEnvironment.tsx';
import preview from '#storybook/preview.tsx';
import { MyPlanScreen } from './MyPlanScreen.tsx';
import { myPlanMeta } from './myPlanScreen.fixtures.tsx';

const day = '2026-12-07T00:00:00Z';
const early = {
  type: 'IPODENSMEN',
  begin: '2026-12-07T06:00:00Z',
  end: '2026-12-07T14:00:00Z',
  day,
  isAllDay: false,
  color: '#ffd54f',
  name: 'Early shift',
  shortcut: 'E',
};
const late = {
  ...early,
  type: 'PLNCHANGE',
  begin: early.end,
  end: '2026-12-07T22:00:00Z',
  name: 'Late shift',
  shortcut: 'L',
};
const toSign = { id: 21, begin: early.begin, end: early.end, day, intervals: [early] };
const toDecide = { id: 22, begin: late.begin, end: late.end, day, intervals: [late] };

const meta = preview.meta({
  ...myPlanMeta,
  component: MyPlanScreen,
  args: { ...myPlanMeta.args, month: december },
  // A day with a signing request and a change request.
  beforeEach({ msw }) {
    const signed: number[] = [];
    msw.use(
      http.get(`*${getOldestMonthWithRequest.path}`, () => HttpResponse.json('2026-12-01T00:00:00Z')),
      http.post(`*${postPlanSignatures.path}`, async ({ request }) => {
        signed.push(...((await request.json()) as { Item1: number[] }).Item1);
        return new HttpResponse();
      }),
      http.post(`*${postMyPlan.path}`, () =>
        HttpResponse.json({
          intervals: [early],
          signingRequests: [toSign].filter(({ id }) => !signed.includes(id)),
          signableDays: signed.length > 0 ? [] : [day],
          signedDays: signed.length > 0 ? [day] : [],
          changeRequests: [toDecide],
          changeableDays: [day],
        }),
      ),
    );
  },
});

export const Default = meta.story({
  parameters: { pictures: true },
  play: async ({ canvas, step }) => {
    await step('the day has both markers, and both requests can be answered', async () => {
      const name = /^7 Mon Change to approve\s*To sign$/;
      await expect(canvas.findByRole('rowheader', { name })).resolves.toBeVisible();
      await expect(canvas.getByRole('button', { name: 'Sign 1 day' })).toBeVisible();
      await expect(canvas.getByRole('button', { name: 'Review 1 change' })).toBeVisible();
    });
  },
});

export const SignedFirst = meta.story({
  play: async ({ args, canvas, step }) => {
    await userEvent.click(await canvas.findByRole('rowheader', { name: /^7 Mon.*To sign$/ }));
    const detail = within(await screen.findByRole('dialog', { name: /7\sDec\s2026/ }));
    await expect(detail.getByRole('button', { name: 'Review change' })).toBeVisible();
    await userEvent.click(detail.getByRole('button', { name: 'Sign this day' }));
    const signing = within(await screen.findByRole('dialog', { name: 'Sign plan' }));
    await step('the signing dialog shows the present plan without the change', async () => {
      await expect(signing.getByText('Early shift')).toBeVisible();
      await expect(signing.queryByText(/Late shift/)).toBeNull();
    });
    await userEvent.click(signing.getByRole('button', { name: 'Sign' }));
    await waitFor(() => expect(notify.success).toHaveBeenLastCalledWith('1 day is signed.'));
    await step('the change stays pending on the signed day', async () => {
      const name = /^7 Mon Change to approve\s*Signed$/;
      await expect(canvas.findByRole('rowheader', { name })).resolves.toBeVisible();
      await expect(canvas.getByRole('button', { name: 'Review 1 change' })).toBeVisible();
      await expect(canvas.queryByRole('button', { name: /^Sign/ })).toBeNull();
      await expect(args.onMonthChange).not.toHaveBeenCalled();
    });
  },
});
