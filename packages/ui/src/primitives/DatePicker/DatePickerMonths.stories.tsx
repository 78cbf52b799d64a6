import { expect, screen, userEvent, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { controlledStory } from '../controlledStory.fixtures.ts';
import { datePickerArgs } from './datePicker.fixtures.ts';
import { DatePicker } from './DatePicker.tsx';

const meta = preview.meta({
  component: DatePicker,
  args: datePickerArgs,
  parameters: { layout: 'padded', pictures: false },
  render: controlledStory(DatePicker),
});

/** Opens the calendar by the only button of the date picker. */
async function openCalendar(canvas: { findByRole: typeof screen.findByRole }): Promise<HTMLElement> {
  await userEvent.click(await canvas.findByRole('button'));
  const calendar = await screen.findByRole('grid');
  await waitFor(() => expect(calendar).toBeVisible());
  return calendar;
}

const expectButtons = (isVisible: boolean) =>
  expect(screen.queryAllByRole('button', { name: /^(Previous|Next) month$/ })).toHaveLength(
    isVisible ? 2 : 0,
  );

/** Expects the week to start on Monday, by the short names of Monday and Sunday. */
const startsOn = (monday: string, sunday: string) => async () => {
  const names = [...(await openCalendar(screen)).querySelectorAll('th')].map(
    ({ textContent }) => textContent,
  );
  await expect([names[0], names[6]]).toEqual([monday, sunday]);
};

export const MonthButtonsAt390 = meta.story({
  tags: ['shell-26'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(window.innerWidth).toBe(390);
    await openCalendar(canvas);
    await expectButtons(true);
  },
});

export const NoMonthButtonsBelow390 = meta.story({
  tags: ['shell-26'],
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    await expect(window.innerWidth).toBeLessThan(390);
    await openCalendar(canvas);
    await expectButtons(false);
  },
});

export const WeekInEnglish = meta.story({ tags: ['shell-27'], play: startsOn('Mon', 'Sun') });
export const WeekInCzech = meta.story({
  tags: ['shell-27'],
  globals: { language: 'cs' },
  play: startsOn('po', 'ne'),
});
export const WeekInSlovak = meta.story({
  tags: ['shell-27'],
  globals: { language: 'sk' },
  play: startsOn('po', 'ne'),
});
