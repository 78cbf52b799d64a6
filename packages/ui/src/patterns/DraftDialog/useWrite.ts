import { toError } from '@selfservice/api/core/errors';
import { checkLater } from '@selfservice/api/core/outbox/check-later';
import type { Checkable } from '@selfservice/api/core/outbox/outbox';
import { isOutcomeUnknown } from '@selfservice/api/core/outbox/save-parts';
import type { UseMutationOptions } from '@tanstack/react-query';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useClock, useNotify } from '../../environment/Environment.tsx';
import { useSingleFlight } from '../../environment/useSingleFlight.ts';

/** Options of `useWrite`. */
export interface WriteOptions<Input, Result> {
  /** Returns the notification of success; null for none. */
  success: (result: Result, input: Input) => string | null;
  /** The title of the notification of a failure that is found out after the component has gone. */
  failed: string;
  /** Called when the write has succeeded while the component is rendered. */
  onDone: (result: Result, input: Input) => void;
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
 * Makes a write in any number of attempts. After an unknown outcome an attempt only checks, with the input that was sent. It also
 * checks by itself when the call can no longer have an effect, and reports the outcome even if the user has left.
 */
export function useWrite<Input extends Checkable, Result>(
  mutation: UseMutationOptions<Result, Error, Input>,
  { success, failed, onDone }: WriteOptions<Input, Result>,
): Write<Input> {
  const clock = useClock();
  const notify = useNotify();
  const once = useSingleFlight();
  const { mutateAsync, isPending, error, variables } = useMutation(mutation);
  const [isUnknown, setUnknown] = useState(false);
  const isLeft = useRef(false);
  const stopChecking = useRef<(() => void) | null>(null);
  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
    };
  }, []);

  /** @param isLate whether the write checks by itself, so that its outcome is reported even if the user has left */
  async function attempt(input: Input, isLate = false): Promise<void> {
    stopChecking.current?.();
    try {
      const result = await mutateAsync(input);
      setUnknown(false);
      const message = success(result, input);
      if (message !== null) notify.success(message);
      if (!isLeft.current) onDone(result, input);
    } catch (thrown) {
      setUnknown(isOutcomeUnknown(thrown));
      stopChecking.current = checkLater(clock, thrown, () =>
        once(() => attempt({ ...input, isCheck: true }, true)),
      );
      if (isLate && isLeft.current && !isOutcomeUnknown(thrown)) notify.error(toError(thrown), failed);
    }
  }

  return {
    isPending,
    error,
    isUnknown,
    input: variables,
    run: (input) => once(() => attempt(isUnknown && variables ? { ...variables, isCheck: true } : input)),
  };
}
