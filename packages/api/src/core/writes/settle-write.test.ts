import { describe, expect, test, vi } from 'vitest';
import {
  ContractError,
  HttpError,
  NetworkError,
  NotTheBackendError,
  SessionEndedError,
  TimeoutError,
} from '../errors.ts';
import { hasBackendResponded, isRefusal, settleWrite } from './settle-write.ts';
import type { WriteStep } from './settle-write.ts';

const httpError = (status: number, body = '', contentType = 'application/json') =>
  new HttpError({ url: '/x', status, statusText: '', headers: { 'content-type': contentType }, body });

const unknown = {
  'a lost connection': new NetworkError('/x', null),
  'a time-out': new TimeoutError('/x', 30_000),
  'a 500': httpError(500),
  'a 504': httpError(504),
  'a 404 as an HTML page': httpError(404, '<!doctype html><p>Proxy', 'text/html'),
  'a 204 instead of a body': httpError(204),
  'an unreadable response': new ContractError('POST /x', '', 'the answer is not JSON'),
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

/** A write that fails with `error`; its look-up finds `results` results or fails. */
function aWrite(error: Error | null, results: number | Error, step?: WriteStep) {
  const send = vi.fn<() => Promise<string>>(() => (error ? Promise.reject(error) : Promise.resolve('ok')));
  const lookUp = vi.fn<() => Promise<number>>(() =>
    results instanceof Error ? Promise.reject(results) : Promise.resolve(results),
  );
  return { send, lookUp, ...(step && { step }) };
}

test('is done after a response of the backend, without reading again', async () => {
  const write = aWrite(null, 0);
  expect(await settleWrite(write)).toEqual({ isFound: false, answer: 'ok' });
  expect(write.lookUp).not.toHaveBeenCalled();
});

describe.each(Object.entries(unknown))('after %s', (_name, error) => {
  test('is done if the result is found', async () => {
    expect(await settleWrite(aWrite(error, 1))).toEqual({ isFound: true, results: 1 });
  });

  test('reports two results', async () => {
    expect(await settleWrite(aWrite(error, 2))).toEqual({ isFound: true, results: 2 });
  });

  test('throws the error of the call if no result is found', async () => {
    await expect(settleWrite(aWrite(error, 0))).rejects.toBe(error);
  });

  test('throws an OutcomeUnknownError if reading again fails', async () => {
    await expect(settleWrite(aWrite(error, new NetworkError('/y', null)))).rejects.toMatchObject({
      name: 'OutcomeUnknownError',
      cause: error,
    });
  });
});

test.each(Object.entries(refused))('%s is a refusal without looking up', async (_name, error) => {
  const write = aWrite(error, 1);
  await expect(settleWrite(write)).rejects.toBe(error);
  expect(write.lookUp).not.toHaveBeenCalled();
  expect(isRefusal(error)).toBe(true);
});

test('`repeat` does not send again if the result is found', async () => {
  const write = aWrite(null, 1, 'repeat');
  expect(await settleWrite(write)).toEqual({ isFound: true, results: 1 });
  expect(write.send).not.toHaveBeenCalled();
});

test('`repeat` sends if no result is found', async () => {
  const write = aWrite(null, 0, 'repeat');
  expect(await settleWrite(write)).toEqual({ isFound: false, answer: 'ok' });
});

test.each(['repeat', 'check'] as const)('the step %s sends nothing if reading fails', async (step) => {
  const unreadable = new NetworkError('/y', null);
  const write = aWrite(null, unreadable, step);
  await expect(settleWrite(write)).rejects.toMatchObject({ name: 'OutcomeUnknownError', cause: unreadable });
  expect(write.send).not.toHaveBeenCalled();
});

test('`check` sends nothing and throws a NotDoneError if no result is found', async () => {
  const write = aWrite(null, 0, 'check');
  await expect(settleWrite(write)).rejects.toMatchObject({ name: 'NotDoneError' });
  expect(write.send).not.toHaveBeenCalled();
});

test('looks up every status that is not in `refusals`', async () => {
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
])('hasBackendResponded for %s', (_name, error, expected) => {
  expect(hasBackendResponded(error)).toBe(expected);
});
