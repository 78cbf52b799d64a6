import { localDate, monthOf } from '@selfservice/api/core/local-date';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { controlledStory } from '../../primitives/controlledStory.fixtures.ts';
import { MonthPicker } from './MonthPicker.tsx';

const month = (text: string) => monthOf(localDate(`${text}-01`));

const meta = preview.meta({
  component: MonthPicker,
  args: { value: month('2026-11'), onChange: fn(), today: localDate('2026-11-20') },
  parameters: { layout: 'padded' },
  render: controlledStory(MonthPicker),
});

export const Default = meta.story({
  play: async ({ canvas, args, step }) => {
    const next = await canvas.findByRole('button', { name: 'Next month' });
    await step('the button for the current month is hidden in that month', () =>
      expect(canvas.queryByRole('button', { name: 'This month' })).not.toBeInTheDocument(),
    );
    await step('the button for the next month does not move', async () => {
      const { left } = next.getBoundingClientRect();
      await userEvent.click(next);
      await expect(args.onChange).toHaveBeenCalledWith('2026-12');
      await expect(next.getBoundingClientRect().left).toBe(left);
    });
    await step('the chosen month is announced', () =>
      expect(canvas.getByRole('status')).toHaveTextContent('December 2026'),
    );
    await step('"This month" returns to the current month, and the focus stays in the picker', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'This month' }));
      await expect(args.onChange).toHaveBeenLastCalledWith('2026-11');
      await waitFor(() => expect(canvas.getByRole('button', { name: 'November 2026' })).toHaveFocus());
    });
  },
});
export const WithToday = meta.story({
  args: { onToday: fn() },
  play: async ({ canvas, args, step }) => {
    const today = await canvas.findByRole('button', { name: 'Today' });
    await step('in the current month, only onToday is called', async () => {
      await userEvent.click(today);
      await expect(args.onToday).toHaveBeenCalledOnce();
      await expect(args.onChange).not.toHaveBeenCalled();
    });
    await step('in another month, onChange is called too', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Next month' }));
      await userEvent.click(today);
      await expect(args.onChange).toHaveBeenLastCalledWith('2026-11');
      await expect(today).toHaveFocus();
    });
  },
});
export const Disabled = meta.story({
  args: { isDisabled: true, value: month('2026-10') },
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('button', { name: 'October 2026' })).toBeDisabled(),
});
export const MinAndMax = meta.story({
  args: { min: month('2026-10'), max: month('2026-11') },
  play: async ({ canvas, args, step }) => {
    await step('the arrows stop at the limits', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Next month' }));
      await expect(args.onChange).not.toHaveBeenCalled();
    });
    await step('months beyond the limits are disabled in the grid', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'November 2026' }));
      const december = await screen.findByRole('button', { name: 'December 2026' });
      await expect(december).toHaveAttribute('aria-disabled', 'true');
      await userEvent.click(december);
      await expect(args.onChange).not.toHaveBeenCalled();
    });
  },
});
const open = async (canvas: { findByRole: typeof screen.findByRole }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'September 2026' }));
  await waitFor(async () => expect(await screen.findByRole('grid', { name: '2026' })).toBeVisible());
};

export const Open = meta.story({
  args: { value: month('2026-09') },
  parameters: { shows: { role: 'grid', name: '2026' } },
  play: ({ canvas }) => open(canvas),
});
export const Picked = meta.story({
  args: { value: month('2026-09') },
  play: async ({ canvas, args, step }) => {
    await open(canvas);
    await step('a month of the next year can be selected', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Next year' }));
      await userEvent.click(screen.getByRole('button', { name: 'January 2027' }));
      await expect(args.onChange).toHaveBeenCalledWith('2027-01');
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    });
  },
});
export const InCzech = meta.story({
  globals: { language: 'cs' },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Listopad 2026' });
  },
});
export const Narrow = meta.story({
  globals: { viewport: { value: 'narrow' } },
  args: { value: month('2026-09') },
  play: async ({ canvas, step }) => {
    const name = await canvas.findByRole('button', { name: 'September 2026' });
    await step('there are no arrows; the name of the month opens the grid of months', async () => {
      await expect(canvas.queryByRole('button', { name: 'Next month' })).toBeNull();
      await userEvent.click(name);
      await waitFor(async () => expect(await screen.findByRole('grid', { name: '2026' })).toBeVisible());
    });
    await step('the grid has the button for the current month', () =>
      expect(screen.getByRole('button', { name: 'This month' })).toBeVisible(),
    );
  },
});
