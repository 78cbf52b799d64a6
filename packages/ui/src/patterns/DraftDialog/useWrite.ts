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
  /** Called once the write is done. */
  onDone?: (result: Result, input: Input) => void;
  /**
   * A text kept among the drafts from the first attempt until the write is done or refused. Where it was kept before a
   * reload, the first attempt reads before it sends.
   */
  sent?: { key: string; text: string };
}

/** A write and its last attempt. */
export interface Write<Input, Result> {
  /** Whether an attempt is under way. */
  isPending: boolean;
  /** Why the last attempt failed; null: it did not. */
  error: Error | null;
  /** Whether the outcome is not known, also while it is being checked: the next attempt sends nothing. */
  isUnknown: boolean;
  /** The step of the next attempt. */
  next: WriteStep;
  /** The input of the last attempt. */
  input: Input | undefined;
  /** Makes an attempt, unless one is under way. `error` says why it failed. */
  run: (input: Input) => void;
  /**
   * Makes an attempt and rejects where it fails. Its `step` is chosen, unless the input has one. The caller guards it
   * against a second press.
   */
  mutateAsync: (input: Input) => Promise<Result>;
  /** Forgets what is kept of an attempt: the user gives it up. */
  forget: () => void;
}

/**
 * Makes a write in as many attempts as the user wants. The first attempt sends; after a failure an attempt reads before it
 * sends again; an unknown outcome is checked, with the input that was sent.
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
      // A session that ended may have cut the call off.
      if (isRefusal(thrown) && !(thrown instanceof SessionEndedError)) forget();
      throw thrown;
    }
  }

  /** A failure is shown by `error`. */
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
