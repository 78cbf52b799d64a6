import { HttpError } from '@selfservice/api/core/errors';
import { localDate } from '@selfservice/api/core/local-date';
import { OutcomeError, PartlySavedError } from '@selfservice/api/requests/new-request';
import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { RequestProblem } from './RequestProblem.tsx';

const meta = preview.meta({
  component: RequestProblem,
  args: { problem: 'overLimit' as const },
  parameters: { layout: 'padded', pictures: false },
});

const row = (day: string) => ({ day: localDate(day), begin: null, end: null });

/** The words of the server's answer; figures that are not known are not said. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.findByText('Vacation balance exceeded.')).resolves.toBeVisible();
    await expect(canvas.queryByText(/Left:/)).toBeNull();
  },
});

export const WithFigures = meta.story({
  args: { figures: { left: '2 days', asked: '5 days', hasWeekend: false } },
  parameters: { pictures: true },
  play: ({ canvas }) => expect(canvas.findByText('Left: 2 days. Asked for: 5 days.')).resolves.toBeVisible(),
});

export const PartlySaved = meta.story({
  args: {
    problem: new PartlySavedError(
      [row('2026-11-30')],
      [row('2026-12-01'), row('2026-12-02')],
      new OutcomeError('unavailabilityReserved'),
    ),
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.findByText(/: 1 day, Mon 30 Nov 2026\. .*: 2 days, Tue 1 – Wed 2 Dec 2026\./),
    ).resolves.toBeVisible();
    await expect(canvas.getByText('Selected period already contains unavailability.')).toBeVisible();
  },
});

export const ServerFailed = meta.story({
  args: {
    problem: new HttpError({
      url: '/breeze/IpoData/InsertAbsenceForSelfService',
      status: 500,
      statusText: 'Internal Server Error',
      headers: {},
      body: '{"Message":"Timeout expired."}',
    }),
  },
  play: ({ canvas }) => expect(canvas.findByText(/What you entered is still here/)).resolves.toBeVisible(),
});
