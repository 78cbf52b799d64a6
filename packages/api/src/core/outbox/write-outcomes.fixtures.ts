import type { CallName } from '@selfservice/mock-server/core/calls';
import type { Failure } from '@selfservice/mock-server/core/failure';
import { failing } from '@selfservice/mock-server/core/failure';
import { expect, test } from 'vitest';
import type { SignedInTest } from '../signed-in.fixtures.ts';
import { aBackend } from '../signed-in.fixtures.ts';
import { attemptMs } from './attempt.ts';

/** A write against a mock backend. */
export interface WriteUnderTest {
  /** Makes one attempt. */
  write(): Promise<unknown>;
  /** Whether the mock backend has the result, read without a call. */
  isDone(): boolean;
}

/** The calls of a write. */
export interface WriteCalls {
  /** Makes the write. */
  write: CallName;
  /** Reads again. */
  read: CallName;
  /** The last part of the path of the write. */
  path: string;
}

/** The failures after which the backend may still be working. */
const unanswered = ['network', '504', 'portal'] as const;
const lost = [...unanswered, '500', 'malformed'] as const;

const unknown = { name: 'OutcomeUnknownError' };

/**
 * Declares tests that a write with a lost response is looked up: found, not done, or unknown.
 *
 * @param begin prepares the write on a fresh backend
 */
export function testOutcomes(
  { write, read, path }: WriteCalls,
  begin: (backend: SignedInTest) => Promise<WriteUnderTest> | WriteUnderTest,
): void {
  const sentOf = ({ sent }: SignedInTest) => sent.filter(({ call }) => call === path).length;
  const fail = (kind: Failure['kind'], isAfterWork: boolean) =>
    failing(write, kind, { occasion: 'once', isAfterWork });
  const readFails = failing(read, '500', { occasion: 'once' });

  test.each(lost)('a write whose response was lost (%s) is found', async (kind) => {
    using backend = aBackend({ failures: [fail(kind, true)] });
    const it = await begin(backend);
    await it.write();
    expect([it.isDone(), sentOf(backend)]).toEqual([true, 1]);
  });

  test.each(unanswered)('after %s a missing result is unknown for a minute, then sent once', async (kind) => {
    using backend = aBackend({ failures: [fail(kind, false)] });
    const it = await begin(backend);
    await expect(it.write()).rejects.toMatchObject(unknown);
    backend.clock.advance(attemptMs - 1);
    await expect(it.write()).rejects.toMatchObject(unknown);
    backend.clock.advance(1);
    await expect(it.write()).rejects.toMatchObject({ name: 'NotDoneError' });
    expect([it.isDone(), sentOf(backend)]).toEqual([false, 1]);
    await it.write();
    expect([it.isDone(), sentOf(backend)]).toEqual([true, 2]);
  });

  test('after a 500 a missing result is not done, and sent once by the next press', async () => {
    using backend = aBackend({ failures: [fail('500', false)] });
    const it = await begin(backend);
    await expect(it.write()).rejects.not.toMatchObject(unknown);
    expect(it.isDone()).toBe(false);
    await it.write();
    expect([it.isDone(), sentOf(backend)]).toEqual([true, 2]);
  });

  test('the outcome is unknown if reading again fails, and the next press finds the result', async () => {
    using backend = aBackend({ failures: [fail('504', true), readFails] });
    const it = await begin(backend);
    await expect(it.write()).rejects.toMatchObject(unknown);
    await it.write();
    expect([it.isDone(), sentOf(backend)]).toEqual([true, 1]);
  });

  test('a second press during the first one makes one call', async () => {
    using backend = aBackend();
    const it = await begin(backend);
    await Promise.all([it.write(), it.write()]);
    expect([it.isDone(), sentOf(backend)]).toEqual([true, 1]);
  });

  test('a refusal is reported', async () => {
    using backend = aBackend({ failures: [fail('400', false), readFails] });
    const it = await begin(backend);
    await expect(it.write()).rejects.toMatchObject({ name: 'HttpError', status: 400 });
  });
}
