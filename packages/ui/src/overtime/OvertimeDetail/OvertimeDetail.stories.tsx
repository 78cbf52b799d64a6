import { localDate, localDateTime } from '@selfservice/api/core/local-date';
import { expect, fn, userEvent } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { anOvertime } from '../overtime.fixtures.ts';
import { OvertimeDetail } from './OvertimeDetail.tsx';

const meta = preview.meta({
  component: OvertimeDetail,
  args: { overtime: anOvertime(), asked: null, onUndo: undefined },
  parameters: { layout: 'padded', pictures: false },
});

export const Default = meta.story({
  tags: ['overtime-3'],
  play: async ({ canvas, step }) => {
    await step('shows when, how long, the account and the note', async () => {
      await expect(
        canvas.findByRole('heading', { name: /^Thu\s19\sNov\s2026\s14:00–16:30$/ }),
      ).resolves.toBeVisible();
      await expect(canvas.getByText(/^2:30\sh$/)).toBeVisible();
      await expect(canvas.getByText('Overtime to be paid')).toBeVisible();
      await expect(canvas.getByText('The line stood still.')).toBeVisible();
      await expect(canvas.getByText('Pending')).toBeVisible();
    });
    await step('does not repeat the day of the begin', () =>
      expect(canvas.queryByText('Booked on')).toBeNull(),
    );
  },
});

export const BookedOnTheDayBefore = meta.story({
  tags: ['overtime-3'],
  args: {
    overtime: anOvertime({
      day: localDate('2026-11-18'),
      begin: localDateTime('2026-11-19T01:00:00'),
      end: localDateTime('2026-11-19T03:00:00'),
    }),
  },
  play: async ({ canvas }) => {
    const term = await canvas.findByText('Booked on');
    await expect(term.parentElement).toHaveTextContent(/Wed\s18\sNov\s2026/);
  },
});

export const UnderWay = meta.story({
  tags: ['overtime-6'],
  args: { asked: 'approved', onUndo: fn() },
  parameters: { pictures: true },
  play: async ({ canvas, args }) => {
    await expect(canvas.findByText('Approving…')).resolves.toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(args.onUndo).toHaveBeenCalledOnce();
  },
});

export const OnItsWay = meta.story({
  tags: ['overtime-6'],
  args: { asked: 'rejected' },
  play: async ({ canvas }) => {
    await expect(canvas.findByText('Rejecting…')).resolves.toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

export const Approved = meta.story({
  args: { overtime: anOvertime({ state: 'approved' }) },
  play: ({ canvas }) => expect(canvas.findByText('Approved')).resolves.toBeVisible(),
});

export const DecidedByAnotherPerson = meta.story({
  tags: ['overtime-4'],
  args: { overtime: anOvertime({ isApprovable: false }) },
  play: ({ canvas }) =>
    expect(canvas.findByText('Someone else approves this overtime.')).resolves.toBeVisible(),
});

export const WithoutNoteAndAccount = meta.story({
  args: { overtime: anOvertime({ note: '', accountName: '' }) },
  play: async ({ canvas }) => {
    await expect(canvas.findByText('Note')).resolves.toBeVisible();
    await expect(canvas.getAllByText('–')).toHaveLength(2);
  },
});

export const LongText = meta.story({
  args: {
    overtime: anOvertime({
      day: localDate('2026-11-08'),
      begin: localDateTime('2026-11-09T22:00:00'),
      end: localDateTime('2026-11-10T02:00:00'),
      accountName: 'Nadčas cez víkend, vo sviatok a v noci s príplatkom podľa kolektívnej zmluvy',
      note: Array.from({ length: 10 }, (_, line) => `Riadok ${line + 1}: linka stála.`).join('\n'),
    }),
    asked: 'rejected',
    onUndo: fn(),
  },
  globals: { language: 'sk', viewport: { value: 'narrow' } },
  parameters: { pictures: true },
  play: async ({ step }) => {
    await step('nothing extends beyond the screen', () =>
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth),
    );
  },
});
