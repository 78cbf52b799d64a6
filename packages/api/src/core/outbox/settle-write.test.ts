import { createManualClock } from '@selfservice/mock-server/core/manual-clock';
import { describe, expect, test, vi } from 'vitest';
import {
  ContractError,
  HttpError,
  NetworkError,
  NotTheBackendError,
  SessionEndedError,
  TimeoutError,
} from '../errors.ts';
import { localDateTime } from '../local-date.ts';
import type { Attempt } from './attempt.ts';
import { attemptMs } from './attempt.ts';
import { HiddenResultError, isRefusal, settleWrite } from './settle-write.ts';
import type { SettledWrite } from './settle-write.ts';

const httpError = (status: number, body = '', contentType = 'application/json') =>
  new HttpError({ url: '/x', status, statusText: '', headers: { 'content-type': contentType }, body });

/** Errors without an answer of the backend, which may still be working. */
const unanswered = {
  'a lost connection': new NetworkError('/x', null),
  'a time-out': new TimeoutError('/x', 30_000),
  'a 504': httpError(504),
  'a 500 as an HTML page': httpError(500, '<!doctype html>', 'text/html'),
  'a 404 as an HTML page': httpError(404, '<!doctype html><p>Proxy', 'text/html'),
  'a page of a captive portal': new NotTheBackendError({
    url: '/x',
    method: 'POST',
    status: 200,
    reason: 'html',
    body: '<html>',
  }),
};

/** Errors of the backend after which its work is unknown. */
const answered = {
  'a 500': httpError(500),
  'a 204 instead of a body': httpError(204),
  'an unreadable response': new ContractError('POST /x', '', 'the answer is not JSON'),
};

const refused = {
  'a 400': httpError(400),
  'a 409': httpError(409),
  'a request that breaks the contract': new ContractError('POST /x', 'Value', 'not a number', true),
};

const unknown = { name: 'OutcomeUnknownError' };

/** A write that fails with `error`; its look-up finds `results` results or fails. */
function aWrite(
  error: Error | null,
  results: number | Error,
  more: Partial<Omit<SettledWrite<string>, 'clock' | 'send' | 'lookUp'>> = {},
) {
  const clock = createManualClock(localDateTime('2026-11-20T08:00:00'));
  const send = vi.fn<() => Promise<string>>(() => (error ? Promise.reject(error) : Promise.resolve('ok')));
  const lookUp = vi.fn<() => Promise<number>>(() =>
    results instanceof Error ? Promise.reject(results) : Promise.resolve(results),
  );
  return { clock, send, lookUp, attempt: null, ...more };
}

const openAt = (atMs: number): Attempt => ({ atMs, isOver: false });
const over: Attempt = { atMs: 0, isOver: true };

test('is done after a response of the backend, without reading again', async () => {
  const write = aWrite(null, 0);
  expect(await settleWrite(write)).toEqual({ isFound: false, answer: 'ok' });
  expect(write.lookUp).not.toHaveBeenCalled();
});

describe.each(Object.entries({ ...unanswered, ...answered }))('after %s', (_name, error) => {
  test.each([1, 2])('is done if %i results are found', async (results) => {
    const write = aWrite(error, results);
    expect(await settleWrite(write)).toEqual({ isFound: true, results });
  });

  test('throws an OutcomeUnknownError if reading again fails', async () => {
    const write = aWrite(error, new NetworkError('/y', null));
    const checkAtMs = write.clock.epochMs() + attemptMs;
    await expect(settleWrite(write)).rejects.toMatchObject({ ...unknown, cause: error, checkAtMs });
  });
});

test.each(Object.entries(unanswered))(
  'after %s a missing result is unknown',
  { tags: ['shell-61'] },
  async (_name, error) => {
    const write = aWrite(error, 0);
    const checkAtMs = write.clock.epochMs() + attemptMs;
    await expect(settleWrite(write)).rejects.toMatchObject({ ...unknown, cause: error, checkAtMs });
  },
);

test('a call that has taken a minute has no effect any more', async () => {
  const write = aWrite(null, 0);
  const error = new NetworkError('/x', null);
  write.send.mockImplementation(() => {
    write.clock.advance(attemptMs);
    return Promise.reject(error);
  });
  await expect(settleWrite(write)).rejects.toBe(error);
});

test.each(Object.entries(answered))('after %s a missing result is not done', async (_name, error) => {
  const write = aWrite(error, 0);
  await expect(settleWrite(write)).rejects.toBe(error);
});

test.each(Object.entries(refused))('%s is a refusal without looking up', async (_name, error) => {
  const write = aWrite(error, 1);
  await expect(settleWrite(write)).rejects.toBe(error);
  expect(write.lookUp).not.toHaveBeenCalled();
  expect(isRefusal(error)).toBe(true);
});

test('a write whose session has ended is not done, and read before it is sent again', async () => {
  const error = new SessionEndedError();
  const write = aWrite(error, 1);
  await expect(settleWrite(write)).rejects.toBe(error);
  expect(write.lookUp).not.toHaveBeenCalled();
});

test('a refusal of what is found is done', async () => {
  const write = aWrite(httpError(409), 1, { looksUpRefusals: true });
  expect(await settleWrite(write)).toEqual({ isFound: true, results: 1 });
});

test('an upload that the user has cancelled is not done', async () => {
  const error = new DOMException('', 'AbortError');
  const write = aWrite(error, 0);
  await expect(settleWrite(write)).rejects.toBe(error);
});

describe('after an earlier attempt', () => {
  test('nothing is sent if the result is found', async () => {
    const write = aWrite(null, 1, { attempt: over });
    expect(await settleWrite(write)).toEqual({ isFound: true, results: 1 });
    expect(write.send).not.toHaveBeenCalled();
  });

  test('nothing is sent for a minute, and a missing result is unknown', { tags: ['shell-61'] }, async () => {
    const write = aWrite(null, 0);
    const attempt = openAt(write.clock.epochMs());
    write.clock.advance(attemptMs - 1);
    await expect(settleWrite({ ...write, attempt })).rejects.toMatchObject(unknown);
    write.clock.advance(1);
    await expect(settleWrite({ ...write, attempt })).rejects.toMatchObject({ name: 'NotDoneError' });
    expect(write.send).not.toHaveBeenCalled();
  });

  test('a missing result is sent when it is over', async () => {
    const write = aWrite(null, 0, { attempt: over });
    expect(await settleWrite(write)).toEqual({ isFound: false, answer: 'ok' });
  });

  test.each([over, openAt(0)])('nothing is sent if reading fails: %o', async (attempt) => {
    const unreadable = new NetworkError('/y', null);
    const write = aWrite(null, unreadable, { attempt });
    await expect(settleWrite(write)).rejects.toMatchObject({ ...unknown, cause: unreadable });
    expect(write.send).not.toHaveBeenCalled();
  });

  test('a start in the future counts as recent, because the clock was set back', async () => {
    const write = aWrite(null, 0);
    const attempt = openAt(write.clock.epochMs() + 3_600_000);
    await expect(settleWrite({ ...write, attempt })).rejects.toMatchObject(unknown);
  });
});

test.each([null, over])('a check sends nothing: %o', async (attempt) => {
  const write = aWrite(null, 0, { attempt, isCheck: true });
  await expect(settleWrite(write)).rejects.toMatchObject({ name: 'NotDoneError' });
  expect(write.send).not.toHaveBeenCalled();
});

test('an outcome that nothing can show is not checked later', async () => {
  const error = new NetworkError('/x', null);
  await expect(settleWrite({ ...aWrite(error, 0), lookUp: null })).rejects.toMatchObject({
    ...unknown,
    checkAtMs: null,
  });
  const hidden = new HiddenResultError();
  await expect(settleWrite(aWrite(error, hidden))).rejects.toMatchObject({
    ...unknown,
    cause: hidden,
    checkAtMs: null,
  });
});

test('looks up every status that is not in `refusals`', async () => {
  const refusals = [400, 403];
  expect(await settleWrite(aWrite(httpError(404), 1, { refusals }))).toEqual({ isFound: true, results: 1 });
  await expect(settleWrite(aWrite(httpError(403), 1, { refusals }))).rejects.toMatchObject({ status: 403 });
});
