import { localDate, localDateTime } from '@selfservice/api/core/local-date';
import { expect, fn, userEvent } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { anOvertime } from '../overtime.fixtures.ts';
import { OvertimeList } from './OvertimeList.tsx';
import type { OvertimeItem } from './overtimeItems.ts';

const anItem = (more: Partial<OvertimeItem> = {}): OvertimeItem => ({
  overtime: anOvertime(),
  asked: null,
  undoKey: null,
  ...more,
});

const overnight = anOvertime({
  id: 60_002,
  day: localDate('2026-11-09'),
  begin: localDateTime('2026-11-09T22:00:00'),
  end: localDateTime('2026-11-10T02:00:00'),
  accountName: 'Overtime at weekends and on public holidays, with a surcharge',
});

const meta = preview.meta({
  component: OvertimeList,
  args: {
    items: [
      anItem(),
      anItem({ overtime: overnight }),
      anItem({ overtime: anOvertime({ id: 60_003, state: 'approved' }) }),
    ],
    openId: null as number | null,
    onOpen: fn(),
  },
  parameters: { layout: 'padded', pictures: false },
});

export const Default = meta.story({
  tags: ['overtime-1'],
  play: async ({ canvas, args, step }) => {
    await step('a row shows when, the account and the state', async () => {
      await canvas.findByRole('row', {
        name: 'Thu 19 Nov 14:00–16:30, 2:30 h, Overtime to be paid, Approved',
      });
      await canvas.findByRole('row', { name: /^9 Nov 22:00 – 10 Nov 2:00, 4:00 h, .* surcharge, Pending$/ });
    });
    await step('a click opens it', async () => {
      await userEvent.click(canvas.getByRole('row', { name: /Overtime to be paid, Pending$/ }));
      await expect(args.onOpen).toHaveBeenCalledWith(60_001);
    });
    await step('the keyboard opens it', async () => {
      await userEvent.keyboard('{ArrowDown}{Enter}');
      await expect(args.onOpen).toHaveBeenLastCalledWith(60_002);
    });
  },
});

export const UnderWay = meta.story({
  tags: ['overtime-6'],
  args: {
    items: [
      anItem({ asked: 'approved', undoKey: 1 }),
      anItem({ overtime: overnight, asked: 'rejected', undoKey: null }),
    ],
  },
  play: async ({ canvas, step }) => {
    await step('shows the progress, not the result', async () => {
      await canvas.findByRole('row', { name: /Overtime to be paid, Approving…$/ });
      await canvas.findByRole('row', { name: /surcharge, Rejecting…$/ });
      await expect(canvas.queryByText(/^Approved|^Denied/)).toBeNull();
    });
  },
});

export const Open = meta.story({
  args: { openId: 60_001 },
  play: async ({ canvas }) => {
    const row = await canvas.findByRole('row', { name: /to be paid, Pending$/ });
    await expect(row.querySelector('[aria-current]')).not.toBeNull();
  },
});

/** The times of a row stay in one line, and nothing is truncated. */
export const LongText = meta.story({
  args: {
    items: [
      anItem({
        overtime: {
          ...overnight,
          accountName:
            'Nadčas cez víkend, vo sviatok a v noci s príplatkom podľa kolektívnej zmluvy najdlhšiezloženéslovozapísanébezmedzier',
        },
      }),
      anItem({ overtime: anOvertime({ accountName: 'Nadčas na preplatenie', note: 'Linka stála.' }) }),
    ],
  },
  globals: { language: 'sk', viewport: { value: 'narrow' } },
  parameters: { pictures: true },
  play: async ({ canvas, step }) => {
    await step('the times are in one line', async () => {
      const times = await canvas.findByText(/14:00–16:30/);
      await expect(times.getClientRects()).toHaveLength(1);
      await expect(times.offsetHeight).toBeLessThan(30);
    });
    await step('nothing extends beyond the screen', () =>
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth),
    );
  },
});
