import { localDate, monthOf } from '@selfservice/api/core/local-date';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { controlledStory } from '../../primitives/controlledStory.fixtures.ts';
import { MonthPicker } from './MonthPicker.tsx';

const today = localDate('2026-11-20');

const meta = preview.meta({
  component: MonthPicker,
  args: { value: monthOf(today), onChange: fn(), today },
  parameters: { layout: 'padded' },
  render: controlledStory(MonthPicker),
});

export const ByKeyboard = meta.story({
  play: async ({ canvas, args, step }) => {
    const trigger = () => canvas.getByRole('button', { name: 'November 2026' });
    const stands = (name: string) =>
      waitFor(() => expect(screen.getByRole('button', { name })).toHaveFocus());
    const press = async (keys: string, name: string) => {
      await userEvent.keyboard(keys);
      await stands(name);
    };
    await step('Tab moves to the previous month and then to the name', async () => {
      await userEvent.tab();
      await stands('Previous month');
      await userEvent.tab();
      await waitFor(() => expect(trigger()).toHaveFocus());
    });
    await step('Enter opens the year at the chosen month', async () => {
      await userEvent.keyboard('{Enter}');
      await waitFor(async () =>
        expect(await screen.findByRole('grid', { name: '2026' })).toContainElement(
          document.activeElement as HTMLElement,
        ),
      );
    });
    await step('arrows, Home and End move within the year and beyond it', async () => {
      await press('{ArrowLeft}', 'October 2026');
      await press('{ArrowUp}', 'July 2026');
      await press('{Home}', 'January 2026');
      await press('{ArrowLeft}', 'December 2025');
      await press('{ArrowRight}{End}', 'December 2026');
    });
    await step('Page Down and Page Up move by years', async () => {
      await press('{PageDown}', 'December 2027');
      await press('{PageUp}{PageUp}', 'December 2025');
    });
    await step('Escape closes without a change and returns the focus', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(trigger()).toHaveFocus());
      await expect(args.onChange).not.toHaveBeenCalled();
    });
    await step('Enter selects the month', async () => {
      await userEvent.keyboard('{Enter}');
      await screen.findByRole('grid', { name: '2026' });
      await press('{ArrowRight}', 'December 2026');
      await userEvent.keyboard('{Enter}');
      await expect(args.onChange).toHaveBeenCalledWith('2026-12');
      await stands('December 2026');
    });
  },
});
