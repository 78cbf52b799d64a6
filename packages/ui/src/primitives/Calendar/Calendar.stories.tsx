import { localDate } from '@selfservice/api/core/local-date';
import { expect, fireEvent, fn, userEvent } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { controlledStory } from '../controlledStory.fixtures.ts';
import { Calendar } from './Calendar.tsx';

const meta = preview.meta({
  component: Calendar,
  args: {
    label: 'First day',
    value: localDate('2026-11-25'),
    onChange: fn(),
    today: localDate('2026-11-20'),
  },
  parameters: { layout: 'padded' },
  render: controlledStory(Calendar),
});

export const Default = meta.story({
  play: async ({ canvas, args, step }) => {
    await step('the names of today and of the selected day include their state', async () => {
      const today = await canvas.findByRole('button', { name: 'Friday, 20 November 2026, today' });
      await expect(today).toHaveAttribute('aria-current', 'date');
      await canvas.findByRole('button', { name: 'Wednesday, 25 November 2026, selected' });
    });
    await step('a click selects a day', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Monday, 2 November 2026' }));
      await expect(args.onChange).toHaveBeenCalledWith('2026-11-02');
    });
  },
});
export const NothingChosen = meta.story({
  args: { value: null },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('gridcell')).not.toHaveLength(0);
    await expect(canvas.queryByRole('gridcell', { selected: true })).toBeNull();
  },
});
export const MinAndMax = meta.story({
  args: { min: localDate('2026-11-09'), max: localDate('2026-11-27') },
  play: async ({ canvas, args }) => {
    const tooEarly = await canvas.findByRole('button', { name: 'Sunday, 8 November 2026' });
    await expect(tooEarly).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(tooEarly, { pointerEventsCheck: 0 });
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(canvas.getByRole('button', { name: 'Next month' })).toBeDisabled();
  },
});
export const UnavailableDays = meta.story({
  args: { isDateUnavailable: (day) => day === '2026-11-17' || day === '2026-11-18' },
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('button', { name: 'Tuesday, 17 November 2026' })).toHaveAttribute(
      'aria-disabled',
      'true',
    ),
});
export const InCzech = meta.story({
  globals: { language: 'cs' },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'pátek 20. listopadu 2026, dnes' });
    await expect(canvas.getByRole('grid', { name: /listopad 2026/ })).toBeVisible();
  },
});
export const InSlovak = meta.story({
  globals: { language: 'sk' },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'piatok 20. novembra 2026, dnes' });
  },
});
export const Phone = meta.story({
  parameters: { pictures: true },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => expect(await canvas.findByRole('button', { name: 'Next month' })).toBeVisible(),
});
export const Narrow = meta.story({
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    const day = await canvas.findByRole('button', { name: 'Monday, 2 November 2026' });
    await expect(canvas.queryByRole('button', { name: 'Next month' })).not.toBeInTheDocument();
    await expect(day.getBoundingClientRect().height).toBe(44);
    await expect(canvas.getByText('Swipe to change the month')).toBeVisible();
  },
});

async function swipe(element: HTMLElement, from: number, to: number) {
  const touch = (clientX: number) => [new Touch({ identifier: 1, target: element, clientX, clientY: 300 })];
  await fireEvent.touchStart(element, { touches: touch(from), changedTouches: touch(from) });
  await fireEvent.touchEnd(element, { touches: [], changedTouches: touch(to) });
}

export const BySwipe = meta.story({
  args: { max: localDate('2026-12-24') },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas, args, step }) => {
    const day = (name: string) => canvas.findByRole('button', { name });
    await step('a swipe to the left shows the next month and selects nothing', async () => {
      await swipe(await day('Monday, 2 November 2026'), 200, 120);
      await expect(day('Wednesday, 2 December 2026')).resolves.toBeVisible();
      await expect(args.onChange).not.toHaveBeenCalled();
    });
    await step('a swipe does not go beyond the last selectable day', async () => {
      await swipe(await day('Wednesday, 2 December 2026'), 200, 120);
      await expect(day('Wednesday, 2 December 2026')).resolves.toBeVisible();
    });
    await step('a swipe to the right shows the previous month', async () => {
      await swipe(await day('Wednesday, 2 December 2026'), 120, 200);
      await expect(day('Monday, 2 November 2026')).resolves.toBeVisible();
    });
  },
});

export const ByKeyboard = meta.story({
  play: async ({ canvas, args, step }) => {
    const day = (name: string) => canvas.findByRole('button', { name });
    (await day('Wednesday, 25 November 2026, selected')).focus();
    const press = async (keys: string, name: string) => {
      await userEvent.keyboard(keys);
      await expect(await day(name)).toHaveFocus();
    };
    await step('left and right arrows move by days, up and down by weeks', async () => {
      await press('{ArrowLeft}', 'Tuesday, 24 November 2026');
      await press('{ArrowUp}', 'Tuesday, 17 November 2026');
    });
    await step('Home and End move to the ends of the month', async () => {
      await press('{Home}', 'Sunday, 1 November 2026');
      await press('{End}', 'Monday, 30 November 2026');
    });
    await step('Page Down and Page Up move by months, with Shift by years', async () => {
      await press('{PageDown}', 'Wednesday, 30 December 2026');
      await press('{PageUp}', 'Monday, 30 November 2026');
      await press('{Shift>}{PageDown}{/Shift}', 'Tuesday, 30 November 2027');
    });
    await step('Enter selects the focused day', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(args.onChange).toHaveBeenCalledWith('2027-11-30');
    });
  },
});
