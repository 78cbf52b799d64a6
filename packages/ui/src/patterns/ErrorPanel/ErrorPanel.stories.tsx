import {
  ContractError,
  HttpError,
  NetworkError,
  NotTheBackendError,
  OutcomeUnknownError,
  TimeoutError,
} from '@selfservice/api/core/errors';
import { HiddenResultError, NotFoundYetError } from '@selfservice/api/core/outbox/settle-write';
import { expect, fn, userEvent } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { ErrorPanel } from './ErrorPanel.tsx';

const anHttpError = (status: number, statusText: string, body = '') =>
  new HttpError({ url: '/breeze/IpoData/DashboardData', status, statusText, headers: {}, body });

const meta = preview.meta({
  component: ErrorPanel,
  args: { error: anHttpError(500, 'Internal Server Error'), onRetry: fn() },
  parameters: { layout: 'padded' },
});

export const ServerError = meta.story({
  play: async ({ canvas, args, step }) => {
    await expect(
      canvas.findByText('An error occurred on the server, contact your administrator.'),
    ).resolves.toBeVisible();
    await step('the raw message is folded away', async () => {
      await expect(canvas.getByText(/500 Internal Server Error/)).not.toBeVisible();
      await userEvent.click(canvas.getByText('Details for the administrator'));
      await expect(canvas.getByText(/500 Internal Server Error/)).toBeVisible();
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});
export const ClientError = meta.story({
  parameters: { pictures: false },
  args: { error: anHttpError(404, 'Not Found') },
  play: ({ canvas }) =>
    expect(canvas.findByText('Data not available, check your connection.')).resolves.toBeVisible(),
});
export const Refused = meta.story({
  args: {
    title: 'The request could not be saved.',
    error: anHttpError(409, 'Conflict', '{"Message":"The period is closed by the payroll."}'),
  },
  play: async ({ canvas, step }) => {
    await step("the server's message is shown", () =>
      expect(canvas.findByText('The period is closed by the payroll.')).resolves.toBeVisible(),
    );
    await step('no message of the product is shown beside it', () =>
      expect(canvas.queryByText('Data not available, check your connection.')).toBeNull(),
    );
  },
});
export const RefusedWithoutWords = meta.story({
  parameters: { pictures: false },
  args: { title: 'The request could not be saved.', error: anHttpError(409, 'Conflict') },
  play: async ({ canvas, step }) => {
    await step('the reason is a sentence for the status', () =>
      expect(canvas.findByText(/^This has changed in the meantime\./)).resolves.toBeVisible(),
    );
    await step('the status is folded away', () => expect(canvas.getByText(/409 Conflict/)).not.toBeVisible());
  },
});
export const TooLarge = meta.story({
  parameters: { pictures: false },
  args: {
    title: 'The picture could not be uploaded.',
    error: anHttpError(413, 'Request Entity Too Large', '<html><title>413</title></html>'),
  },
  play: ({ canvas }) =>
    expect(canvas.findByText('This is larger than the server accepts.')).resolves.toBeVisible(),
});
export const TooMany = meta.story({
  parameters: { pictures: false },
  args: { error: anHttpError(429, 'Too Many Requests', '<html><title>429</title></html>') },
  play: ({ canvas }) =>
    expect(canvas.findByText('Too many requests. Try again in a moment.')).resolves.toBeVisible(),
});
export const NoNetwork = meta.story({
  parameters: { pictures: false },
  args: { error: new NetworkError('/breeze/IpoData/DashboardData', null) },
  play: ({ canvas }) =>
    expect(canvas.findByText('Data not available, check your connection.')).resolves.toBeVisible(),
});
export const TooSlow = meta.story({
  parameters: { pictures: false },
  args: { error: new TimeoutError('/breeze/IpoData/DashboardData', 30_000) },
  play: ({ canvas }) =>
    expect(canvas.findByText('Data not available, check your connection.')).resolves.toBeVisible(),
});
export const BrokenAnswer = meta.story({
  args: {
    error: new ContractError(
      'GET /breeze/IpoData/DashboardData',
      'balance.minutes',
      'Expected number but received "?"',
    ),
  },
  play: ({ canvas }) => expect(canvas.findByText('An unexpected error occurred.')).resolves.toBeVisible(),
});
export const NotTheBackend = meta.story({
  parameters: { pictures: false },
  args: {
    title: 'The request could not be saved.',
    error: new NotTheBackendError({
      url: '/breeze/IpoData/InsertAbsenceForSelfService',
      method: 'POST',
      status: 200,
      reason: 'html',
      body: '<!DOCTYPE html><title>Free Wi-Fi</title>',
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.findByText(/^Another service in the network answered/)).resolves.toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Reload page' })).toBeVisible();
  },
});
export const UnknownOutcome = meta.story({
  args: {
    title: 'It is not known whether the request was saved.',
    error: new OutcomeUnknownError(new TimeoutError('/breeze/IpoData/InsertAbsenceForSelfService', 30_000)),
  },
  play: ({ canvas }) => expect(canvas.findByRole('button', { name: 'Check again' })).resolves.toBeVisible(),
});
/** A check within a minute of the call has found nothing. */
export const NotFoundYet = meta.story({
  parameters: { pictures: false },
  args: {
    title: 'It is not known whether the request was saved.',
    error: new OutcomeUnknownError(new NotFoundYetError()),
  },
  play: ({ canvas }) =>
    expect(canvas.findByText(/^The server may still be working on this/)).resolves.toBeVisible(),
});
/** Nothing that the user may read shows the outcome. */
export const HiddenResult = meta.story({
  parameters: { pictures: false },
  args: {
    title: 'It is not known whether the request was saved.',
    error: new OutcomeUnknownError(new HiddenResultError()),
  },
  play: ({ canvas }) =>
    expect(canvas.findByText(/^The list that you can see does not show this entry/)).resolves.toBeVisible(),
});
export const Retrying = meta.story({ args: { isRetrying: true } });
export const WithTitle = meta.story({ args: { title: 'Your balance could not be loaded.' } });
export const LongText = meta.story({
  args: {
    title: 'Nepodarilo sa načítať zostatok dovolenky, nadčasov ani posledný prechod terminálom',
    error: anHttpError(500, 'System.InvalidOperationException: ViolatedConstraint'.repeat(4)),
  },
  globals: { viewport: { value: 'narrow' } },
});
