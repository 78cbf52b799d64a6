import { HttpError } from '@selfservice/api/core/errors';
import { expect, fn, userEvent } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { aDecidedRequest, aRequest, longName, longNote } from '../requests.fixtures.ts';
import { RequestDetail } from './RequestDetail.tsx';

const meta = preview.meta({
  component: RequestDetail,
  args: { request: aRequest(), actor: null, busy: null, error: null as Error | null, onRetry: fn() },
  parameters: { layout: 'padded' },
  decorators: [(Story) => <div style={{ maxWidth: 480 }}>{Story()}</div>],
});

const serverError = new HttpError({
  url: '/breeze/IpoData/SetWflRequestStatusSelfService',
  status: 500,
  statusText: 'Internal Server Error',
  headers: {},
  body: '{"Message":"Timeout expired."}',
});

export const Default = meta.story({
  tags: ['requests-9', 'requests-10'],
  play: async ({ canvas, step }) => {
    await step('the detail has the applicant, the creation time and the deadline', async () => {
      await expect(canvas.findByText(/Wed,? 18 Nov 2026 9:42/)).resolves.toBeVisible();
      await expect(canvas.getByText('Dvořáková Jana')).toBeVisible();
      await expect(canvas.getByText('2 days left')).toBeVisible();
    });
    await step('the detail has the days, and the text of the backend', async () => {
      await expect(canvas.getByText('Wed 23 – Thu 31 Dec 2026')).toBeVisible();
      await expect(canvas.getByText('Vacation 23.12.2026 – 31.12.2026')).toBeVisible();
    });
  },
});

export const Failed = meta.story({
  parameters: { pictures: false },
  args: { error: serverError },
  play: async ({ canvas, args }) => {
    await expect(canvas.findByText('The request could not be changed.')).resolves.toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalled();
  },
});

export const WithAHeadingOfItsOwn = meta.story({
  args: { heading: 'Dvořáková Jana asks for a vacation' },
  parameters: { pictures: false },
  play: async ({ canvas, step }) => {
    await expect(canvas.findByRole('heading', { name: /asks for a vacation/ })).resolves.toBeVisible();
    await step('the applicant of the heading is not repeated', () =>
      expect(canvas.queryByText('Applicant')).toBeNull(),
    );
  },
});

const justDecided = aDecidedRequest('rejected', { approver: '', decidedAt: null });

export const JustDecided = meta.story({
  args: { request: justDecided, isJustDecided: true },
  play: async ({ canvas, step }) => {
    await step('the approver is "You" and the date is "Just now"', async () => {
      await expect(canvas.findByText('You')).resolves.toBeVisible();
      await expect(canvas.getByText('Just now')).toBeVisible();
      await expect(canvas.queryByText('–')).toBeNull();
    });
  },
});

export const JustDecidedInCzech = meta.story({
  args: { request: { ...justDecided, text: 'Dovolená 21. 12. 2026 – 25. 12. 2026' }, isJustDecided: true },
  globals: { language: 'cs' },
  play: ({ canvas }) => expect(canvas.findByText('Právě teď')).resolves.toBeVisible(),
});

export const JustDecidedInSlovak = meta.story({
  args: { request: { ...justDecided, text: 'Dovolenka 21. 12. 2026 – 25. 12. 2026' }, isJustDecided: true },
  globals: { language: 'sk' },
  play: ({ canvas }) => expect(canvas.findByText('Práve teraz')).resolves.toBeVisible(),
});

export const LongText = meta.story({
  args: {
    request: aRequest({
      applicant: longName,
      text: 'Doprovod rodinného příslušníka do zdravotnického zařízení s náhradou mzdy 1.12.2026 – 31.12.2026',
      note: longNote,
      remainingDays: -2,
    }),
    children: <p>Kdo další je v těch dnech pryč</p>,
  },
  globals: { language: 'cs', viewport: { value: 'narrow' } },
});
