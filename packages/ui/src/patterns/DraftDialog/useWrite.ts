import type { Checkable } from '@selfservice/api/core/outbox/outbox';
import type { UseMutationOptions } from '@tanstack/react-query';
import { useMutation } from '@tanstack/react-query';
import { useNotify } from '../../environment/Environment.tsx';
import { useAttempts } from './useAttempts.ts';

/** Options of `useWrite`. */
export interface WriteOptions<Input, Result> {
  /** Returns the notification of success; null for none. */
  success: (result: Result, input: Input) => string | null;
  /** The title of the notification of a failure that is found out after the component has gone. */
  failed: string;
  /** Called when the write has succeeded while the component is rendered. */
  onDone: (result: Result, input: Input) => void;
  /** Whether an unknown outcome can be checked. Otherwise the next attempt sends its own input. Default true. */
  canCheck?: boolean;
}

/** A write and the state of its last attempt. */
export interface Write<Input> {
  /** Whether an attempt is under way. */
  isPending: boolean;
  /** The error of the last attempt; null if it did not fail. */
  error: Error | null;
  /** Whether the outcome is unknown, also while it is being checked: the next attempt only checks. */
  isUnknown: boolean;
  /** The input of the last attempt. */
  input: Input | undefined;
  /** Makes an attempt, unless one is under way. A failure is shown by `error`. */
  run: (input: Input) => void;
}

/**
 * Makes a write in any number of attempts. After an unknown outcome an attempt only checks, with the input that was sent; see
 * `useAttempts` for the checks that it makes by itself.
 */
export function useWrite<Input extends Checkable, Result>(
  mutation: UseMutationOptions<Result, Error, Input>,
  { success, failed, onDone, canCheck = true }: WriteOptions<Input, Result>,
): Write<Input> {
  const notify = useNotify();
  const { mutateAsync, isPending, error, variables } = useMutation(mutation);
  const attempts = useAttempts<Input, Result>({
    make: mutateAsync,
    failed,
    onDone(result, input, isLeft) {
      const message = success(result, input);
      if (message !== null) notify.success(message);
      if (!isLeft) onDone(result, input);
    },
  });
  const isUnknown = canCheck && attempts.isUnknown;
  return {
    isPending,
    error,
    isUnknown,
    input: variables,
    run: (input) => attempts.run(isUnknown && variables ? { ...variables, isCheck: true } : input),
  };
}
