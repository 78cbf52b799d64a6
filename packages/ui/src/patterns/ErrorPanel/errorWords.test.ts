import { ContractError, HttpError, NetworkError, TimeoutError } from '@selfservice/api/core/errors';
import { expect, test } from 'vitest';
import { errorTitle, rawMessage } from './errorWords.ts';

const anHttpError = (status: number) =>
  new HttpError({ url: '/x', status, statusText: 'Bad', headers: {}, body: '{"Message":"Oh"}' });

test.each([
  [anHttpError(500), 'error.server'],
  [anHttpError(503), 'error.server'],
  [anHttpError(400), 'error.client'],
  [anHttpError(499), 'error.client'],
  [anHttpError(302), 'error.generic'],
  [new NetworkError('/x', null), 'error.client'],
  [new TimeoutError('/x', 30_000), 'error.client'],
  [new ContractError('GET /x', 'a', 'b'), 'error.generic'],
  [new Error('x'), 'error.generic'],
])('titles %s with %s', (error, title) => {
  expect(errorTitle(error)).toBe(title);
});

test('the raw message says what, with which status and where, each once', () => {
  expect(rawMessage(anHttpError(500))).toBe('Oh\n500 Bad\n/x');
});
