import { useEffect, useRef, useState } from 'react';
import { useClock } from './Environment.tsx';

/**
 * A value once it has not changed for a while. One that need not wait is there at once.
 *
 * @param waitMs how long, in milliseconds of the environment's clock; 0 for at once
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
 * A function that calls back once it has not been called for a while, with what it was called with last; not any more
 * once the component has gone.
 *
 * @param waitMs how long, in milliseconds of the environment's clock; each call may name another wait
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
