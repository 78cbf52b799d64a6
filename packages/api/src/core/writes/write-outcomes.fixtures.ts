import type { CallName } from '@selfservice/mock-server/core/calls';
import type { Failure } from '@selfservice/mock-server/core/failure';
import { failing } from '@selfservice/mock-server/core/failure';
import { describe, expect, test } from 'vitest';
import type { SignedInTest } from '../signed-in.fixtures.ts';
import { aBackend } from '../signed-in.fixtures.ts';
import type { WriteStep } from './settle-write.ts';

/** A write against a mock backend. */
export interface WriteUnderTest {
  /** Makes one attempt. */
  write(step: WriteStep): Promise<unknown>;
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

const lost = ['network', '500', '504', 'portal', 'malformed'] as const;

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

  describe.each(lost)('after a lost response (%s)', (kind) => {
    test('a write that was done is found', async () => {
      using backend = aBackend({ failures: [fail(kind, true)] });
      const it = await begin(backend);
      await it.write('send');
      expect([it.isDone(), sentOf(backend)]).toEqual([true, 1]);
    });

    test('a write that was not done fails, and `repeat` does it once', async () => {
      using backend = aBackend({ failures: [fail(kind, false)] });
      const it = await begin(backend);
      await expect(it.write('send')).rejects.not.toMatchObject({ name: 'OutcomeUnknownError' });
      expect(it.isDone()).toBe(false);
      await it.write('repeat');
      expect([it.isDone(), sentOf(backend)]).toEqual([true, 2]);
    });
  });

  test('the outcome is unknown if reading again fails, and `check` finds the result', async () => {
    using backend = aBackend({ failures: [fail('504', true), readFails] });
    const it = await begin(backend);
    await expect(it.write('send')).rejects.toMatchObject({ name: 'OutcomeUnknownError' });
    await it.write('check');
    expect([it.isDone(), sentOf(backend)]).toEqual([true, 1]);
  });

  test('`check` reports a write that was not done, and sends nothing', async () => {
    using backend = aBackend({ failures: [fail('network', false), readFails] });
    const it = await begin(backend);
    await expect(it.write('send')).rejects.toMatchObject({ name: 'OutcomeUnknownError' });
    await expect(it.write('check')).rejects.toMatchObject({ name: 'NotDoneError' });
    expect([it.isDone(), sentOf(backend)]).toEqual([false, 1]);
  });

  test('a refusal is not looked up', async () => {
    using backend = aBackend({ failures: [fail('400', false), readFails] });
    const it = await begin(backend);
    await expect(it.write('send')).rejects.toMatchObject({ name: 'HttpError', status: 400 });
  });
}
