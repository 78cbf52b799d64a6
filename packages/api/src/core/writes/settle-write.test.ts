import { describe, expect, test, vi } from 'vitest';
import {
  ContractError,
  HttpError,
  NetworkError,
  NotTheBackendError,
  SessionEndedError,
  TimeoutError,
} from '../errors.ts';
import { isAnswered, isRefusal, settleWrite } from './settle-write.ts';
import type { WriteStep } from './settle-write.ts';

const httpError = (status: number, body = '', contentType = 'application/json') =>
  new HttpError({ url: '/x', status, statusText: '', headers: { 'content-type': contentType }, body });

const unknown = {
  'a lost connection': new NetworkError('/x', null),
  'a time-out': new TimeoutError('/x', 30_000),
  'a 500': httpError(500),
  'a 504': httpError(504),
  'a 404 as an HTML page': httpError(404, '<!doctype html><p>Proxy', 'text/html'),
  'a 204 where an answer is expected': httpError(204),
  'an unreadable answer': new ContractError('POST /x', '', 'the answer is not JSON'),
  'a page of a captive portal': new NotTheBackendError({
    url: '/x',
    method: 'POST',
    status: 200,
    reason: 'html',
    body: '<html>',
  }),
};

const refused = {
  'a 400': httpError(400),
  'a 409': httpError(409),
  'a session that has ended': new SessionEndedError(),
  'a request that breaks the contract': new ContractError('POST /x', 'Value', 'not a number', true),
};

/** A write that fails with `error`, and whose look-up finds `results` results or fails. */
function aWrite(error: Error | null, results: number | Error, step?: WriteStep) {
  const send = vi.fn<() => Promise<string>>(() => (error ? Promise.reject(error) : Promise.resolve('ok')));
  const lookUp = vi.fn<() => Promise<number>>(() =>
    results instanceof Error ? Promise.reject(results) : Promise.resolve(results),
  );
  return { send, lookUp, ...(step && { step }) };
}

test('an answer of the backend is done without reading again', async () => {
  const write = aWrite(null, 0);
  expect(await settleWrite(write)).toEqual({ isFound: false, answer: 'ok' });
  expect(write.lookUp).not.toHaveBeenCalled();
});

describe.each(Object.entries(unknown))('after %s', (_name, error) => {
  test('a result that is found again is done', async () => {
    expect(await settleWrite(aWrite(error, 1))).toEqual({ isFound: true, results: 1 });
  });

  test('a result that is found twice is reported as two', async () => {
    expect(await settleWrite(aWrite(error, 2))).toEqual({ isFound: true, results: 2 });
  });

  test('a result that is not found is not done: the error of the call', async () => {
    await expect(settleWrite(aWrite(error, 0))).rejects.toBe(error);
  });

  test('the outcome is unknown where reading again fails', async () => {
    await expect(settleWrite(aWrite(error, new NetworkError('/y', null)))).rejects.toMatchObject({
      name: 'OutcomeUnknownError',
      cause: error,
    });
  });
});

test.each(Object.entries(refused))('%s is a refusal and is not looked up', async (_name, error) => {
  const write = aWrite(error, 1);
  await expect(settleWrite(write)).rejects.toBe(error);
  expect(write.lookUp).not.toHaveBeenCalled();
  expect(isRefusal(error)).toBe(true);
});

test('a repeated write that is found is not sent again', async () => {
  const write = aWrite(null, 1, 'repeat');
  expect(await settleWrite(write)).toEqual({ isFound: true, results: 1 });
  expect(write.send).not.toHaveBeenCalled();
});

test('a repeated write that is not found is sent', async () => {
  const write = aWrite(null, 0, 'repeat');
  expect(await settleWrite(write)).toEqual({ isFound: false, answer: 'ok' });
});

test.each(['repeat', 'check'] as const)('the step %s sends nothing where reading fails', async (step) => {
  const unreadable = new NetworkError('/y', null);
  const write = aWrite(null, unreadable, step);
  await expect(settleWrite(write)).rejects.toMatchObject({ name: 'OutcomeUnknownError', cause: unreadable });
  expect(write.send).not.toHaveBeenCalled();
});

test('a check sends nothing and says that the write is not done', async () => {
  const write = aWrite(null, 0, 'check');
  await expect(settleWrite(write)).rejects.toMatchObject({ name: 'NotDoneError' });
  expect(write.send).not.toHaveBeenCalled();
});

test('a write with its own refusals looks up every other status', async () => {
  const write = { ...aWrite(httpError(404), 1), refusals: [400, 403] };
  expect(await settleWrite(write)).toEqual({ isFound: true, results: 1 });
  await expect(settleWrite({ ...aWrite(httpError(403), 1), refusals: [400, 403] })).rejects.toMatchObject({
    status: 403,
  });
});

test.each([
  ['a 500 of the backend', httpError(500), true],
  ['a 404 of the backend', httpError(404), true],
  ['a 504 of a gateway', httpError(504), false],
  ['a 500 as an HTML page', httpError(500, '<!doctype html>', 'text/html'), false],
  ['a lost connection', new NetworkError('/x', null), false],
])('whether the backend itself has answered: %s', (_name, error, expected) => {
  expect(isAnswered(error)).toBe(expected);
});
