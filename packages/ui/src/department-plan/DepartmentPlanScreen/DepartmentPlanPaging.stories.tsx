import { localDate } from '@selfservice/api/core/local-date';
import { postDepartmentIntervals } from '@selfservice/api/department-plan/department-plan.wire';
import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test';
import { backendOf } from '#storybook/backend.ts';
import { holdCalls } from '#storybook/hold-calls.ts';
import preview from '#storybook/preview.tsx';
import { headOf, planMeta, plansAreThere } from '../departmentPlan.fixtures.ts';
import { DepartmentPlanScreen } from './DepartmentPlanScreen.tsx';

const meta = preview.meta({
  ...planMeta,
  component: DepartmentPlanScreen,
  parameters: { ...planMeta.parameters, pictures: false },
});

const firstDay = () => screen.getAllByRole('columnheader')[1];

/** Swipes across an element; a negative distance, in pixels, is to the left. */
async function swipe(element: HTMLElement, distance: number): Promise<void> {
  const touchAt = (clientX: number) => new Touch({ identifier: 1, target: element, clientX, clientY: 300 });
  const [from, to] = [touchAt(400), touchAt(400 + distance)];
  const options = { bubbles: true, cancelable: true };
  const begin = { ...options, touches: [from], changedTouches: [from] };
  await fireEvent(element, new TouchEvent('touchstart', begin));
  await fireEvent(element, new TouchEvent('touchend', { ...options, touches: [], changedTouches: [to] }));
}

export const ByButtons = meta.story({
  tags: ['department-plan-5'],
  play: async ({ canvas, args, step }) => {
    await plansAreThere();
    await step('the next button shows the next week', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Next week' }));
      await expect(args.onDayChange).toHaveBeenLastCalledWith('2026-11-27');
      await expect(firstDay()).toHaveAccessibleName(/Monday 23 November/);
    });
    await step('the previous button shows the previous week', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Previous week' }));
      await expect(firstDay()).toHaveAccessibleName(/Monday 16 November/);
      await plansAreThere();
    });
  },
});

export const ByKeys = meta.story({
  play: async ({ args, step }) => {
    const head = await headOf(/Dvořáková Jana/);
    head.focus();
    await step('Shift and Page Down show the next page', async () => {
      await fireEvent.keyDown(head, { key: 'PageDown', shiftKey: true });
      await waitFor(() => expect(args.onDayChange).toHaveBeenLastCalledWith('2026-11-27'));
    });
  },
});

export const BySwipe = meta.story({
  tags: ['department-plan-5'],
  globals: { viewport: { value: 'desk' } },
  play: async ({ args, step }) => {
    await plansAreThere();
    const grid = screen.getByRole('grid');
    await step('a swipe to the left shows the next week', async () => {
      await swipe(grid, -90);
      await expect(args.onDayChange).toHaveBeenLastCalledWith('2026-11-27');
      await waitFor(() => expect(firstDay()).toHaveAccessibleName(/Monday 23 November/));
    });
    await step('a swipe to the right shows the previous week', async () => {
      await swipe(grid, 90);
      await expect(args.onDayChange).toHaveBeenLastCalledWith('2026-11-20');
      await waitFor(() => expect(firstDay()).toHaveAccessibleName(/Monday 16 November/));
    });
  },
});

export const ByWheel = meta.story({
  tags: ['department-plan-5'],
  globals: { viewport: { value: 'desk' } },
  play: async ({ args, step }) => {
    await plansAreThere();
    const grid = screen.getByRole('grid');
    await step('a wheel down scrolls and turns no page', async () => {
      await fireEvent.wheel(grid, { deltaX: 20, deltaY: 400 });
      await expect(args.onDayChange).not.toHaveBeenCalled();
    });
    await step('a sideways wheel shows the next week, once', async () => {
      for (let turn = 0; turn < 6; turn += 1) await fireEvent.wheel(grid, { deltaX: 40, deltaY: 2 });
      await expect(args.onDayChange).toHaveBeenCalledOnce();
      await expect(args.onDayChange).toHaveBeenLastCalledWith('2026-11-27');
      await waitFor(() => expect(firstDay()).toHaveAccessibleName(/Monday 23 November/));
    });
  },
});

export const WithoutMixing = meta.story({
  tags: ['department-plan-7'],
  play: async ({ canvas, loaded, msw, step }) => {
    await plansAreThere();
    const next = canvas.getByRole('button', { name: 'Next week' });
    const previous = canvas.getByRole('button', { name: 'Previous week' });
    await step('the people stay while the plans of another page are loading', async () => {
      const held = holdCalls(msw, postDepartmentIntervals);
      await userEvent.click(next);
      await waitFor(() => expect(held.count()).toBeGreaterThan(0));
      await expect(screen.getByRole('rowheader', { name: /Dvořáková Jana/ })).toBeInTheDocument();
      held.release();
    });
    await step('after paging back and forth every plan is below its own day', async () => {
      const held = holdCalls(msw, postDepartmentIntervals);
      for (const button of [next, next, previous, previous, previous, next]) await userEvent.click(button);
      await waitFor(() => expect(held.count()).toBeGreaterThan(0));
      held.release();
      await waitFor(() => expect(backendOf(loaded).queryClient.isFetching()).toBe(0));
      await plansAreThere();
      await expect(firstDay()).toHaveAccessibleName(/Monday 23 November/);
      for (const bar of within(screen.getByRole('grid')).getAllByRole('button'))
        await expect(bar).toHaveAccessibleName(/(2[2-9]|30) November/);
    });
  },
});

export const OtherModes = meta.story({
  tags: ['department-plan-1', 'department-plan-4'],
  globals: { viewport: { value: 'desk' } },
  play: async ({ canvas, args, step }) => {
    await plansAreThere();
    await step('the day mode shows one day', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Day' }));
      await expect(args.onModeChange).toHaveBeenLastCalledWith(1);
      await expect(canvas.getByRole('button', { name: /^Fri\s20\sNov\s2026/ })).toBeVisible();
      await expect(canvas.getByRole('button', { name: 'Next day' })).toBeVisible();
    });
    await step('the calendar chooses another day', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /^Fri\s20\sNov\s2026/ }));
      await userEvent.click(await screen.findByRole('button', { name: /24 November 2026/ }));
      await expect(args.onDayChange).toHaveBeenLastCalledWith('2026-11-24');
      await waitFor(() => expect(canvas.getByRole('button', { name: /^Tue\s24\sNov\s2026/ })).toBeVisible());
    });
  },
});

export const Found = meta.story({
  globals: { viewport: { value: 'desk' } },
  parameters: { pictures: false },
  play: async ({ canvas, step }) => {
    await plansAreThere();
    const field = canvas.getByRole('searchbox', { name: 'Find a person' });
    await step('the search ignores accents and case', async () => {
      await userEvent.type(field, 'DVORAK');
      await waitFor(() => expect(canvas.getByText('1 of 36 people')).toBeVisible());
      await expect(screen.getByRole('rowheader', { name: /Dvořáková Jana/ })).toBeVisible();
    });
    await step('a search without a result says so', async () => {
      await userEvent.type(field, 'xyz');
      await expect(canvas.findByText(/^No one has “DVORAKxyz”/)).resolves.toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'Show everyone' }));
      await waitFor(() => expect(canvas.getByText('36 people')).toBeVisible());
    });
  },
});

export const AnotherCentre = meta.story({
  tags: ['department-plan-8'],
  play: async ({ canvas, args, step }) => {
    await plansAreThere();
    await step('the picker chooses another centre', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Assembly with sub-centres' }));
      const row = await screen.findByRole('row', { name: 'Line 1' });
      await userEvent.click(row);
      await waitFor(() =>
        expect(screen.getByRole('button', { name: 'Confirm' })).toHaveAccessibleDescription(/^Line 1/),
      );
      await userEvent.click(screen.getByRole('button', { name: 'Confirm' }));
    });
    await waitFor(() => expect(canvas.getByText('4 people')).toBeVisible());
    await expect(args.onChoiceChange).toHaveBeenCalledWith(
      expect.objectContaining({ includesSubcentres: true, categoryRef: null }),
    );
  },
});

export const RememberedDays = meta.story({
  tags: ['department-plan-11'],
  args: { day: localDate('2026-10-07'), dayFrom: 'device' },
  play: async ({ canvas, args, step }) => {
    await step('a notice says that the days are remembered', () =>
      expect(canvas.findByText('Showing what you viewed last: 5–11 Oct 2026.')).resolves.toBeVisible(),
    );
    await step('a button shows today', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Go to today' }));
      await expect(args.onDayChange).toHaveBeenLastCalledWith('2026-11-20');
      await expect(canvas.queryByText(/^Showing what you viewed last/)).toBeNull();
    });
  },
});
