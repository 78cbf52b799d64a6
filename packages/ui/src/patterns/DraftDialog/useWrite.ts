import { OutcomeUnknownError, SessionEndedError } from '@selfservice/api/core/errors';
import { nextStep } from '@selfservice/api/core/writes/next-step';
import type { WriteStep } from '@selfservice/api/core/writes/settle-write';
import { isRefusal } from '@selfservice/api/core/writes/settle-write';
import type { UseMutationOptions } from '@tanstack/react-query';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useDrafts } from '../../environment/Environment.tsx';
import { useSingleFlight } from '../../environment/useSingleFlight.ts';

/** Options of `useWrite`. */
export interface WriteOptions<Input, Result> {
  /** Called when the write has succeeded. */
  onDone?: (result: Result, input: Input) => void;
  /**
   * A draft that marks the write as sent, stored from the first attempt until the write succeeds or is refused. If it is
   * found after a reload, the first attempt checks before it sends.
   */
  sent?: { key: string; text: string };
}

/** A write and the state of its last attempt. */
export interface Write<Input, Result> {
  /** Whether an attempt is under way. */
  isPending: boolean;
  /** The error of the last attempt; null if it did not fail. */
  error: Error | null;
  /** Whether the outcome is unknown, also while it is being checked: the next attempt only checks. */
  isUnknown: boolean;
  /** The step of the next attempt. */
  next: WriteStep;
  /** The input of the last attempt. */
  input: Input | undefined;
  /** Makes an attempt, unless one is under way. A failure is shown by `error`. */
  run: (input: Input) => void;
  /**
   * Makes an attempt and rejects if it fails. Sets the `step`, unless the input has one. The caller prevents a second
   * call while one is under way.
   */
  mutateAsync: (input: Input) => Promise<Result>;
  /** Removes the draft that marks the write as sent: the user gives up. */
  forget: () => void;
}

/**
 * Makes a write in any number of attempts. The first attempt sends; after a failure an attempt checks before it sends
 * again; after an unknown outcome an attempt only checks, with the input that was sent.
 */
export function useWrite<Input extends { step?: WriteStep }, Result>(
  mutation: UseMutationOptions<Result, Error, Input>,
  { onDone, sent }: WriteOptions<Input, Result> = {},
): Write<Input, Result> {
  const drafts = useDrafts();
  const once = useSingleFlight();
  const writing = useMutation(mutation);
  const [wasSent] = useState(() => sent !== undefined && drafts.read(sent.key) !== null);
  const { error, variables } = writing;
  const isUnknown =
    error instanceof OutcomeUnknownError || (writing.isPending && variables?.step === 'check');
  const forget = () => {
    if (sent) drafts.remove(sent.key);
  };

  const next = error === null && wasSent ? 'repeat' : nextStep(error);

  async function mutateAsync(input: Input): Promise<Result> {
    const isCheck = next === 'check' && variables !== undefined;
    const attempted = isCheck ? variables : input;
    const step = isCheck ? next : (input.step ?? next);
    if (sent) drafts.write(sent.key, sent.text);
    try {
      const result = await writing.mutateAsync({ ...attempted, step });
      forget();
      onDone?.(result, attempted);
      return result;
    } catch (thrown) {
      // The end of the session may have aborted the call, so the outcome is unknown.
      if (isRefusal(thrown) && !(thrown instanceof SessionEndedError)) forget();
      throw thrown;
    }
  }

  /** Makes an attempt and ignores the rejection, because `error` shows the failure. */
  async function attempt(input: Input): Promise<void> {
    try {
      await mutateAsync(input);
    } catch {
      return;
    }
  }

  return {
    isPending: writing.isPending,
    error,
    isUnknown,
    next,
    input: variables,
    run: (input) => once(() => attempt(input)),
    mutateAsync,
    forget,
  };
}
