import type { LocalMonth } from '@selfservice/api/core/local-date';
import type { Transport } from '@selfservice/api/core/transport';
import { postMyPlan } from '@selfservice/api/my-plan/my-plan.wire';
import type { Mock } from 'storybook/test';
import { expect, fireEvent, spyOn, userEvent, waitFor } from 'storybook/test';
import { backendOf } from '#storybook/backend.ts';
import { holdCalls } from '#storybook/hold-calls.ts';
import preview from '#storybook/preview.tsx';
import { MyPlanScreen } from './MyPlanScreen.tsx';
import { myPlanMeta } from './myPlanScreen.fixtures.tsx';

const meta = preview.meta({
  ...myPlanMeta,
  component: MyPlanScreen,
});

/** Returns the months whose plan was fetched, in order. */
function fetchedMonths(call: Mock<Transport['call']>): string[] {
  return call.mock.calls
    .filter(([{ path }]) => path.endsWith('SelfService_GetMyPlanData'))
    .map(([, input]) => ((input as { body: unknown }).body as { Item1: string }).Item1.slice(0, 7));
}

export const ArrowsStay = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, step }) => {
    const next = await canvas.findByRole('button', { name: 'Next month' });
    const { left } = next.getBoundingClientRect();
    await step(
      'the button of the next month stays in its place when the button to today appears',
      async () => {
        await userEvent.click(next);
        await expect(canvas.findByRole('button', { name: 'Today' })).resolves.toBeVisible();
        await expect(next.getBoundingClientRect().left).toBe(left);
      },
    );
  },
});

export const Today = meta.story({
  tags: ['my-plan-5'],
  play: async ({ canvas, step }) => {
    const today = () => canvas.queryByRole('rowheader', { name: /^20 Fri/ });
    await waitFor(() => expect(today()).toBeVisible());
    const grid = canvas.getByRole('grid', { name: 'Plan for November 2026' });
    grid.scrollTop = 0;
    await step('the button scrolls back to today in the shown month', async () => {
      const scrolled = () => canvas.getByRole('grid', { name: 'Plan for November 2026' }).scrollTop;
      await expect(scrolled()).toBe(0);
      await userEvent.click(canvas.getByRole('button', { name: 'Today' }));
      await waitFor(() => expect(scrolled()).toBeGreaterThan(0));
    });
    await step('the button shows the current month from another month', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Next month' }));
      await userEvent.click(canvas.getByRole('button', { name: 'Today' }));
      await waitFor(() => expect(today()).toBeVisible());
    });
  },
});

export const NeighboursAreFetchedAhead = meta.story({
  tags: ['my-plan-8'],
  beforeEach: ({ loaded }) => {
    spyOn(backendOf(loaded).transport, 'call');
  },
  play: async ({ canvas, loaded, step }) => {
    const call = backendOf(loaded).transport.call as unknown as Mock<Transport['call']>;
    await step('the previous and the next month are fetched after the shown one', () =>
      waitFor(() => expect(fetchedMonths(call)).toEqual(['2026-11', '2026-10', '2026-12'])),
    );
    await step('the next month is shown without another request', async () => {
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Sign 3 days' })).toBeVisible());
      await userEvent.click(canvas.getByRole('button', { name: 'Next month' }));
      await expect(canvas.findByRole('button', { name: 'Review 1 change' })).resolves.toBeVisible();
    });
    await step('only January is fetched after that', () =>
      waitFor(() => expect(fetchedMonths(call)).toContain('2027-01')),
    );
    await expect(fetchedMonths(call)).toEqual(['2026-11', '2026-10', '2026-12', '2027-01']);
  },
});

export const ByKeyboard = meta.story({
  play: async ({ args, canvas, step }) => {
    const head = await canvas.findByRole('rowheader', { name: /^20 Fri/ });
    head.focus();
    await step('Shift+Page Down shows the next month, Shift+Page Up the previous one', async () => {
      await userEvent.keyboard('{Shift>}{PageDown}{/Shift}');
      await expect(args.onMonthChange).toHaveBeenLastCalledWith('2026-12');
      await expect(canvas.findByRole('grid', { name: 'Plan for December 2026' })).resolves.toBeVisible();
      await userEvent.keyboard('{Shift>}{PageUp}{/Shift}');
      await expect(args.onMonthChange).toHaveBeenLastCalledWith('2026-11');
    });
  },
});

/** Late responses for months that the user has left are ignored. */
export const OutdatedAnswersAreIgnored = meta.story({
  tags: ['my-plan-34'],
  play: async ({ canvas, loaded, msw, step }) => {
    const call = spyOn(backendOf(loaded).transport, 'call') as unknown as Mock<Transport['call']>;
    const next = await canvas.findByRole('button', { name: 'Next month' });
    await step('the user changes the month faster than the server responds', async () => {
      const held = holdCalls(msw, postMyPlan);
      for (const _ of [1, 2, 3, 4]) await userEvent.click(next);
      await waitFor(() => expect(fetchedMonths(call)).toContain('2027-03'));
      held.release();
    });
    await step('the last month is shown with its own notices', async () => {
      await expect(canvas.findByText('The plan is not published for this month.')).resolves.toBeVisible();
      await waitFor(() => expect(backendOf(loaded).queryClient.isFetching()).toBe(0));
      await expect(canvas.getByRole('grid', { name: 'Plan for March 2027' })).toBeVisible();
      await expect(canvas.queryByRole('button', { name: 'Sign 3 days' })).toBeNull();
    });
  },
});

export const ByMonthPicker = meta.story({
  tags: ['my-plan-5'],
  args: { month: '2027-02' as LocalMonth },
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Today' }));
    await expect(args.onMonthChange).toHaveBeenLastCalledWith('2026-11');
    await expect(canvas.findByRole('rowheader', { name: /^20 Fri/ })).resolves.toBeVisible();
  },
});

export const RememberedMonth = meta.story({
  tags: ['my-plan-4'],
  args: { month: '2026-09' as LocalMonth, isRemembered: true },
  parameters: { pictures: true },
  play: async ({ args, canvas, step }) => {
    await step('a notice names the month', () =>
      expect(canvas.findByText('Showing the month you viewed last: September 2026.')).resolves.toBeVisible(),
    );
    await step('its button shows the current month', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Go to today' }));
      await expect(args.onMonthChange).toHaveBeenLastCalledWith('2026-11');
      await expect(canvas.findByRole('rowheader', { name: /^20 Fri/ })).resolves.toBeVisible();
      await expect(canvas.queryByText(/you viewed last/)).toBeNull();
    });
  },
});

/** Swipes by touch events, which a timeline listens to. */
async function swipeTimeline(element: HTMLElement, distance: number) {
  const touch = (clientX: number) => new Touch({ identifier: 1, target: element, clientX, clientY: 300 });
  const [begin, end] = [touch(400), touch(400 + distance)];
  const options = { bubbles: true, cancelable: true };
  await fireEvent(
    element,
    new TouchEvent('touchstart', { ...options, touches: [begin], changedTouches: [begin] }),
  );
  await fireEvent(element, new TouchEvent('touchend', { ...options, touches: [], changedTouches: [end] }));
}

export const BySwipe = meta.story({
  tags: ['my-plan-6'],
  globals: { viewport: { value: 'desk' } },
  play: async ({ args, canvas, step }) => {
    await step('a swipe to the left shows the next month', async () => {
      await swipeTimeline(await canvas.findByRole('grid', { name: 'Plan for November 2026' }), -90);
      await expect(args.onMonthChange).toHaveBeenLastCalledWith('2026-12');
    });
    await step('a swipe to the right shows the previous month', async () => {
      await swipeTimeline(await canvas.findByRole('grid', { name: 'Plan for December 2026' }), 90);
      await expect(args.onMonthChange).toHaveBeenLastCalledWith('2026-11');
    });
  },
});

export const BySwipeInTheList = meta.story({
  tags: ['my-plan-6'],
  args: { view: 'list' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ args, canvas, step }) => {
    const finger = { pointerType: 'touch', isPrimary: true, clientY: 300 };
    const swipe = async (month: string, to: number) => {
      const region = await canvas.findByRole('region', { name: `Plan for ${month}` });
      await fireEvent.pointerDown(region, { ...finger, clientX: 200 });
      await fireEvent.pointerUp(region, { ...finger, clientX: to });
    };
    await step('a swipe to the left shows the next month', async () => {
      await swipe('November 2026', 80);
      await expect(args.onMonthChange).toHaveBeenLastCalledWith('2026-12');
    });
    await step('a swipe to the right shows the previous month', async () => {
      await swipe('December 2026', 320);
      await expect(args.onMonthChange).toHaveBeenLastCalledWith('2026-11');
    });
  },
});

/** Turns a wheel sideways, beyond the distance that shows another month. */
async function wheel(element: HTMLElement, deltaX: number) {
  for (let turn = 0; turn < 6; turn += 1) await fireEvent.wheel(element, { deltaX, deltaY: 2 });
}

export const ByWheel = meta.story({
  tags: ['my-plan-7'],
  globals: { viewport: { value: 'desk' } },
  play: async ({ args, canvas, step }) => {
    await step('in bars a wheel to the right shows the next month', async () => {
      await wheel(await canvas.findByRole('grid', { name: 'Plan for November 2026' }), 40);
      await expect(args.onMonthChange).toHaveBeenLastCalledWith('2026-12');
    });
    await step('in the list a wheel to the left shows the previous month', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Show as a list' }));
      await wheel(await canvas.findByRole('region', { name: 'Plan for December 2026' }), -40);
      await expect(args.onMonthChange).toHaveBeenLastCalledWith('2026-11');
    });
  },
});

export const RememberedPresentMonth = meta.story({
  args: { isRemembered: true },
  play: async ({ canvas }) => {
    await expect(canvas.findByRole('rowheader', { name: /^20 Fri/ })).resolves.toBeVisible();
    await expect(canvas.queryByText(/you viewed last/)).toBeNull();
  },
});
