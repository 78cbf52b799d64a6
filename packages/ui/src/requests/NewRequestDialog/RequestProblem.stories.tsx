import { HttpError, NetworkError, OutcomeUnknownError } from '@selfservice/api/core/errors';
import { localDate } from '@selfservice/api/core/local-date';
import { EarlierAttemptSavedError, PartsNotSavedError } from '@selfservice/api/core/outbox/save-parts';
import { expect, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { RequestProblem } from './RequestProblem.tsx';

const meta = preview.meta({
  component: RequestProblem,
  args: { agenda: 'requests' as const, problem: 'overLimit' as const },
  parameters: { layout: 'padded' },
});

const serverError = new HttpError({
  url: '/breeze/IpoData/InsertAbsenceForSelfService',
  status: 500,
  statusText: 'Internal Server Error',
  headers: {},
  body: '{"Message":"Timeout expired."}',
});
const lost = new NetworkError('/breeze/IpoData/InsertUnavaForSelfService', null, 'POST');
const day = localDate;

/** A refusal because of the balance, without numbers. */
export const Default = meta.story({
  tags: ['requests-51'],
  play: async ({ canvas }) => {
    await expect(canvas.findByText('Vacation balance exceeded.')).resolves.toBeVisible();
    await expect(canvas.queryByText(/Left:/)).toBeNull();
  },
});

export const WithFigures = meta.story({
  args: {
    limit: { balance: { days: 2, minutes: null }, requested: { days: 5 }, hasWeekend: false },
  },
  parameters: { pictures: true },
  play: ({ canvas }) => expect(canvas.findByText('Left: 2 days. Requested: 5 days.')).resolves.toBeVisible(),
});

export const ServerFailed = meta.story({
  args: { problem: serverError },
  play: ({ canvas }) => expect(canvas.findByText(/What you entered is still here/)).resolves.toBeVisible(),
});

export const NotKnown = meta.story({
  args: { problem: new OutcomeUnknownError(lost) },
  parameters: { pictures: true },
  play: ({ canvas }) =>
    expect(canvas.findByText('It is not known whether the request was saved.')).resolves.toBeVisible(),
});

export const EarlierAttemptSaved = meta.story({
  args: {
    problem: new EarlierAttemptSavedError({ firstDay: day('2026-12-07'), lastDay: day('2026-12-08') }),
  },
  parameters: { pictures: true },
  play: ({ canvas }) => expect(canvas.findByText(/was saved after all: 2 days/)).resolves.toBeVisible(),
});

/** Each possible result of a day. */
export const DayResults = meta.story({
  args: {
    agenda: 'unavailabilities',
    problem: new PartsNotSavedError([]),
    days: [
      { day: day('2026-11-30'), state: 'saved' },
      { day: day('2026-12-01'), state: 'savedTwice' },
      { day: day('2026-12-02'), state: 'savedOtherwise' },
      { day: day('2026-12-03'), state: 'notSaved', reason: 'unavailabilityReserved' },
      { day: day('2026-12-04'), state: 'notKnown', reason: lost },
      { day: day('2026-12-05'), state: 'notSent' },
    ],
  },
  parameters: { pictures: true },
  play: async ({ canvas }) => {
    const list = await canvas.findByRole('list', { name: 'Days and their results' });
    const words = within(list)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
    await expect(words[0]).toMatch(/Saved$/);
    await expect(words[3]).toMatch(/Not saved: Selected period already contains unavailability\.$/);
    await expect(words[4]).toMatch(/Not known: .*connection/);
    await expect(words[5]).toMatch(/Not sent yet$/);
  },
});
