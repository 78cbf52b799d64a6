import { postMyPlan } from '@selfservice/api/my-plan/my-plan.wire';
import { december } from '@selfservice/api/my-plan/my-plan.fixtures';
import { HttpResponse, http } from 'msw';
import { expect, screen, userEvent, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { MyPlanScreen } from './MyPlanScreen.tsx';
import { myPlanMeta } from './myPlanScreen.fixtures.tsx';

/** A night shift from the last day of November to the first day of December, in the plans of both months. */
const night = {
  type: 'IPODENSMEN',
  begin: '2026-11-30T22:00:00Z',
  end: '2026-12-01T06:00:00Z',
  day: '2026-11-30T00:00:00Z',
  isAllDay: false,
  color: '#34568b',
  name: 'Night shift',
  shortcut: 'N',
};
const pendingNight = { id: 1, begin: night.begin, end: night.end, day: night.day, intervals: [night] };

const meta = preview.meta({
  ...myPlanMeta,
  component: MyPlanScreen,
  args: { ...myPlanMeta.args, month: december },
  beforeEach({ msw }) {
    msw.use(
      http.post(`*${postMyPlan.path}`, async ({ request }) => {
        const { Item1 } = (await request.json()) as { Item1: string };
        const isNovember = Item1.startsWith('2026-11');
        return HttpResponse.json({ intervals: [night], signingRequests: isNovember ? [pendingNight] : [] });
      }),
    );
  },
});

const endOfNight = () => screen.findByRole('button', { name: /^Shift: Night shift/ });

export const OpenedOnItsSecondDay = meta.story({
  tags: ['my-plan-29'],
  play: async ({ step }) => {
    await userEvent.click(await endOfNight());
    const dialog = within(await screen.findByRole('dialog', { name: 'Night shift' }));
    await step('the details show the first day of the night', async () => {
      await expect(dialog.getByText(/^Mon,? 30 Nov 2026$/)).toBeVisible();
      await expect(dialog.getByText(/^22:00 – Tue,? 1 Dec 6:00$/)).toBeVisible();
    });
    await step('its action signs the first day', async () => {
      await userEvent.click(await dialog.findByRole('button', { name: 'Sign this day' }));
      const signing = within(await screen.findByRole('dialog', { name: 'Sign plan' }));
      await expect(signing.getByText(/^Mon,? 30 Nov 2026$/)).toBeVisible();
    });
  },
});

export const MenuOnItsSecondDay = meta.story({
  tags: ['my-plan-29'],
  play: async ({ step }) => {
    const bar = await endOfNight();
    bar.focus();
    await userEvent.pointer({ keys: '[MouseRight]', target: bar });
    await step('the menu offers the actions for the first day', () =>
      expect(screen.findByRole('menuitem', { name: 'Sign this day' })).resolves.toBeVisible(),
    );
  },
});
