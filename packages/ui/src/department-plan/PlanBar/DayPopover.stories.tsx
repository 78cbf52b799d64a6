import { localDate } from '@selfservice/api/core/local-date';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { DayPopover } from './DayPopover.tsx';

const meta = preview.meta({
  component: DayPopover,
  args: {
    trigger: <Button>16–22 November</Button>,
    day: localDate('2026-11-17'),
    today: localDate('2026-11-20'),
    onChange: fn(),
  },
  parameters: { layout: 'padded' },
});

export const Default = meta.story({
  parameters: { shows: { role: 'dialog', name: 'Choose a day' } },
  play: async ({ step }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Choose a day' });
    await step('the calendar is open at first', () => waitFor(() => expect(dialog).toBeVisible()));
  },
});

export const Today = meta.story({
  tags: ['department-plan-4'],
  parameters: { pictures: false },
  play: async ({ args, step }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Choose a day' });
    await step('Today chooses the current day and closes the calendar', async () => {
      await userEvent.click(await within(dialog).findByRole('button', { name: 'Today' }));
      await expect(args.onChange).toHaveBeenCalledWith('2026-11-20');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    });
  },
});

export const ByKeyboard = meta.story({
  parameters: { pictures: false },
  play: async ({ args, step }) => {
    await step('the chosen day has the focus, and arrows move to other days', async () => {
      await waitFor(() =>
        expect(screen.getByRole('button', { name: /^Tuesday, 17 November 2026/ })).toHaveFocus(),
      );
      await userEvent.keyboard('{ArrowDown}{ArrowRight}{Enter}');
      await expect(args.onChange).toHaveBeenCalledWith('2026-11-25');
    });
  },
});
