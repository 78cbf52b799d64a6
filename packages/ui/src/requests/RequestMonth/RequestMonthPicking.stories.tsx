import { localDate } from '@selfservice/api/core/local-date';
import type { LocalMonth } from '@selfservice/api/core/local-date';
import { expect, fn, fireEvent, mocked, userEvent } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { decemberPlanned, someOwnRequests } from '@selfservice/api/requests/planned-days.fixtures';
import { ControlledMonth } from './ControlledMonth.fixtures.tsx';
import { RequestMonth } from './RequestMonth.tsx';
import type { RequestMonthProps } from './RequestMonth.tsx';

const meta = preview.meta({
  component: RequestMonth,
  args: {
    month: '2026-12' as LocalMonth,
    today: localDate('2026-12-03'),
    range: null,
    planned: decemberPlanned,
    requests: someOwnRequests,
    planNote: null,
    isReadOnly: false,
    onRetry: fn(),
    onPick: fn(),
    onMonthChange: fn(),
  },
  parameters: { layout: 'padded', pictures: false },
  render: (args) => <ControlledMonth {...args} />,
});

interface Canvas {
  findByRole: (role: 'button', options: { name: RegExp }) => Promise<HTMLElement>;
}

const dayIn = (canvas: Canvas, date: number, month = 'December 2026') =>
  canvas.findByRole('button', { name: new RegExp(`^\\w+, ${date} ${month}`) });
/** Returns the days that were selected last, and the month to show. */
const lastPick = ({ onPick }: Pick<RequestMonthProps, 'onPick'>) => {
  const [pick, month] = mocked(onPick).mock.lastCall ?? [];
  return [pick?.(null), month];
};
const range = (first: string, last: string) => ({ first: `2026-12-${first}`, last: `2026-12-${last}` });

export const Pressed = meta.story({
  play: async ({ canvas, args, step }) => {
    await step('one press selects one day', async () => {
      await userEvent.click(await dayIn(canvas, 9));
      await expect(lastPick(args)).toEqual([range('09', '09'), '2026-12']);
    });
    await step('the second press selects a range, also backwards', async () => {
      await userEvent.click(await dayIn(canvas, 7));
      await expect(lastPick(args)).toEqual([range('07', '09'), '2026-12']);
    });
    await step('the third press begins a new range', async () => {
      await userEvent.click(await dayIn(canvas, 17));
      await expect(lastPick(args)).toEqual([range('17', '17'), '2026-12']);
    });
    await step('a press with Shift extends the range', async () => {
      await userEvent.keyboard('{Shift>}');
      await userEvent.click(await dayIn(canvas, 18));
      await userEvent.keyboard('{/Shift}');
      await expect(lastPick(args)).toEqual([range('17', '18'), '2026-12']);
    });
  },
});

export const Drawn = meta.story({
  play: async ({ canvas, args, step }) => {
    const [from, to] = [await dayIn(canvas, 17), await dayIn(canvas, 14)];
    const at = (day: HTMLElement) => {
      const { left, top, width, height } = day.getBoundingClientRect();
      return { clientX: left + width / 2, clientY: top + height / 2, buttons: 1, bubbles: true };
    };
    await step('dragging selects a range, also backwards', async () => {
      await fireEvent.pointerDown(from, { ...at(from), button: 0 });
      await fireEvent.pointerMove(from, at(to));
      await expect(lastPick(args)).toEqual([range('14', '17'), '2026-12']);
    });
    await step('the click at the end of the drag selects nothing', async () => {
      await fireEvent.pointerUp(to, at(to));
      await fireEvent.click(to, { detail: 1 });
      await expect(args.onPick).toHaveBeenCalledOnce();
    });
    await step('a press after the drag begins a new range', async () => {
      await userEvent.click(await dayIn(canvas, 21));
      await expect(lastPick(args)).toEqual([range('21', '21'), '2026-12']);
    });
  },
});

export const ByKeyboard = meta.story({
  play: async ({ canvas, args, step }) => {
    (await dayIn(canvas, 3)).focus();
    await step('arrows, Home and End move the focus and select nothing', async () => {
      await userEvent.keyboard('{ArrowDown}{ArrowRight}');
      await expect(await dayIn(canvas, 11)).toHaveFocus();
      await userEvent.keyboard('{Home}');
      await expect(await dayIn(canvas, 1)).toHaveFocus();
      await expect(args.onPick).not.toHaveBeenCalled();
    });
    await step('arrows with Shift select a range', async () => {
      await userEvent.keyboard('{ArrowDown}{Shift>}{ArrowRight}{ArrowDown}{/Shift}');
      await expect(lastPick(args)).toEqual([range('08', '16'), '2026-12']);
      await expect(await dayIn(canvas, 16)).toHaveFocus();
    });
    await step('arrows with Shift move the end past the other one', async () => {
      await userEvent.keyboard('{Shift>}{ArrowUp}{ArrowUp}{/Shift}');
      await expect(lastPick(args)).toEqual([range('02', '08'), '2026-12']);
    });
    await step('Enter selects the focused day', async () => {
      await userEvent.keyboard('{End}{Enter}');
      await expect(lastPick(args)).toEqual([range('31', '31'), '2026-12']);
    });
    await step('an arrow with Shift extends the range into the next month', async () => {
      await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}');
      await expect(lastPick(args)).toEqual([{ first: '2026-12-31', last: '2027-01-01' }, '2027-01']);
      await expect(await dayIn(canvas, 1, 'January 2027')).toHaveFocus();
    });
    await step('Page Up shows the previous month', async () => {
      await userEvent.keyboard('{PageUp}');
      await expect(args.onMonthChange).toHaveBeenLastCalledWith('2026-12');
      await expect(await dayIn(canvas, 1)).toHaveFocus();
    });
  },
});

export const OverTwoMonths = meta.story({
  play: async ({ canvas, args, step }) => {
    await userEvent.click(await dayIn(canvas, 30));
    await step('the second press in the next month selects a range over both months', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Next month' }));
      await userEvent.click(await dayIn(canvas, 2, 'January 2027'));
      await expect(lastPick(args)).toEqual([{ first: '2026-12-30', last: '2027-01-02' }, '2027-01']);
    });
  },
});
