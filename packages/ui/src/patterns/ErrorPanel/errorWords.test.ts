import {
  ContractError,
  HttpError,
  NetworkError,
  NotTheBackendError,
  OutcomeUnknownError,
  SessionEndedError,
  TimeoutError,
} from '@selfservice/api/core/errors';
import { NotDoneError } from '@selfservice/api/core/outbox/settle-write';
import type { TFunction } from 'i18next';
import { describe, expect, test } from 'vitest';
import { errorText } from './errorText.ts';
import { attemptKey, errorTitle, rawMessage } from './errorWords.ts';

const anHttpError = (status: number) =>
  new HttpError({ url: '/x', status, statusText: 'Bad', headers: {}, body: '{"Message":"Oh"}' });

const aPortal = new NotTheBackendError({
  url: '/x',
  method: 'POST',
  status: 200,
  reason: 'html',
  body: '<html>Wi-Fi',
});

test.each([
  [anHttpError(500), 'error.server'],
  [anHttpError(503), 'error.server'],
  [anHttpError(400), 'error.client'],
  [anHttpError(499), 'error.client'],
  [anHttpError(413), 'error.tooLarge'],
  [anHttpError(429), 'error.tooMany'],
  [anHttpError(302), 'error.generic'],
  [new NetworkError('/x', null), 'error.client'],
  [new TimeoutError('/x', 30_000), 'error.client'],
  [new ContractError('GET /x', 'a', 'b'), 'error.generic'],
  [new SessionEndedError(), 'error.sessionEnded'],
  [aPortal, 'error.notTheBackend'],
  [new OutcomeUnknownError(aPortal), 'error.unknownOutcome'],
  [new NotDoneError(), 'error.notDone'],
  [new Error('x'), 'error.generic'],
])('returns the title of %s: %s', (error, title) => {
  expect(errorTitle(error)).toBe(title);
});

test('an unknown outcome is checked, any other error is tried again', () => {
  expect(attemptKey(new OutcomeUnknownError(aPortal))).toBe('error.check');
  expect(attemptKey(anHttpError(500))).toBe('error.retry');
});

test('lists message, status and address in the raw message, each once', () => {
  expect(rawMessage(anHttpError(500))).toBe('Oh\n500 Bad\n/x');
});

test('includes the body of a foreign response in the raw message', () => {
  expect(rawMessage(aPortal)).toContain('<html>Wi-Fi');
});

describe('the text of an error', () => {
  const t = ((key: string) => key) as unknown as TFunction<'patterns'>;

  test('gives the cause of an unknown outcome', () => {
    expect(errorText(t, 'en', new OutcomeUnknownError(aPortal))).toEqual({
      title: 'error.unknownOutcome',
      text: 'error.notTheBackend',
    });
  });

  test.each([400, 403, 409])("is the server's message with status %i", (status) => {
    expect(errorText(t, 'en', anHttpError(status))).toEqual({ title: 'error.client', text: 'Oh' });
    expect(errorText(t, 'en', anHttpError(status), 'Not saved.')).toEqual({
      title: 'Not saved.',
      text: 'Oh',
    });
  });

  test.each([
    [anHttpError(500), 'error.server'],
    [anHttpError(404), 'error.client'],
    [new NetworkError('/x', null), 'error.client'],
    [new Error('x'), 'error.generic'],
  ])('is the kind of %s and not its message', (error, kind) => {
    expect(errorText(t, 'en', error)).toEqual({ title: kind, text: '' });
    expect(errorText(t, 'en', error, 'Not saved.')).toEqual({ title: 'Not saved.', text: kind });
  });

  test.each([
    [400, 'error.refused'],
    [403, 'error.notAllowed'],
    [409, 'error.conflict'],
    [404, 'error.client'],
  ])('is a reason for a refusal %i without a message', (status, reason) => {
    const error = new HttpError({ url: '/x', status, statusText: 'Conflict', headers: {}, body: '' });
    expect(errorText(t, 'en', error, 'Not saved.')).toEqual({ title: 'Not saved.', text: reason });
    expect(errorText(t, 'en', error)).toEqual({ title: 'error.client', text: '' });
  });

  test.each([
    [413, {}, 'error.tooLargeOf {"size":"1.5\u00a0MB"}'],
    [429, { 'retry-after': '30' }, 'error.tooManyUntil {"wait":"30 s"}'],
    [429, { 'retry-after': '600' }, 'error.tooManyUntil {"wait":"10 min"}'],
    [
      429,
      { date: 'Fri, 20 Nov 2026 08:00:00 GMT', 'retry-after': 'Fri, 20 Nov 2026 08:00:45 GMT' },
      'error.tooManyUntil {"wait":"45 s"}',
    ],
    [429, { 'retry-after': 'soon' }, 'error.tooMany'],
  ])('of %s with %j contains the size or the time', (status, headers, text) => {
    const withValues = ((key: string, values?: object) =>
      values ? `${key} ${JSON.stringify(values)}` : key) as unknown as TFunction<'patterns'>;
    const error = new HttpError({
      url: '/x',
      status,
      statusText: '',
      headers,
      body: '<html></html>',
      sentBytes: 1_572_864,
    });
    expect(errorText(withValues, 'en', error).title).toBe(text);
    expect(errorText(withValues, 'en', error, 'Not saved.').text).toBe(text);
  });
});
