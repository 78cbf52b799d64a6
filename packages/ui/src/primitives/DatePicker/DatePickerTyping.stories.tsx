import { localDate } from '@selfservice/api/core/local-date';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { controlledStory } from '../controlledStory.fixtures.ts';
import { datePickerArgs } from './datePicker.fixtures.ts';
import { DatePicker } from './DatePicker.tsx';

const meta = preview.meta({
  component: DatePicker,
  args: datePickerArgs,
  parameters: { layout: 'padded' },
  render: controlledStory(DatePicker),
});

const part = (name: string) => screen.getByRole('spinbutton', { name: `${name}, First day` });

export const ByKeyboard = meta.story({
  play: async ({ canvas, args, step }) => {
    const opener = await canvas.findByRole('button', { name: 'Calendar First day' });
    await step('Tab and the arrows move through day, month, year and calendar button', async () => {
      await userEvent.tab();
      await waitFor(() => expect(part('day')).toHaveFocus());
      await userEvent.keyboard('{ArrowRight}');
      await waitFor(() => expect(part('month')).toHaveFocus());
      await userEvent.tab();
      await waitFor(() => expect(part('year')).toHaveFocus());
      await userEvent.tab();
      await waitFor(() => expect(opener).toHaveFocus());
    });
    await step('Enter opens the calendar at the selected day', async () => {
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(screen.getByRole('button', { name: /25 November 2026/ })).toHaveFocus());
    });
    await step('Escape closes it, changes nothing and returns the focus', async () => {
      await userEvent.keyboard('{ArrowRight}{Escape}');
      await waitFor(() => expect(opener).toHaveFocus());
      await expect(args.onChange).not.toHaveBeenCalled();
    });
    await step('Alt with the down arrow opens it from a part, Page Down and Enter select a day', async () => {
      part('day').focus();
      await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
      await waitFor(() => expect(screen.getByRole('button', { name: /25 November 2026/ })).toHaveFocus());
      await userEvent.keyboard('{PageDown}{Enter}');
      await expect(args.onChange).toHaveBeenCalledWith('2026-12-25');
    });
  },
});

export const Typed = meta.story({
  args: { value: null },
  play: async ({ args, step, canvas }) => {
    await canvas.findByRole('group', { name: 'First day' });
    await step('onChange is not called while the year is incomplete', async () => {
      await userEvent.click(part('day'));
      await userEvent.keyboard('0912202');
      await expect(args.onChange).not.toHaveBeenCalled();
      await userEvent.keyboard('6');
      await expect(args.onChange).toHaveBeenCalledWith('2026-12-09');
    });
    await step('up and down arrows change a part', async () => {
      part('month').focus();
      await userEvent.keyboard('{ArrowDown}');
      await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-09');
    });
  },
});

export const YearOfTwoDigits = meta.story({
  args: { value: null },
  play: async ({ args, canvas }) => {
    await canvas.findByRole('group', { name: 'First day' });
    await userEvent.click(part('day'));
    await userEvent.keyboard('091226{Tab}{Tab}');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-12-09');
  },
});

export const YearNotWhole = meta.story({
  args: { value: null },
  play: async ({ args, canvas }) => {
    await canvas.findByRole('group', { name: 'First day' });
    await userEvent.click(part('day'));
    await userEvent.keyboard('0912202{Tab}{Tab}');
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await canvas.findByText('Enter the year with four digits.');
    await expect(part('year')).toHaveTextContent('202');
  },
});

export const MinAndMax = meta.story({
  args: { min: localDate('2026-11-09'), max: localDate('2026-11-27'), value: localDate('2026-11-08') },
  play: async ({ canvas, step }) => {
    await step('a day outside the limits stays in the field, which shows an error', async () => {
      await canvas.findByText('The first possible day is Monday, 9 November 2026.');
      await expect(part('day')).toBeInvalid();
    });
    await step('a day inside the limits is valid', async () => {
      part('day').focus();
      await userEvent.keyboard('{ArrowUp}');
      await expect(part('day')).not.toBeInvalid();
    });
  },
});

export const UnavailableDay = meta.story({
  args: { isDateUnavailable: (day) => day === '2026-11-25' },
  play: async ({ canvas }) => {
    await canvas.findByText('This day cannot be chosen.');
  },
});

export const TellsPickingFromTyping = meta.story({
  args: { onPick: fn() },
  play: async ({ args, canvas, step }) => {
    const opener = await canvas.findByRole('button', { name: 'Calendar First day' });
    await step('a day picked in the calendar calls onPick', async () => {
      await userEvent.click(opener);
      await userEvent.click(await screen.findByRole('button', { name: 'Monday, 2 November 2026' }));
      await expect(args.onPick).toHaveBeenCalledWith('2026-11-02');
      await expect(args.onChange).not.toHaveBeenCalled();
    });
    await step('a day typed by digits or arrow keys calls onChange', async () => {
      await waitFor(() => expect(opener).toHaveFocus());
      part('day').focus();
      await userEvent.keyboard('{ArrowUp}');
      await expect(args.onChange).toHaveBeenCalledWith('2026-11-26');
      await expect(args.onPick).toHaveBeenCalledOnce();
    });
  },
});
