import { useEffect, useRef, useState } from 'react';
import { useClock } from './Environment.tsx';

/**
 * Returns a value after it has not changed for a while.
 *
 * @param waitMs the delay in milliseconds of the environment's clock; 0 for none
 */
export function useDebounced<Value extends string | number | boolean | null>(
  value: Value,
  waitMs: number,
): Value {
  const clock = useClock();
  const [debounced, setDebounced] = useState(value);
  useEffect(() => clock.after(waitMs, () => setDebounced(value)), [clock, value, waitMs]);
  return waitMs === 0 ? value : debounced;
}

/**
 * Returns a function that calls back with its last argument after it has not been called for a while. It never calls back
 * after the component is unmounted.
 *
 * @param waitMs the delay in milliseconds of the environment's clock; each call may pass another delay
 */
export function useDebouncedCallback<Argument>(
  callback: (argument: Argument) => void,
  waitMs: number,
): (argument: Argument, waitThisTimeMs?: number) => void {
  const clock = useClock();
  const cancel = useRef<() => void>(undefined);
  useEffect(() => () => cancel.current?.(), []);
  return (argument, waitThisTimeMs = waitMs) => {
    cancel.current?.();
    cancel.current = clock.after(waitThisTimeMs, () => callback(argument));
  };
}
