import type { LocalMonth } from '@selfservice/api/core/local-date';
import type { Transport } from '@selfservice/api/core/transport';
import type { Mock } from 'storybook/test';
import { expect, spyOn, userEvent, waitFor } from 'storybook/test';
import { backendOf } from '#storybook/backend.ts';
import preview from '#storybook/preview.tsx';
import { MyPlanScreen } from './MyPlanScreen.tsx';
import { myPlanMeta } from './myPlanScreen.fixtures.tsx';

const meta = preview.meta({
  ...myPlanMeta,
  component: MyPlanScreen,
});

/** The months whose plan has been asked for, in order. */
function askedMonths(call: Mock<Transport['call']>): string[] {
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
      'the way to the next month stays under the finger where the way back to this one appears',
      async () => {
        await userEvent.click(next);
        await expect(canvas.findByRole('button', { name: 'Today' })).resolves.toBeVisible();
        await expect(next.getBoundingClientRect().left).toBe(left);
      },
    );
  },
});

export const Today = meta.story({
  play: async ({ canvas, step }) => {
    const today = () => canvas.queryByRole('rowheader', { name: /^20 Fri/ });
    await waitFor(() => expect(today()).toBeVisible());
    const grid = canvas.getByRole('grid', { name: 'Plan of November 2026' });
    grid.scrollTop = 0;
    await step('leads back to today in the month that is shown', async () => {
      const scrolled = () => canvas.getByRole('grid', { name: 'Plan of November 2026' }).scrollTop;
      await expect(scrolled()).toBe(0);
      await userEvent.click(canvas.getByRole('button', { name: 'Today' }));
      await waitFor(() => expect(scrolled()).toBeGreaterThan(0));
    });
    await step('and from another month', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Next month' }));
      await userEvent.click(canvas.getByRole('button', { name: 'Today' }));
      await waitFor(() => expect(today()).toBeVisible());
    });
  },
});

export const NeighboursAreFetchedAhead = meta.story({
  beforeEach: ({ loaded }) => {
    spyOn(backendOf(loaded).transport, 'call');
  },
  play: async ({ canvas, loaded, step }) => {
    const call = backendOf(loaded).transport.call as unknown as Mock<Transport['call']>;
    await step('the months before and after come once the chosen one is there', () =>
      waitFor(() => expect(askedMonths(call)).toEqual(['2026-11', '2026-10', '2026-12'])),
    );
    await step('the next month is there without being asked for again', async () => {
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Sign 3 days' })).toBeVisible());
      await userEvent.click(canvas.getByRole('button', { name: 'Next month' }));
      await expect(canvas.findByRole('button', { name: 'Review 1 change' })).resolves.toBeVisible();
    });
    await step('and then only its own neighbour is missing', () =>
      waitFor(() => expect(askedMonths(call)).toContain('2027-01')),
    );
    await expect(askedMonths(call)).toEqual(['2026-11', '2026-10', '2026-12', '2027-01']);
  },
});

export const ByKeyboard = meta.story({
  play: async ({ args, canvas, step }) => {
    const head = await canvas.findByRole('rowheader', { name: /^20 Fri/ });
    head.focus();
    await step('Shift and Page Down turn to the next month, Shift and Page Up back', async () => {
      await userEvent.keyboard('{Shift>}{PageDown}{/Shift}');
      await expect(args.onMonthChange).toHaveBeenLastCalledWith('2026-12');
      await expect(canvas.findByRole('grid', { name: 'Plan of December 2026' })).resolves.toBeVisible();
      await userEvent.keyboard('{Shift>}{PageUp}{/Shift}');
      await expect(args.onMonthChange).toHaveBeenLastCalledWith('2026-11');
    });
  },
});

/** Whoever pages on sees the month that is chosen, whatever is answered after it. */
export const OutdatedAnswersAreIgnored = meta.story({
  parameters: { scenario: { latencyMs: 40 } },
  play: async ({ canvas, step }) => {
    const next = await canvas.findByRole('button', { name: 'Next month' });
    await step('months are passed by faster than they are answered', async () => {
      for (const _ of [1, 2, 3, 4]) await userEvent.click(next);
    });
    await step('the last one stands there with what belongs to it', async () => {
      await expect(canvas.findByText('The plan is not published for this month.')).resolves.toBeVisible();
      await expect(canvas.getByRole('grid', { name: 'Plan of March 2027' })).toBeVisible();
      await expect(canvas.queryByRole('button', { name: 'Sign 3 days' })).toBeNull();
    });
  },
});

export const ByMonthPicker = meta.story({
  args: { month: '2027-02' as LocalMonth },
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Today' }));
    await expect(args.onMonthChange).toHaveBeenLastCalledWith('2026-11');
    await expect(canvas.findByRole('rowheader', { name: /^20 Fri/ })).resolves.toBeVisible();
  },
});

export const RememberedMonth = meta.story({
  args: { month: '2026-09' as LocalMonth, isRemembered: true },
  parameters: { pictures: true },
  play: async ({ args, canvas, step }) => {
    await step('it says that this is not the present month', () =>
      expect(
        canvas.findByText('This is the month that you viewed last: September 2026.'),
      ).resolves.toBeVisible(),
    );
    await step('one press leads to today', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Go to today' }));
      await expect(args.onMonthChange).toHaveBeenLastCalledWith('2026-11');
      await expect(canvas.findByRole('rowheader', { name: /^20 Fri/ })).resolves.toBeVisible();
      await expect(canvas.queryByText(/that you viewed last/)).toBeNull();
    });
  },
});

export const RememberedPresentMonth = meta.story({
  args: { isRemembered: true },
  play: async ({ canvas }) => {
    await expect(canvas.findByRole('rowheader', { name: /^20 Fri/ })).resolves.toBeVisible();
    await expect(canvas.queryByText(/that you viewed last/)).toBeNull();
  },
});
