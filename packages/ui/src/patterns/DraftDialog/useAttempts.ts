import { toError } from '@selfservice/api/core/errors';
import { checkLater } from '@selfservice/api/core/outbox/check-later';
import type { Checkable } from '@selfservice/api/core/outbox/outbox';
import { isOutcomeUnknown } from '@selfservice/api/core/outbox/save-parts';
import { useEffect, useRef, useState } from 'react';
import { useClock, useNotify } from '../../environment/Environment.tsx';
import { useSingleFlight } from '../../environment/useSingleFlight.ts';

/** Options of `useAttempts`. */
export interface AttemptsOptions<Input, Result> {
  /** Makes an attempt; rejects if it fails. */
  make: (input: Input) => Promise<Result>;
  /** Called when an attempt has succeeded. `isLeft`: whether the component has gone meanwhile. */
  onDone: (result: Result, input: Input, isLeft: boolean) => void;
  /** Called when an attempt has failed, while the component is rendered. */
  onFailed?: ((error: unknown) => void) | undefined;
  /** The title of the notification of a failure that is found out after the component has gone. Default: the kind of error. */
  failed: string | undefined;
}

/**
 * Makes the attempts of a write, one at a time. After an unknown outcome it checks by itself when the call can no longer have an
 * effect, and reports the outcome even if the component has gone.
 */
export function useAttempts<Input extends Checkable, Result>(options: AttemptsOptions<Input, Result>) {
  const { make, onDone, onFailed, failed } = options;
  const clock = useClock();
  const notify = useNotify();
  const once = useSingleFlight();
  const [isUnknown, setUnknown] = useState(false);
  const isLeft = useRef(false);
  const stopChecking = useRef<(() => void) | null>(null);
  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
    };
  }, []);

  function fail(error: unknown, input: Input, isOwnCheck: boolean): void {
    setUnknown(isOutcomeUnknown(error));
    stopChecking.current = checkLater(clock, error, () => run({ ...input, isCheck: true }, true));
    if (!isLeft.current) onFailed?.(error);
    else if (isOwnCheck && !isOutcomeUnknown(error)) notify.error(toError(error), failed);
  }

  function run(input: Input, isOwnCheck = false): void {
    stopChecking.current?.();
    const finish = (result: Result) => {
      setUnknown(false);
      onDone(result, input, isLeft.current);
    };
    once(() => make(input).then(finish, (error: unknown) => fail(error, input, isOwnCheck)));
  }

  return {
    /** Whether the outcome is unknown, also while it is being checked. */
    isUnknown,
    /** Makes an attempt, unless one is under way. */
    run: (input: Input) => run(input),
  };
}
