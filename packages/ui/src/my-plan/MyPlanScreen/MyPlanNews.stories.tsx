import type { StoredValue } from '@selfservice/api/core/stored-value';
import { november } from '@selfservice/api/my-plan/my-plan.fixtures';
import { getOldestMonthWithRequest, postMyPlan } from '@selfservice/api/my-plan/my-plan.wire';
import type { SeenPlan } from '@selfservice/api/my-plan/seen-plan';
import { HttpResponse, http } from 'msw';
import { useEffect, useState } from 'react';
import { expect, screen, spyOn, userEvent, waitFor } from 'storybook/test';
import { backendOf } from '#storybook/backend.ts';
import preview from '#storybook/preview.tsx';
import { useEnvironment } from '../../environment/Environment.tsx';
import type { MyPlanScreenProps } from './MyPlanScreen.tsx';
import { MyPlanScreen } from './MyPlanScreen.tsx';
import { myPlanMeta } from './myPlanScreen.fixtures.tsx';

/** Whether the manager has changed the plan, and what the user has seen on the device. */
const device: { isChanged: boolean; seen: StoredValue<SeenPlan> | null } = { isChanged: false, seen: null };

const shiftOn = (day: string, begin: string, end: string, name: string, color: string) => ({
  type: 'IPODENSMEN',
  begin: `${day}T${begin}:00Z`,
  end: `${day}T${end}:00Z`,
  day: `${day}T00:00:00Z`,
  isAllDay: false,
  color,
  name,
  shortcut: name.charAt(0),
});
const early = (day: string) => shiftOn(day, '06:00', '14:00', 'Early shift', '#ffd54f');
const late = (day: string) => shiftOn(day, '14:00', '22:00', 'Late shift', '#7e57c2');

/** Shows the screen again at each visit. */
function Visits(args: MyPlanScreenProps) {
  const [visit, setVisit] = useState(1);
  const { seenPlan } = useEnvironment();
  useEffect(() => {
    device.seen = seenPlan;
  }, [seenPlan]);
  return (
    <>
      <MyPlanScreen key={visit} {...args} />
      <button type="button" style={{ position: 'fixed', bottom: 4 }} onClick={() => setVisit(visit + 1)}>
        {`Visit ${visit + 1}`}
      </button>
    </>
  );
}

const meta = preview.meta({
  ...myPlanMeta,
  component: MyPlanScreen,
  render: (args: MyPlanScreenProps) => <Visits {...args} />,
  globals: { viewport: { value: 'phone' } },
  beforeEach({ msw }) {
    device.isChanged = false;
    msw.use(
      http.get(`*${getOldestMonthWithRequest.path}`, () => HttpResponse.json(null)),
      http.post(`*${postMyPlan.path}`, () =>
        HttpResponse.json({
          intervals: device.isChanged
            ? [early('2026-11-20'), late('2026-11-21'), late('2026-11-23'), early('2026-11-24')]
            : [early('2026-11-20'), early('2026-11-23'), early('2026-11-24')],
        }),
      ),
    );
  },
});

/** Waits until the visible days are recorded as seen. */
function hasSeen(days: number): Promise<void> {
  return waitFor(() =>
    expect(Object.keys(device.seen?.read()?.months[november]?.days ?? {}).length).toBeGreaterThanOrEqual(
      days,
    ),
  );
}

/** Changes the plan, and lets the page notice it. */
async function changePlan(loaded: Record<string, unknown>): Promise<void> {
  device.isChanged = true;
  await backendOf(loaded).queryClient.invalidateQueries({ refetchType: 'none' });
  window.dispatchEvent(new Event('visibilitychange'));
}

export const Default = meta.story({
  tags: ['my-plan-55', 'my-plan-56'],
  args: { view: 'list' },
  parameters: { pictures: true },
  play: async ({ canvas, loaded, step }) => {
    await canvas.findByRole('button', { name: /^23 Mon$/ });
    await hasSeen(5);
    await step('the first visit has no changes', () => expect(canvas.queryByText(/days changed/)).toBeNull());
    await changePlan(loaded);
    await step('a day that changes has a word, also a free day that was folded', async () => {
      await expect(canvas.findByRole('button', { name: /^23 Mon Changed$/ })).resolves.toBeVisible();
      await expect(canvas.getByRole('button', { name: /^21 Sat Changed$/ })).toBeVisible();
      await expect(canvas.queryByRole('button', { name: /^24 Tue Changed$/ })).toBeNull();
    });
    await step('what was planned before is still in the page', () =>
      expect(canvas.getByText('6:00–14:00 Early shift')).toBeVisible(),
    );
    await step('one line counts them and goes to them', async () => {
      const line = canvas.getByRole('button', { name: '2 days changed today' });
      await userEvent.click(line);
      await expect(canvas.getByRole('button', { name: /^21 Sat/ })).toHaveFocus();
      await userEvent.click(line);
      await expect(canvas.getByRole('button', { name: /^23 Mon/ })).toHaveFocus();
    });
  },
});

export const CoveredAtFirst = meta.story({
  tags: ['my-plan-56'],
  args: { view: 'list' },
  parameters: { pictures: false },
  play: async ({ canvas, step }) => {
    const looks = spyOn(document, 'elementFromPoint');
    const cover = document.createElement('div');
    cover.style.cssText = 'position: fixed; inset: 0; z-index: 9999';
    document.body.append(cover);
    try {
      await canvas.findByRole('button', { name: /^23 Mon$/ });
      await step('covered days are not seen', async () => {
        await waitFor(() => expect(looks).toHaveBeenCalled());
        await expect(device.seen?.read()).toBeNull();
      });
    } finally {
      // Otherwise it would cover the next stories too.
      cover.remove();
      looks.mockRestore();
    }
    await step('they are seen when nothing covers them', () => hasSeen(5));
  },
});

export const NextVisit = meta.story({
  tags: ['my-plan-55', 'my-plan-56'],
  args: { view: 'list' },
  play: async ({ canvas, loaded, step }) => {
    await canvas.findByRole('button', { name: /^23 Mon$/ });
    await hasSeen(5);
    const before = JSON.stringify(device.seen?.read());
    await changePlan(loaded);
    await canvas.findByRole('button', { name: /^23 Mon Changed$/ });
    await step('the marks stay after the days were seen', async () => {
      await waitFor(() => expect(JSON.stringify(device.seen?.read())).not.toBe(before));
      await expect(canvas.getByRole('button', { name: /^23 Mon Changed$/ })).toBeVisible();
    });
    await step('the next visit has no changes', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Visit 2' }));
      await expect(canvas.findByRole('button', { name: /^23 Mon$/ })).resolves.toBeVisible();
      await expect(canvas.queryByText(/days changed/)).toBeNull();
    });
  },
});

export const AsTimeline = meta.story({
  tags: ['my-plan-55'],
  play: async ({ canvas, loaded, step }) => {
    await canvas.findByRole('button', { name: /Early shift, Monday 23 November/ });
    await hasSeen(5);
    await changePlan(loaded);
    await step('the head of a changed day has a word', async () => {
      await expect(canvas.findByRole('rowheader', { name: /^23 Mon Changed/ })).resolves.toBeVisible();
      await expect(canvas.getByText(/days changed/)).toBeVisible();
    });
    await step('its details show what was planned before', async () => {
      await userEvent.click(canvas.getByRole('rowheader', { name: /^23 Mon Changed/ }));
      const dialog = await screen.findByRole('dialog', { name: /23\sNov/ });
      await expect(dialog).toHaveTextContent('before: 6:00–14:00 Early shift');
    });
  },
});
