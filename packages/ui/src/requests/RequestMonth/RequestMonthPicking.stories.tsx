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
/** The days that were chosen last, and the month that stays in sight. */
const lastPick = ({ onPick }: Pick<RequestMonthProps, 'onPick'>) => {
  const [pick, month] = mocked(onPick).mock.lastCall ?? [];
  return [pick?.(null), month];
};
const range = (first: string, last: string) => ({ first: `2026-12-${first}`, last: `2026-12-${last}` });

export const Pressed = meta.story({
  play: async ({ canvas, args, step }) => {
    await step('one press chooses a day, whole', async () => {
      await userEvent.click(await dayIn(canvas, 9));
      await expect(lastPick(args)).toEqual([range('09', '09'), '2026-12']);
    });
    await step('the next one makes it a range, in whichever order', async () => {
      await userEvent.click(await dayIn(canvas, 7));
      await expect(lastPick(args)).toEqual([range('07', '09'), '2026-12']);
    });
    await step('the one after that begins anew', async () => {
      await userEvent.click(await dayIn(canvas, 17));
      await expect(lastPick(args)).toEqual([range('17', '17'), '2026-12']);
    });
    await step('with Shift it is the other end at once', async () => {
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
    await step('the range follows the pointer, also backwards', async () => {
      await fireEvent.pointerDown(from, { ...at(from), button: 0 });
      await fireEvent.pointerMove(from, at(to));
      await expect(lastPick(args)).toEqual([range('14', '17'), '2026-12']);
    });
    await step('what ends the drawing is no press', async () => {
      await fireEvent.pointerUp(to, at(to));
      await fireEvent.click(to, { detail: 1 });
      await expect(args.onPick).toHaveBeenCalledOnce();
    });
    await step('a press after it begins anew', async () => {
      await userEvent.click(await dayIn(canvas, 21));
      await expect(lastPick(args)).toEqual([range('21', '21'), '2026-12']);
    });
  },
});

export const ByKeyboard = meta.story({
  play: async ({ canvas, args, step }) => {
    (await dayIn(canvas, 3)).focus();
    await step('arrows, Home and End move and choose nothing', async () => {
      await userEvent.keyboard('{ArrowDown}{ArrowRight}');
      await expect(await dayIn(canvas, 11)).toHaveFocus();
      await userEvent.keyboard('{Home}');
      await expect(await dayIn(canvas, 1)).toHaveFocus();
      await expect(args.onPick).not.toHaveBeenCalled();
    });
    await step('with Shift they choose', async () => {
      await userEvent.keyboard('{ArrowDown}{Shift>}{ArrowRight}{ArrowDown}{/Shift}');
      await expect(lastPick(args)).toEqual([range('08', '16'), '2026-12']);
      await expect(await dayIn(canvas, 16)).toHaveFocus();
    });
    await step('and back past the other end', async () => {
      await userEvent.keyboard('{Shift>}{ArrowUp}{ArrowUp}{/Shift}');
      await expect(lastPick(args)).toEqual([range('02', '08'), '2026-12']);
    });
    await step('Enter presses', async () => {
      await userEvent.keyboard('{End}{Enter}');
      await expect(lastPick(args)).toEqual([range('31', '31'), '2026-12']);
    });
    await step('past the end of the month the next one comes, and the range goes on', async () => {
      await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}');
      await expect(lastPick(args)).toEqual([{ first: '2026-12-31', last: '2027-01-01' }, '2027-01']);
      await expect(await dayIn(canvas, 1, 'January 2027')).toHaveFocus();
    });
    await step('Page Up leads back to the month', async () => {
      await userEvent.keyboard('{PageUp}');
      await expect(args.onMonthChange).toHaveBeenLastCalledWith('2026-12');
      await expect(await dayIn(canvas, 1)).toHaveFocus();
    });
  },
});

export const OverTwoMonths = meta.story({
  play: async ({ canvas, args, step }) => {
    await userEvent.click(await dayIn(canvas, 30));
    await step('the page is turned between the two presses', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Next month' }));
      await userEvent.click(await dayIn(canvas, 2, 'January 2027'));
      await expect(lastPick(args)).toEqual([{ first: '2026-12-30', last: '2027-01-02' }, '2027-01']);
    });
  },
});
