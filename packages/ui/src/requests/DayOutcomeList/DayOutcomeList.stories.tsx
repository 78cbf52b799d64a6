import { HttpError } from '@selfservice/api/core/errors';
import { localDate } from '@selfservice/api/core/local-date';
import { expect, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import type { DayOutcome } from '@selfservice/api/requests/day-outcomes';
import { DayOutcomeList } from './DayOutcomeList.tsx';

const closed = new HttpError({
  url: '/x',
  status: 400,
  statusText: 'Bad Request',
  headers: {},
  body: '{"Message":"The period is closed."}',
});

const days: readonly DayOutcome[] = [
  { day: localDate('2026-11-30'), state: 'saved' },
  { day: localDate('2026-12-07'), state: 'notSaved', reason: closed },
  { day: localDate('2026-12-14'), state: 'notSent' },
];

const meta = preview.meta({
  component: DayOutcomeList,
  args: { days },
  parameters: { layout: 'padded' },
});

export const Default = meta.story({
  tags: ['unavailability-29'],
  play: async ({ canvas }) => {
    const list = await canvas.findByRole('list', { name: 'Days and their results' });
    const [, refused] = within(list).getAllByRole('listitem');
    await expect(refused).toHaveTextContent(/Not saved: The period is closed\.$/);
  },
});

/** The days before the first attempt. */
export const Pending = meta.story({
  args: {
    days: [
      { day: localDate('2026-11-30'), state: 'pending' },
      { day: localDate('2026-12-07'), state: 'pending' },
    ],
  },
});
