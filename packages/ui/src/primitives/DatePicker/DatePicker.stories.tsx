import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { fitsWindow } from '#storybook/fits-window.ts';
import preview from '#storybook/preview.tsx';
import { waitForFocusIn } from '#storybook/wait-for-focus.ts';
import { controlledStory } from '../controlledStory.fixtures.ts';
import { datePickerArgs } from './datePicker.fixtures.ts';
import { DatePicker } from './DatePicker.tsx';

const meta = preview.meta({
  component: DatePicker,
  args: datePickerArgs,
  parameters: { layout: 'padded' },
  render: controlledStory(DatePicker),
});

export const Default = meta.story({
  play: ({ canvas }) => expect(canvas.getByRole('group', { name: 'First day' })).toBeVisible(),
});
export const WithDescription = meta.story({
  args: { description: 'The day before is still worked.' },
  play: ({ canvas }) => expect(canvas.getByText('The day before is still worked.')).toBeVisible(),
});
export const Required = meta.story({
  args: { value: null, isRequired: true },
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('spinbutton', { name: /day, First day/ })).toHaveAttribute(
      'aria-required',
      'true',
    ),
});
export const Disabled = meta.story({
  args: { isDisabled: true },
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('button', { name: 'Calendar First day' })).toBeDisabled(),
});
export const Invalid = meta.story({
  args: { errorMessage: 'The last day is before the first day.' },
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('group', { name: 'First day' })).toHaveAccessibleDescription(
      /The last day is before the first day/,
    ),
});
export const InCzech = meta.story({
  globals: { language: 'cs' },
  args: { label: 'První den' },
  play: ({ canvas }) =>
    expect(canvas.getByRole('group', { name: 'První den' })).toHaveTextContent(/25\.\s*11\.\s*2026/),
});
export const InSlovak = meta.story({
  globals: { language: 'sk' },
  args: { label: 'Prvý deň' },
  play: ({ canvas }) =>
    expect(canvas.getByRole('group', { name: 'Prvý deň' })).toHaveTextContent(/25\.\s*11\.\s*2026/),
});

const open = async (canvas: { findByRole: typeof screen.findByRole }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Calendar First day' }));
  await waitFor(async () => expect(await screen.findByRole('grid')).toBeVisible());
};

export const Open = meta.story({
  parameters: { shows: { role: 'grid' } },
  play: ({ canvas }) => open(canvas),
});
export const Picked = meta.story({
  play: async ({ canvas, args, step }) => {
    await open(canvas);
    await step('picking a day closes the calendar', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Monday, 2 November 2026' }));
      await expect(args.onChange).toHaveBeenCalledWith('2026-11-02');
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    });
  },
});
export const PressedBeside = meta.story({
  play: async ({ canvas, args, step }) => {
    await open(canvas);
    await step('a click outside closes the calendar and has no other effect', async () => {
      const field = canvas.getByRole('group', { name: 'First day' });
      const { left, top } = field.getBoundingClientRect();
      await userEvent.click(document.elementFromPoint(left + 4, top + 4) ?? field);
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      await expect(args.onChange).not.toHaveBeenCalled();
    });
    await step('the button has the focus again', () =>
      waitFor(() => expect(canvas.getByRole('button', { name: 'Calendar First day' })).toHaveFocus()),
    );
  },
});
export const KeepsTheFocus = meta.story({
  play: async ({ canvas, step }) => {
    await open(canvas);
    const dialog = screen.getByRole('dialog');
    await waitForFocusIn(dialog);
    await step('Tab stays within the calendar, in both directions', async () => {
      for (const shift of [false, false, false, false, true, true, true, true]) {
        await userEvent.tab({ shift });
        await expect(dialog).toContainElement(document.activeElement as HTMLElement);
      }
    });
    await step('Escape returns the focus to the button', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Calendar First day' })).toHaveFocus());
    });
  },
});
export const EmptyBeginsWithToday = meta.story({
  args: { value: null },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Calendar First day' }));
    await waitFor(() => expect(screen.getByRole('button', { name: /November 2026, today/ })).toHaveFocus());
  },
});
export const Narrow = meta.story({
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas, step }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Calendar First day' }));
    const grid = await screen.findByRole('grid');
    await waitFor(() => expect(grid).toBeVisible());
    await step('the calendar fits the window', async () => {
      const { left, right } = grid.getBoundingClientRect();
      await expect(left).toBeGreaterThanOrEqual(0);
      await expect(right).toBeLessThanOrEqual(320);
    });
    await step('the buttons to other months are hidden, but Page Down shows the next month', async () => {
      await expect(screen.queryByRole('button', { name: 'Next month' })).not.toBeInTheDocument();
      await userEvent.keyboard('{PageDown}');
      await screen.findByRole('button', { name: 'Friday, 25 December 2026' });
    });
  },
});
export const LongText = meta.story({
  globals: { viewport: { value: 'narrow' }, language: 'sk' },
  args: {
    label: 'Prvý deň dlhodobej neprítomnosti zamestnanca na pracovisku v zahraničí',
    description: 'Vyplňte, prosím, prvý celý deň; uvidí ho každý schvaľovateľ vašej žiadosti o neprítomnosť.',
  },
  play: fitsWindow,
});
