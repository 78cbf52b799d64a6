import { expect, test } from 'vitest';
import { HttpError, NetworkError, OutcomeUnknownError, SessionEndedError } from '../errors.ts';
import { nextStep } from './next-step.ts';
import { NotDoneError } from './settle-write.ts';

const httpError = (status: number) =>
  new HttpError({ url: '/x', status, statusText: '', headers: {}, body: '' });

test.each([
  ['no attempt', null, 'send'],
  ['a refusal', httpError(409), 'send'],
  ['an ended session', new SessionEndedError(), 'send'],
  ['a lost connection', new NetworkError('/x', null), 'repeat'],
  ['a 500', httpError(500), 'repeat'],
  ['a check that found nothing', new NotDoneError(), 'repeat'],
  ['an unknown outcome', new OutcomeUnknownError(httpError(504)), 'check'],
] as const)('after %s', (_name, error, step) => {
  expect(nextStep(error)).toBe(step);
});
